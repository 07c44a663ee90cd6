import { Button, Group, SegmentedControl, TextInput } from '@mantine/core';
import {
  applyComparison,
  compareProgrammes,
  declineUnknown,
  type IncomingTask,
  MAX_TASKS,
  type ProgrammeComparison,
  type ScheduledTask,
} from '@quietsite/domain';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './import.module.css';
import {
  countComparison,
  listEntries,
  listLines,
  SECTIONS,
  type Section,
  updateDeclined,
} from './import-comparison-lines.ts';
import { ImportComparisonList } from './import-comparison-list.tsx';
import type { ImportZone } from './import-plan.ts';
import { ImportStep } from './import-step.tsx';
import { describeComparison } from './import-summary.ts';

interface ImportComparisonProps {
  readonly zones: readonly ImportZone[];
  readonly tasks: readonly ScheduledTask[];
  readonly incoming: readonly IncomingTask[];
  readonly rowCounts: ReadonlyMap<number, number>;
  readonly onBack: () => void;
  readonly onClose: () => void;
  readonly onApply: (next: readonly ScheduledTask[], summary: string) => void;
}

/** A preview of the update. Each addition, change and removal can be declined. */
export function ImportComparison(props: ImportComparisonProps) {
  const { zones, tasks, incoming, rowCounts, onBack, onClose, onApply } = props;
  const { t } = useTranslation();
  const comparison = useMemo(() => compareProgrammes(tasks, incoming), [tasks, incoming]);
  const [declined, setDeclined] = useState(() => declineUnknown(comparison, incoming));
  const counts = useMemo(
    () => countComparison(tasks, comparison, declined, rowCounts),
    [tasks, comparison, declined, rowCounts],
  );
  const zoneNames = useMemo(() => new Map(zones.map(({ id, name }) => [id, name])), [zones]);
  const onTick = useCallback(
    (section: Section, ids: readonly number[], isTicked: boolean) =>
      setDeclined((before) => updateDeclined(before, section, ids, isTicked)),
    [],
  );
  const choice = useMemo(() => ({ zoneNames, rowCounts, declined, onTick }), [zoneNames, rowCounts, declined, onTick]);
  const summary = describeComparison(t, counts);
  const countAfter = tasks.length + counts.added - counts.removed;
  const hasChange = counts.added + counts.changed + counts.removed > 0 || hasSourceIds(comparison);
  return (
    <ImportStep label={t('programmeImport.comparison.table')}>
      <Differences comparison={comparison} zoneNames={zoneNames} choice={choice} />
      <p className={classes.counts} role="status">
        {summary}.
        {counts.lostRows > 0 && <strong> {t('programmeImport.comparison.lost', { count: counts.lostRows })}</strong>}
      </p>
      {countAfter > MAX_TASKS && (
        <p className={classes.refusal} role="alert">
          {t('programmeImport.tooMany', { count: countAfter, most: MAX_TASKS })}
        </p>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onBack} mr="auto">
          {t('programmeImport.back')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('programmeImport.cancel')}
        </Button>
        <Button
          disabled={!hasChange || countAfter > MAX_TASKS}
          onClick={() => onApply(applyComparison(tasks, comparison, declined), summary)}
        >
          {t('programmeImport.update')}
        </Button>
      </Group>
    </ImportStep>
  );
}

const hasSourceIds = ({ same }: ProgrammeComparison): boolean =>
  same.some(({ before, after }) => before.sourceId !== after.sourceId);

interface DifferencesProps {
  readonly comparison: ProgrammeComparison;
  readonly zoneNames: ReadonlyMap<number, string>;
  readonly choice: Parameters<typeof ImportComparisonList>[0]['choice'];
}

function Differences({ comparison, zoneNames, choice }: DifferencesProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Section | 'all'>('all');
  const [filter, setFilter] = useState('');
  const entries = useMemo(() => listEntries(comparison), [comparison]);
  const lines = useMemo(() => listLines(entries, zoneNames, shown, filter), [entries, zoneNames, shown, filter]);
  if (entries.length === 0) {
    return (
      <p className={classes.counts}>
        {t('programmeImport.comparison.nothing')}
        {hasSourceIds(comparison) && ` ${t('programmeImport.comparison.sourceOnly')}`}
      </p>
    );
  }
  const heading = (section: Section) =>
    t('programmeImport.comparison.heading', {
      title: t(`programmeImport.comparison.${section}`),
      count: comparison[section].length,
    });
  return (
    <>
      <div className={classes.tools}>
        <SegmentedControl
          size="xs"
          aria-label={t('programmeImport.comparison.show')}
          value={shown}
          onChange={(value) => setShown(value as Section | 'all')}
          data={[
            { value: 'all', label: t('programmeImport.comparison.all') },
            ...SECTIONS.map((section) => ({ value: section, label: heading(section) })),
          ]}
        />
        <TextInput
          type="search"
          aria-label={t('programmeImport.comparison.filter')}
          placeholder={t('programmeImport.comparison.filter')}
          value={filter}
          onChange={({ currentTarget: { value } }) => setFilter(value)}
        />
      </div>
      <ImportComparisonList lines={lines} choice={choice} />
    </>
  );
}
