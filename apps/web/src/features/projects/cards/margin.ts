import { displayJudged, type LevelSummary } from '@quietsite/domain';

type Worst = NonNullable<LevelSummary['worst']>;

/** The margin between a displayed level and its criterion, with as many decimals as the level. */
export function describeMargin({ level, criterion }: Pick<Worst, 'level' | 'criterion'>) {
  const shown = displayJudged(level, criterion);
  const margin = Number(shown) - criterion;
  const text = Math.abs(margin).toFixed(shown.split('.')[1]?.length ?? 1);
  return { side: Number(text) === 0 ? 'at' : margin > 0 ? 'above' : 'below', text } as const;
}

/** For sorting: projects without levels come last in either order. */
export const marginOf = (levels: LevelSummary | null | undefined): number | null =>
  levels?.worst ? levels.worst.level - levels.worst.criterion : null;
