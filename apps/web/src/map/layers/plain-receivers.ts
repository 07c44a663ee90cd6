import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Style from 'ol/style/Style.js';
import type { ReceiverLook } from '../styles/receiver-look.ts';
import { symbolRadius, symbolStyle } from '../styles/receiver-styles.ts';
import { SymbolPainter } from '../styles/symbol-painter.ts';
import { RECEIVER_CANVAS } from '../view/map-canvas.ts';
import { toMap } from '../view/projection.ts';

export interface PlainReceivers {
  readonly layer: VectorLayer;
  /** The nearest receiver within reach, for symbols that are not map features. */
  readonly find: (coordinate: readonly number[], resolution: number) => number | null;
  /** Shows new levels for the same receivers in place. Returns false if that is not possible. */
  readonly show: (receivers: readonly ReceiverLook[]) => boolean;
}

/** Above this number, symbols are painted into images, so that each day is drawn in one frame. */
const MAX_FEATURES = 1000;
export const HIT_TOLERANCE_PIXELS = 6;

/** All receivers without a label. */
export function createPlainReceivers(receivers: readonly ReceiverLook[]): PlainReceivers {
  const plain = receivers.filter((receiver) => !receiver.isHighlighted);
  return plain.length > MAX_FEATURES ? createImageLayer(receivers) : createFeatureLayer(receivers);
}

/** Levels change with every key press, positions hardly ever, so each position is projected once. */
const projected = new WeakMap<ReceiverLook['position'], number[]>();

function coordinateOf({ position }: ReceiverLook): number[] {
  const known = projected.get(position);
  if (known) return known;
  const coordinate = toMap(position);
  projected.set(position, coordinate);
  return coordinate;
}

export function createPointFeature(receiver: ReceiverLook, style?: Style): Feature<Point> {
  const feature = new Feature(new Point(coordinateOf(receiver)));
  feature.setId(receiver.pointId);
  feature.set('rank', receiver.rank);
  if (style) feature.setStyle(style);
  return feature;
}

/** Receivers with a label are drawn elsewhere; here their symbols are hidden. */
const hidden = new Style();
const plainStyle = (receiver: ReceiverLook): Style => (receiver.isHighlighted ? hidden : symbolStyle(receiver));

function createFeatureLayer(receivers: readonly ReceiverLook[]): PlainReceivers {
  const features = receivers.map((receiver) => createPointFeature(receiver, plainStyle(receiver)));
  const layer = new VectorLayer({
    className: RECEIVER_CANVAS,
    zIndex: 9,
    source: new VectorSource({ features }),
    updateWhileAnimating: true,
  });
  // From day to day only some verdicts change; all other symbols stay.
  const show = (others: readonly ReceiverLook[]) => {
    if (!hasSamePositions(receivers, others)) return false;
    features.forEach((feature, index) => {
      const style = plainStyle(others[index] as ReceiverLook);
      if (feature.getStyle() !== style) feature.setStyle(style);
    });
    return true;
  };
  return { layer, find: () => null, show };
}

function hasSamePositions(receivers: readonly ReceiverLook[], others: readonly ReceiverLook[]): boolean {
  return (
    others.length === receivers.length &&
    others.every(({ pointId, position }, index) => {
      const known = receivers[index];
      return known?.pointId === pointId && known.position === position;
    })
  );
}

/** The layer has no features: images are drawn instead. */
function createImageLayer(receivers: readonly ReceiverLook[]): PlainReceivers {
  let symbols = listSymbols(receivers);
  const painter = new SymbolPainter(symbols);
  const layer = new VectorLayer({ className: RECEIVER_CANVAS, zIndex: 9, source: new VectorSource() });
  layer.on('prerender', painter.draw);
  const find: PlainReceivers['find'] = (coordinate, resolution) => findNearest(symbols, coordinate, resolution);
  const show = (others: readonly ReceiverLook[]) => {
    if (!hasSamePositions(receivers, others)) return false;
    symbols = listSymbols(others);
    painter.show(symbols);
    layer.changed();
    return true;
  };
  return { layer, find, show };
}

/** In drawing order. */
function listSymbols(receivers: readonly ReceiverLook[]) {
  const order = (receiver: ReceiverLook) => symbolStyle(receiver).getZIndex() ?? 0;
  return receivers
    .filter((receiver) => !receiver.isHighlighted)
    .sort((a, b) => order(a) - order(b))
    .flatMap((receiver) => {
      const image = symbolStyle(receiver).getImage();
      return image ? [{ receiver, coordinate: coordinateOf(receiver), image }] : [];
    });
}

interface PlacedReceiver {
  readonly receiver: ReceiverLook;
  readonly coordinate: readonly number[];
}

export function findNearest(
  placed: readonly PlacedReceiver[],
  [x = 0, y = 0]: readonly number[],
  resolution: number,
): number | null {
  let best: number | null = null;
  let bestPixels = Number.POSITIVE_INFINITY;
  for (const { receiver, coordinate } of placed) {
    const pixels = Math.hypot((coordinate[0] ?? 0) - x, (coordinate[1] ?? 0) - y) / resolution;
    if (pixels > symbolRadius(receiver, false) + HIT_TOLERANCE_PIXELS || pixels > bestPixels) continue;
    bestPixels = pixels;
    best = receiver.pointId;
  }
  return best;
}
