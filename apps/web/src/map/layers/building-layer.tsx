import type { FeatureLike } from 'ol/Feature.js';
import MVT from 'ol/format/MVT.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import RenderFeature from 'ol/render/Feature.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import Style, { type StyleLike } from 'ol/style/Style.js';
import { useEffect, useMemo } from 'react';
import { useStore } from '../../lib/use-store.ts';
import { palette } from '../styles/palette.ts';
import { fill, stroke } from '../styles/strokes.ts';
import { toMapPolygon } from '../view/projection.ts';
import type { WirePoint } from '../view/wire-point.ts';
import { absentBuildings } from './absent-buildings.ts';
import { markAsBuildings } from './find-building.ts';
import { useMapLayer } from './use-map-layer.ts';

/** At a lower zoom, a tile would be megabytes of shapes two pixels wide. */
const MINIMUM_ZOOM = 14;

const outside = new Style({ fill: fill(palette.outside), stroke: stroke(palette.outsideEdge, 0.6) });
const inside = new Style({ fill: fill(palette.other), stroke: stroke(palette.otherEdge, 0.7) });

interface BuildingLayerProps {
  readonly url: string;
  readonly assessmentArea: readonly (readonly (readonly WirePoint[])[])[] | null;
}

/**
 * All buildings in a pale colour, slightly stronger inside the assessment area. Receiver buildings have their own
 * layer.
 */
export function BuildingLayer({ url, assessmentArea }: BuildingLayerProps) {
  const layer = useMemo(() => {
    const created = new VectorTileLayer({
      zIndex: 1,
      minZoom: MINIMUM_ZOOM - 0.01,
      source: new VectorTileSource({ format: new MVT(), url, minZoom: MINIMUM_ZOOM, maxZoom: 16 }),
      style: outside,
    });
    markAsBuildings(created);
    return created;
  }, [url]);
  const absent = useStore(absentBuildings);
  useEffect(() => {
    const area = assessmentArea && new MultiPolygon(assessmentArea.map(toMapPolygon));
    layer.setStyle(styleBuildings(area, absent));
  }, [layer, assessmentArea, absent]);
  useMapLayer(layer);
  return null;
}

/** Without those that do not stand on the day shown (M-115). */
export function styleBuildings(area: MultiPolygon | null, absent: ReadonlySet<number>): StyleLike {
  if (area === null && absent.size === 0) return outside;
  return (feature) => {
    if (absent.has(Number(feature.get('id')))) return undefined;
    return area && isInside(area, feature) ? inside : outside;
  };
}

function isInside(area: MultiPolygon, feature: FeatureLike): boolean {
  if (!(feature instanceof RenderFeature)) return false;
  const points = feature.getType() === 'Polygon' ? feature.getFlatInteriorPoint() : feature.getFlatInteriorPoints();
  const [x, y] = points;
  return x !== undefined && y !== undefined && area.intersectsCoordinate([x, y]);
}
