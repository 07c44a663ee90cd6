import { OpenStore } from '../../lib/store.ts';
import type { WirePoint } from '../../map/view/wire-point.ts';

/** The item under the pointer or focus in the results, shown on the map. */
export type ResultsMark =
  | { readonly kind: 'receiver'; readonly pointId: number }
  | { readonly kind: 'activity'; readonly zoneId: number }
  | {
      readonly kind: 'equipment';
      readonly zoneId: number;
      readonly name: string;
      readonly position: WirePoint | null;
    };

/** Outside the panel, so pointing at a row redraws only the mark. */
export const resultsMark = new OpenStore<ResultsMark | null>(null);

/** Pointer and keyboard focus both set the mark. */
export const marking = (mark: ResultsMark) => ({
  onPointerEnter: () => resultsMark.set(mark),
  onPointerLeave: () => resultsMark.set(null),
  onFocus: () => resultsMark.set(mark),
  onBlur: () => resultsMark.set(null),
});
