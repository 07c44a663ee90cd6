import { VERDICTS, type Verdict } from '@quietsite/domain';

/** The receivers that the results list, on the panel and on the map. */
export type ResultsFilter = 'all' | Verdict;

/** Query parameter, so that a reload or a shared link shows the same results. */
export const RESULTS_PARAMETER = 'results';

const filters: readonly ResultsFilter[] = ['all', ...VERDICTS];

/** Null if the results panel is closed. */
export const readResultsFilter = (text: string | null): ResultsFilter | null =>
  filters.find((filter) => filter === text) ?? null;
