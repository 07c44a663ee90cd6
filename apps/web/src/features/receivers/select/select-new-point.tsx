import { Button, TextInput } from '@mantine/core';
import {
  FAR_FROM_BUILDING_METRES,
  listNewPointProblems,
  MAX_RECEIVER_NAME_LENGTH,
  nextReceiverName,
  type ReceiverProblem,
  readCriterion,
} from '@quietsite/domain';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatGrid } from '../../../lib/format.ts';
import type { Points } from '../../../project/receivers/point-edits.ts';
import { AppModal } from '../../../ui/dialogs/app-modal.tsx';
import { initialCriterion } from '../building-near.ts';
import classes from './select.module.css';
import type { NewPoint, PointModes } from './use-point-modes.ts';

interface NewPointFormProps {
  readonly newPoint: NewPoint;
  readonly points: Points;
  readonly modes: PointModes;
}

/** A new point needs a name and criteria. Both are suggested (NSR-15 to NSR-18, Q14). */
export function NewPointForm({ newPoint: { position, building }, points, modes }: NewPointFormProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(() => nextReceiverName(points.map((point) => point.name)));
  const [criterion, setCriterion] = useState(() => String(initialCriterion(building)));
  const problems = listNewPointProblems({ name, criterion });
  const problemOf = (...ours: ReceiverProblem[]) => {
    const problem = ours.find((one) => problems.includes(one));
    return problem && t(`select.problem.${problem}`);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problems.length === 0) modes.add(name, readCriterion(criterion));
  };
  return (
    <AppModal isOpen title={t('select.newTitle')} onClose={modes.cancelNewPoint}>
      <form className={classes.form} onSubmit={submit}>
        <dl className={classes.facts}>
          <dt>{t('select.building')}</dt>
          <dd>{building?.buildingName ?? t('select.noBuilding', { metres: FAR_FROM_BUILDING_METRES })}</dd>
          <dt>{t('select.place')}</dt>
          <dd>{t('select.grid', { east: formatGrid(position[0]), north: formatGrid(position[1]) })}</dd>
        </dl>
        <TextInput
          data-autofocus
          label={t('select.name')}
          maxLength={MAX_RECEIVER_NAME_LENGTH}
          value={name}
          error={problemOf('NAME_MISSING', 'NAME_TOO_LONG')}
          errorProps={{ role: 'alert' }}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          label={t('select.criterion')}
          inputMode="decimal"
          value={criterion}
          error={problemOf('CRITERION_MISSING', 'CRITERION_OUT_OF_RANGE')}
          errorProps={{ role: 'alert' }}
          onChange={(event) => setCriterion(event.currentTarget.value)}
        />
        <div className={classes.answers}>
          <Button variant="default" onClick={modes.cancelNewPoint}>
            {t('select.cancel')}
          </Button>
          <Button type="submit" disabled={problems.length > 0}>
            {t('select.add')}
          </Button>
        </div>
      </form>
    </AppModal>
  );
}
