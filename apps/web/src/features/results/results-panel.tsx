import { Button } from '@mantine/core';
import { type ResultOverview, resultOverviewSchema } from '@quietsite/contracts';
import type { StepPlace } from '@quietsite/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { requestJson } from '../../lib/api-client.ts';
import { hasCode } from '../../lib/api-error.ts';
import { formatInstantMinute } from '../../lib/format.ts';
import { useIsProjectReadonly } from '../../session/lease/use-lease.ts';
import { projectKey } from '../../session/project-queries.ts';
import type { ResultsFilter } from '../../session/results/results-address.ts';
import { useOpenProjectId, useProjectMap } from '../../session/use-open-project.ts';
import { useFocusReturn } from '../../ui/focus/focus-return.ts';
import { SidePanel } from '../../ui/panels/side-panel.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import { ExceedanceSection } from './exceedance-section.tsx';
import { NextFoot } from './next-foot.tsx';
import { OutdatedNote } from './outdated-note.tsx';
import classes from './results.module.css';
import { resultsMark } from './results-mark.ts';
import { ResultsMarks } from './results-marks.tsx';
import { ShareSection } from './share-section.tsx';
import { VerdictFilter } from './verdict-filter.tsx';
import { WorstSection } from './worst-section.tsx';

const WIDTH = 420;

/** Under the project's key, because the end of a run and a save must refresh it. */
const overviewQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'overview'],
    queryFn: ({ signal }): Promise<ResultOverview> =>
      requestJson(`/api/projects/${projectId}/results/overview`, resultOverviewSchema, { signal }),
  });

interface ResultsPanelProps {
  readonly filter: ResultsFilter;
  /** Null closes the panel. */
  readonly onFilter: (filter: ResultsFilter | null) => void;
  readonly onGo: (place: StepPlace) => void;
  readonly onCalculate: () => void;
}

/**
 * The results of the newest calculation, next to the map. Nothing covers them, and pointing at a row marks it on the
 * map.
 */
export function ResultsPanel({ filter, onFilter, onGo, onCalculate }: ResultsPanelProps) {
  const { t } = useTranslation();
  const overview = useQuery(overviewQuery(useOpenProjectId() ?? 0));
  const isReadonly = useIsProjectReadonly();
  const { data } = overview;
  const isUncalculated = hasCode(overview.error, 'NOT_CALCULATED');
  const calculate = isReadonly ? null : onCalculate;
  useFocusReturn(true, '[data-results]');
  useEffect(() => () => resultsMark.set(null), []);
  return (
    <SidePanel
      title={t('overview.title')}
      note={data?.isCurrent && t('overview.time', { time: formatInstantMinute(data.calculatedAt) })}
      width={WIDTH}
      isFull
      onClose={() => onFilter(null)}
      footer={data && <NextFoot onGo={onGo} />}
    >
      {data && !isUncalculated && (
        <Results overview={data} filter={filter} onFilter={onFilter} onGo={onGo} onCalculate={calculate} />
      )}
      {isUncalculated && (
        <EmptyState title={t('overview.none')} hint={t('overview.noneHint')}>
          {calculate && <Button onClick={calculate}>{t('menu.calculateNoise')}</Button>}
        </EmptyState>
      )}
      {!data && !isUncalculated && <QueryState query={overview} />}
    </SidePanel>
  );
}

interface ResultsProps extends Omit<ResultsPanelProps, 'onCalculate'> {
  readonly overview: ResultOverview;
  readonly onCalculate: (() => void) | null;
}

function Results({ overview, filter, onFilter, onGo, onCalculate }: ResultsProps) {
  return (
    <div className={classes.results}>
      <OutdatedNote overview={overview} onCalculate={onCalculate} />
      <VerdictFilter overview={overview} filter={filter} onFilter={onFilter} />
      <WorstSection overview={overview} filter={filter} />
      <ExceedanceSection days={overview.days} />
      <ShareSection contributions={overview.contributions} onGo={onGo} />
      <ResultsMarks projectMap={useProjectMap().data} />
    </div>
  );
}
