import { Button, Group, NativeSelect } from '@mantine/core';
import type { CatalogueWork } from '@quietsite/contracts';
import { hongKongToday, type ScheduledTask } from '@quietsite/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GanttZone } from '../gantt/gantt-lines.ts';
import { WorksActivities } from './works-activities.tsx';
import { chooseZoneAndWork, listChosen, listOffers, startChoice, tick } from './works-choice.ts';
import { WorksDates } from './works-dates.tsx';
import classes from './works-dialog.module.css';

interface WorksFormProps {
  readonly works: readonly CatalogueWork[];
  readonly zones: readonly GanttZone[];
  readonly firstZone: GanttZone;
  readonly tasks: readonly ScheduledTask[];
  readonly onAdd: (tasks: readonly Omit<ScheduledTask, 'id'>[]) => void;
  readonly onClose: () => void;
}

export function WorksForm({ works, zones, firstZone, tasks, onAdd, onClose }: WorksFormProps) {
  const { t } = useTranslation();
  const context = useMemo(() => ({ works, tasks }), [works, tasks]);
  const [choice, setChoice] = useState(() => startChoice(context, firstZone.id, hongKongToday(new Date())));
  const offers = listOffers(context, choice.zoneId, choice.workName);
  const chosen = listChosen(choice, offers);
  // With one zone, the first thing to choose is the construction work.
  const isZoneGiven = zones.length === 1;
  const choose = (zoneId: number, workName: string) => setChoice(chooseZoneAndWork(choice, context, zoneId, workName));
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length === 0) return;
        onAdd(chosen);
        onClose();
      }}
    >
      <div className={classes.pair}>
        <NativeSelect
          size="xs"
          label={t('gantt.works.zone')}
          {...(isZoneGiven ? {} : { 'data-autofocus': true })}
          value={choice.zoneId}
          data={zones.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(event) => choose(Number(event.currentTarget.value), choice.workName)}
        />
        <NativeSelect
          size="xs"
          label={t('gantt.works.work')}
          {...(isZoneGiven ? { 'data-autofocus': true } : {})}
          value={choice.workName}
          data={works.map(({ name }) => name)}
          onChange={(event) => choose(choice.zoneId, event.currentTarget.value)}
        />
      </div>
      <WorksActivities
        offers={offers}
        ticked={choice.ticked}
        onTick={(names, isTicked) => setChoice(tick(choice, names, isTicked))}
      />
      <WorksDates choice={choice} onChange={setChoice} />
      <p className={classes.hint}>{t('gantt.works.equipment')}</p>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('gantt.works.cancel')}
        </Button>
        <Button type="submit" disabled={chosen.length === 0}>
          {t('gantt.works.add', { count: chosen.length })}
        </Button>
      </Group>
    </form>
  );
}
