import { Button, TextInput } from '@mantine/core';
import { type Hk80Point, hk80 } from '@quietsite/geometry';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatGrid } from '../../../lib/format.ts';
import type { DraftPoint } from '../../../project/receivers/receivers-draft.ts';
import { AppModal } from '../../../ui/dialogs/app-modal.tsx';
import { findPositionProblem, readGrid } from '../../../ui/grid-position.ts';
import { describePoint } from '../describe-point.ts';
import classes from './select.module.css';
import type { PointModes } from './use-point-modes.ts';

/** Moves a point without a pointer, by typing its position (U58). */
export function PositionForm({ point, modes }: { readonly point: DraftPoint; readonly modes: PointModes }) {
  const { t } = useTranslation();
  const name = describePoint(t, point);
  const errorId = useId();
  const close = () => modes.typePosition(null);
  const form = useTypedPosition(point.position, (position) => {
    close();
    void modes.move(point.pointId, position);
  });
  return (
    <AppModal isOpen title={t('select.placeTitle', { name })} onClose={close}>
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <p className={classes.hint}>{t('select.placeHint')}</p>
        {(['easting', 'northing'] as const).map((axis) => (
          <TextInput
            key={axis}
            data-autofocus={axis === 'easting' || undefined}
            label={t(`siteDetail.${axis}Of`, { name })}
            inputMode="decimal"
            value={form.typed[axis]}
            error={form.isWrong(axis)}
            aria-describedby={form.refusal ? errorId : undefined}
            onChange={(event) => form.type({ ...form.typed, [axis]: event.currentTarget.value })}
          />
        ))}
        {form.refusal && (
          <p id={errorId} className={classes.fault} role="alert">
            {form.refusal}
          </p>
        )}
        <div className={classes.answers}>
          <Button variant="default" onClick={close}>
            {t('select.cancel')}
          </Button>
          <Button type="submit">{t('select.move')}</Button>
        </div>
      </form>
    </AppModal>
  );
}

function useTypedPosition(position: Hk80Point, onPlace: (position: Hk80Point) => void) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(() => ({ easting: formatGrid(position[0]), northing: formatGrid(position[1]) }));
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Submitting an implausible position a second time confirms it. */
  const [isDoubted, setDoubted] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [easting, northing] = [readGrid(typed.easting), readGrid(typed.northing)];
    if (easting === null || northing === null) return setRefusal(t('siteDetail.notGrid'));
    const typedPosition = hk80(easting, northing);
    const problem = findPositionProblem(typedPosition, position);
    if (problem === null || (problem === 'doubtful' && isDoubted)) return onPlace(typedPosition);
    setDoubted(problem === 'doubtful');
    setRefusal(t(`site.place.${problem}`));
  };
  const type = (next: typeof typed) => {
    setTyped(next);
    setRefusal(null);
    setDoubted(false);
  };
  /** If only one of the two is not a number, only that one is marked as wrong. Otherwise both are. */
  const areNumbers = readGrid(typed.easting) !== null && readGrid(typed.northing) !== null;
  const isWrong = (axis: keyof typeof typed) => refusal !== null && (areNumbers || readGrid(typed[axis]) === null);
  return { typed, refusal, isWrong, type, submit };
}
