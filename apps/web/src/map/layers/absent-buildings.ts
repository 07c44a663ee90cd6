import type Feature from 'ol/Feature.js';
import Style, { type StyleLike } from 'ol/style/Style.js';
import { Store } from '../../lib/store.ts';

/** The buildings that do not stand on the day shown: no layer draws them. */
class AbsentBuildings extends Store<ReadonlySet<number>> {
  constructor() {
    super(new Set());
  }

  /** The same buildings notify no one, so that a slider only redraws when one comes or goes. */
  show(ids: readonly number[]): void {
    const next = new Set(ids);
    if (next.size !== this.state.size || ids.some((id) => !this.state.has(id))) this.set(next);
  }
}

export const absentBuildings = new AbsentBuildings();

const nothing = new Style();

/** Hides and shows buildings; tells whether any has changed. */
export function showStanding(
  buildings: readonly { readonly feature: Feature; readonly style: StyleLike }[],
  absent: ReadonlySet<number>,
): boolean {
  let hasChanged = false;
  for (const { feature, style } of buildings) {
    const shown = absent.has(Number(feature.get('id'))) ? nothing : style;
    if (feature.getStyle() === shown) continue;
    feature.setStyle(shown);
    hasChanged = true;
  }
  return hasChanged;
}
