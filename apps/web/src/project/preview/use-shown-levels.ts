import type { CalculationResults, CalculationRun } from '@quietsite/contracts';
import type { DayString } from '@quietsite/domain';
import { useMemo } from 'react';
import { useOpenProject, useResults } from '../../session/use-open-project.ts';
import { useRun } from '../../session/use-run.ts';
import type { LevelMap } from '../../workers/level-map.ts';
import { usePreview } from './preview-provider.tsx';
import type { PreviewState } from './preview-store.ts';

export interface ShownLevels {
  /**
   * stored: from the finished run of the stored project. preview: calculated in the page until there is such a run.
   * day: levels of one day.
   */
  readonly kind: 'none' | 'stored' | 'preview' | 'day';
  readonly levels: LevelMap;
  readonly day: DayString | null;
  /** True if no finished run has this input; levels of one day can also be a preview. */
  readonly isPreview: boolean;
  readonly isCalculating: boolean;
}

const NO_LEVELS: LevelMap = new Map();

/** The levels shown by map, popups and tables. */
export function useShownLevels(): ShownLevels {
  const preview = usePreview();
  const stored = useStoredLevels();
  return useMemo(() => chooseLevels(preview, stored), [preview, stored]);
}

/** The highest levels over all days, whatever day the map shows. */
export function useHighestLevels(): ShownLevels {
  const preview = usePreview();
  const stored = useStoredLevels();
  return useMemo(() => chooseLevels({ ...preview, day: null }, stored), [preview, stored]);
}

/** Null unless there are results for the project as it is stored now. */
function useStoredLevels(): LevelMap | null {
  const isCalculated = useOpenProject().data?.isCalculated === true;
  const results = useResults().data;
  const run = useRun().data;
  return useMemo(() => {
    if (!isCalculated || !results || isOutdated(results, run)) return null;
    return new Map(results.receivers.map((level) => [level.pointId, level]));
  }, [isCalculated, results, run]);
}

/** True if a newer run has finished and its results are still loading. */
export function isOutdated({ run }: CalculationResults, newest: CalculationRun | null | undefined): boolean {
  return newest?.status === 'done' && newest.id > run.id;
}

export function chooseLevels(preview: PreviewState, stored: LevelMap | null): ShownLevels {
  const { day, dayLevels, levels, isEdited, isCalculating } = preview;
  const isPreview = stored === null || isEdited;
  if (day !== null && dayLevels !== null) return { kind: 'day', levels: dayLevels, day, isPreview, isCalculating };
  if (stored !== null && (!isEdited || levels === null))
    return { kind: 'stored', levels: stored, day: null, isPreview: false, isCalculating: isCalculating && isEdited };
  if (levels !== null) return { kind: 'preview', levels, day: null, isPreview: true, isCalculating };
  return { kind: 'none', levels: NO_LEVELS, day: null, isPreview: false, isCalculating };
}
