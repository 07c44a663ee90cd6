import { type CatalogueItem, findItem, searchCatalogue, splitOfficialId } from '@quietsite/domain';

/** Search options: catalogue entries and, if none has the typed name, the name itself last (EQUIP-10). */
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

/** The option that Enter adds: the first match, or none while the field is blank and no key was pressed. */
export const firstActive = (text: string): number => (text.trim() === '' ? -1 : 0);

/** The next or previous option, wrapping around. */
export function moveActive(active: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (active < 0) return step > 0 ? 0 : count - 1;
  return (active + step + count) % count;
}
