import { type CatalogueItem, findItem, searchCatalogue, splitOfficialId } from '@quietsite/domain';

/** What a search offers: entries of the catalogue, and last the typed name itself where no entry has it (EQUIP-10). */
export type CatalogueOption =
  | { readonly kind: 'item'; readonly item: CatalogueItem; readonly nickname: string | null }
  | { readonly kind: 'other'; readonly name: string };

export const MAX_OPTIONS = 50;

export function listOptions(items: readonly CatalogueItem[], text: string): readonly CatalogueOption[] {
  const name = text.trim();
  const hits = searchCatalogue(items, name, MAX_OPTIONS);
  const found = hits.map((hit): CatalogueOption => ({ kind: 'item', ...hit }));
  if (name === '' || findItem(items, splitOfficialId(name))) return found;
  return [...found, { kind: 'other', name }];
}

/** Which option Enter adds: the first of a search, none while nothing is typed and no key was pressed. */
export const firstActive = (text: string): number => (text.trim() === '' ? -1 : 0);

/** The next one up or down, from the last to the first and back. */
export function moveActive(active: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (active < 0) return step > 0 ? 0 : count - 1;
  return (active + step + count) % count;
}
