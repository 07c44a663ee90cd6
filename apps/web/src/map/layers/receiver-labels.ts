import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Style from 'ol/style/Style.js';
import { CENTRE_NAME, type NamedCentre } from '../styles/project-styles.ts';
import type { ReceiverLook } from '../styles/receiver-look.ts';
import {
  LABEL_FONT,
  LABEL_HEIGHT,
  LABEL_MARGIN,
  labelEdges,
  labelStyle,
  labelText,
  symbolRadius,
} from '../styles/receiver-styles.ts';
import { stroke } from '../styles/strokes.ts';
import { RECEIVER_CANVAS } from '../view/map-canvas.ts';
import { measureWidth } from '../view/measure-width.ts';
import { toMap, toMapPolygon } from '../view/projection.ts';
import {
  type Box,
  boxAround,
  type LabelOffset,
  type LabelRequest,
  needsLeader,
  placeLabels,
} from './label-placement.ts';
import { zoneExtent, zoneNameAt } from './zone-name-layer.ts';

interface Label {
  readonly receiver: ReceiverLook;
  readonly text: string;
  readonly coordinate: readonly number[];
  readonly width: number;
  readonly isRequired: boolean;
}

/**
 * The labels of the highest ranks and of the selected receiver. Which of them fit depends only on the scale, so it is
 * computed once per scale and reused while the map is dragged.
 */
export function createLabelLayer(
  receivers: readonly ReceiverLook[],
  selectedId: number | null,
  zones: readonly NamedCentre[],
): VectorLayer {
  const labels = listLabels(receivers, selectedId);
  const features = labels.map(({ receiver, coordinate }) => {
    const feature = new Feature(new Point([...coordinate]));
    feature.setId(receiver.pointId);
    return feature;
  });
  const outlines = zones.map(({ outline }) => new Polygon(toMapPolygon(outline)));
  const stylesAt = memoiseLast((resolution: number) => createStyles(labels, zones, outlines, resolution));
  return new VectorLayer({
    className: RECEIVER_CANVAS,
    zIndex: 12,
    source: new VectorSource({ features }),
    style: (feature, resolution) => stylesAt(resolution).get(Number(feature.getId())),
  });
}

function listLabels(receivers: readonly ReceiverLook[], selectedId: number | null): readonly Label[] {
  return receivers
    .filter((receiver) => receiver.isHighlighted || receiver.pointId === selectedId)
    .sort((a, b) => (a.rank ?? Number.POSITIVE_INFINITY) - (b.rank ?? Number.POSITIVE_INFINITY))
    .map((receiver) => {
      const text = labelText(receiver);
      const width = measureWidth(text, LABEL_FONT) + 2 * LABEL_MARGIN;
      const isRequired = receiver.pointId === selectedId;
      return { receiver, text, coordinate: toMap(receiver.position), width, isRequired };
    });
}

function createStyles(
  labels: readonly Label[],
  zones: readonly NamedCentre[],
  outlines: readonly Polygon[],
  resolution: number,
): Map<number, Style[]> {
  const toPixel = ([x = 0, y = 0]: readonly number[]) => ({ x: x / resolution, y: -y / resolution });
  const requests = labels.map(({ receiver, coordinate, width, isRequired }): LabelRequest => {
    const radius = symbolRadius(receiver, isRequired);
    const point = toPixel(coordinate);
    return { id: receiver.pointId, point, width, height: LABEL_HEIGHT, symbolRadius: radius, isRequired };
  });
  const obstacles = zones.flatMap((zone) => {
    const { x, y } = toPixel(toMap(zone.centre));
    const symbolBox = boxAround({ x, y }, CENTRE_NAME.symbolSize, CENTRE_NAME.symbolSize);
    const name = zoneNameAt(zone, zoneExtent(zone), resolution, false);
    if (name === null) return [symbolBox];
    return [boxAround({ x, y: y + CENTRE_NAME.offset }, measureWidth(name, CENTRE_NAME.font) + 4, 18), symbolBox];
  });
  const isOverSite = ({ left, top, right, bottom }: Box) => {
    const extent = [left, -bottom, right, -top].map((pixels) => pixels * resolution);
    return outlines.some((outline) => outline.intersectsExtent(extent));
  };
  const offsets = placeLabels(requests, obstacles, isOverSite);
  const styles = new Map<number, Style[]>();
  for (const [index, label] of labels.entries()) {
    const request = requests[index];
    const offset = offsets.get(label.receiver.pointId);
    if (!request || !offset) continue;
    const box = labelStyle(label.receiver.verdict, label.text, offset);
    const isApart = needsLeader(request, offset);
    styles.set(label.receiver.pointId, isApart ? [createLeader(label, offset, resolution), box] : [box]);
  }
  return styles;
}

function createLeader({ receiver, coordinate }: Label, [dx, dy]: LabelOffset, resolution: number): Style {
  const [x = 0, y = 0] = coordinate;
  const geometry = new LineString([
    [x, y],
    [x + dx * resolution, y - dy * resolution],
  ]);
  return new Style({ geometry, stroke: stroke(labelEdges[receiver.verdict], 1) });
}

function memoiseLast<Answer>(compute: (key: number) => Answer): (key: number) => Answer {
  let last: { readonly key: number; readonly answer: Answer } | null = null;
  return (key) => {
    if (last?.key !== key) last = { key, answer: compute(key) };
    return last.answer;
  };
}
