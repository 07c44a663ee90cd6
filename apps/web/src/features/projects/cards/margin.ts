import { displayJudged, type LevelSummary } from '@quietsite/domain';

type Worst = NonNullable<LevelSummary['worst']>;

/** The distance between a level as shown and its criterion, with as many decimals as the level. */
export function describeMargin({ level, criterion }: Pick<Worst, 'level' | 'criterion'>) {
  const shown = displayJudged(level, criterion);
  const margin = Number(shown) - criterion;
  const text = Math.abs(margin).toFixed(shown.split('.')[1]?.length ?? 1);
  return { side: Number(text) === 0 ? 'at' : margin > 0 ? 'above' : 'below', text } as const;
}

/** For the order of a list: what is not calculated comes last, whichever way. */
export const marginOf = (levels: LevelSummary | null | undefined): number | null =>
  levels?.worst ? levels.worst.level - levels.worst.criterion : null;
