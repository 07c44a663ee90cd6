import { boundingExtent, type Extent, getHeight, getWidth, intersects } from 'ol/extent.js';
import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import type Style from 'ol/style/Style.js';
import { CENTRE_NAME, type NamedCentre, zoneNameStyle } from '../styles/project-styles.ts';
import { RECEIVER_CANVAS } from '../view/map-canvas.ts';
import { measureWidth } from '../view/measure-width.ts';
import { toMap } from '../view/projection.ts';
import { NAME_RANKS, NAMES } from './name-ranks.ts';
import { CROWD_SIZE, listVisibleNames, shownName } from './zone-name.ts';

const measure = (text: string) => measureWidth(text, CENTRE_NAME.font);

export const zoneExtent = ({ outline }: NamedCentre): Extent => boundingExtent((outline[0] ?? []).map(toMap));

/** The name of a zone as shown at a scale. */
export function zoneNameAt(
  { name, isWhole = false }: Pick<NamedCentre, 'name' | 'isWhole'>,
  extent: Extent,
  resolution: number,
  isCrowded: boolean,
): string | null {
  const box = { name, isWhole, width: getWidth(extent) / resolution, height: getHeight(extent) / resolution };
  return shownName(box, isCrowded, measure);
}

interface ZoneNames {
  readonly layer: VectorLayer;
  /** Called when the visible extent changes. */
  readonly follow: (view: Extent) => void;
}

/** Which names are shown depends on the scale and is computed once for each; dragging the map computes nothing new. */
export function createZoneNames(zones: readonly NamedCentre[]): ZoneNames {
  const extents = zones.map(zoneExtent);
  let isCrowded = zones.length > CROWD_SIZE;
  let last: { readonly resolution: number; readonly isCrowded: boolean; readonly styles: NameStyles } | null = null;
  const stylesAt = (resolution: number): NameStyles => {
    if (last?.resolution !== resolution || last.isCrowded !== isCrowded)
      last = { resolution, isCrowded, styles: createStyles(zones, extents, resolution, isCrowded) };
    return last.styles;
  };
  const features = zones.map(({ centre }, index) => {
    const feature = new Feature(new Point(toMap(centre)));
    feature.setStyle((_, resolution) => stylesAt(resolution)[index]);
    return feature;
  });
  const layer = new VectorLayer({
    className: RECEIVER_CANVAS,
    zIndex: NAME_RANKS.zone,
    declutter: NAMES,
    source: new VectorSource({ features }),
    updateWhileAnimating: true,
    updateWhileInteracting: true,
  });
  const follow = (view: Extent) => {
    const isNow = zones.length > CROWD_SIZE && extents.filter((extent) => intersects(extent, view)).length > CROWD_SIZE;
    if (isNow === isCrowded) return;
    isCrowded = isNow;
    layer.changed();
  };
  return { layer, follow };
}

type NameStyles = readonly (Style | undefined)[];

function createStyles(
  zones: readonly NamedCentre[],
  extents: readonly Extent[],
  resolution: number,
  isCrowded: boolean,
): NameStyles {
  const texts = zones.map((zone, index) => zoneNameAt(zone, extents[index] ?? [], resolution, isCrowded));
  const centres = zones.map(({ centre }, index) => {
    const [x = 0, y = 0] = toMap(centre);
    const text = texts[index];
    return { x: x / resolution, y: -y / resolution, width: text ? measure(text) : null };
  });
  const isVisible = listVisibleNames(centres, CENTRE_NAME);
  return texts.map((text, index) => (text && isVisible[index] ? zoneNameStyle(text) : undefined));
}
