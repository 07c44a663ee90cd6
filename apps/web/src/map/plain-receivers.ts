import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import type Style from 'ol/style/Style.js';
import { RECEIVER_CANVAS } from './map-canvas.ts';
import { toMap } from './projection.ts';
import type { ReceiverLook } from './receiver-look.ts';
import { symbolRadius, symbolStyle } from './receiver-styles.ts';
import { SymbolPainter } from './symbol-painter.ts';

export interface PlainReceivers {
  readonly layer: VectorLayer;
  /** The nearest receiver within reach, for symbols that the map itself knows nothing of. */
  readonly find: (coordinate: readonly number[], resolution: number) => number | null;
}

/** More symbols than this are painted into pictures. */
const MOST_SINGLE = 3000;
export const HIT_TOLERANCE_PIXELS = 6;

/** All receivers without a label. */
export function createPlainReceivers(receivers: readonly ReceiverLook[]): PlainReceivers {
  const plain = receivers.filter((receiver) => !receiver.isHighlighted);
  return plain.length > MOST_SINGLE ? createPictures(plain) : createSingle(plain);
}

export function createPointFeature(receiver: ReceiverLook, style?: Style): Feature<Point> {
  const feature = new Feature(new Point(toMap(receiver.position)));
  feature.setId(receiver.pointId);
  feature.set('rank', receiver.rank);
  if (style) feature.setStyle(style);
  return feature;
}

function createSingle(plain: readonly ReceiverLook[]): PlainReceivers {
  const features = plain.map((receiver) => createPointFeature(receiver, symbolStyle(receiver)));
  const layer = new VectorLayer({
    className: RECEIVER_CANVAS,
    zIndex: 9,
    source: new VectorSource({ features }),
    updateWhileAnimating: true,
  });
  return { layer, find: () => null };
}

/** The layer has no features: the pictures are drawn in their place. */
function createPictures(plain: readonly ReceiverLook[]): PlainReceivers {
  const order = (receiver: ReceiverLook) => symbolStyle(receiver).getZIndex() ?? 0;
  const symbols = plain
    .toSorted((a, b) => order(a) - order(b))
    .flatMap((receiver) => {
      const image = symbolStyle(receiver).getImage();
      return image ? [{ receiver, coordinate: toMap(receiver.position), image }] : [];
    });
  const layer = new VectorLayer({ className: RECEIVER_CANVAS, zIndex: 9, source: new VectorSource() });
  layer.on('prerender', new SymbolPainter(symbols).draw);
  return { layer, find: (coordinate, resolution) => findNearest(symbols, coordinate, resolution) };
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
  let least = Number.POSITIVE_INFINITY;
  for (const { receiver, coordinate } of placed) {
    const pixels = Math.hypot((coordinate[0] ?? 0) - x, (coordinate[1] ?? 0) - y) / resolution;
    if (pixels > symbolRadius(receiver, false) + HIT_TOLERANCE_PIXELS || pixels > least) continue;
    least = pixels;
    best = receiver.pointId;
  }
  return best;
}
