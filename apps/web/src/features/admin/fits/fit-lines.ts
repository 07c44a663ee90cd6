import type { CatalogueFits } from '@quietsite/domain';

export const fitDatabases = ['method-fits', 'equipment-classes', 'static-plant'] as const;
export type FitDatabase = (typeof fitDatabases)[number];

export const FIT_COLUMNS = {
  'method-fits': ['method', 'work', 'activity', 'machine', 'note', 'source'],
  'equipment-classes': ['machine', 'class', 'duty', 'work', 'activity', 'source'],
  'static-plant': ['machine', 'enclosure', 'source'],
} as const;

export interface FitLine {
  readonly id: number;
  readonly cells: readonly string[];
}

/** "All" is written out, because an empty cell would look like an omission. */
interface EveryTexts {
  readonly every: string;
  readonly everyReplaced: string;
}

const describe = ({ officialId, equipmentName }: { readonly officialId: string; readonly equipmentName: string }) =>
  `${officialId} ${equipmentName}`.trim();

/** The readable lines of a list, with the texts of its columns. */
export function listFitLines(lists: CatalogueFits, database: FitDatabase, words: EveryTexts): readonly FitLine[] {
  const orEvery = (text: string) => text || words.every;
  switch (database) {
    case 'method-fits':
      return lists.methods.map(({ id, methodName, note, source, ...line }) => ({
        id,
        cells: [
          ...[methodName, orEvery(line.constructionWork), orEvery(line.activity)],
          ...[describe(line) || words.everyReplaced, note, source],
        ],
      }));
    case 'equipment-classes':
      return lists.classes.map(({ id, className, duty, source, ...line }) => ({
        id,
        cells: [describe(line), className, duty, orEvery(line.constructionWork), orEvery(line.activity), source],
      }));
    case 'static-plant':
      return lists.staticPlant.map(({ id, enclosureDba, source, ...line }) => ({
        id,
        cells: [describe(line), String(enclosureDba), source],
      }));
  }
}
