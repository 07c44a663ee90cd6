import CircleStyle from 'ol/style/Circle.js';
import type ImageStyle from 'ol/style/Image.js';
import RegularShape from 'ol/style/RegularShape.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { MAP_FONT, palette } from './palette.ts';
import type { ReceiverLook, ReceiverVerdict } from './receiver-look.ts';
import { fill, stroke } from './strokes.ts';

const edge = stroke('#fff', 1.8);

// Red against green is only 1.11:1, so the shape carries the verdict: circle satisfies, diamond exceeds.
function createSymbol(verdict: ReceiverVerdict, isHighlighted: boolean): ImageStyle {
  // A highlighted symbol is always drawn, and no label may be put on it.
  const declutterMode = isHighlighted ? 'obstacle' : 'none';
  if (verdict === 'exceed') {
    const radius = isHighlighted ? 9.5 : 6.2;
    return new RegularShape({ points: 4, angle: 0, radius, fill: fill(palette.exceed), stroke: edge, declutterMode });
  }
  const color = verdict === 'satisfy' ? palette.satisfy : palette.neutral;
  return new CircleStyle({ radius: isHighlighted ? 7 : 4.6, fill: fill(color), stroke: edge, declutterMode });
}

const symbols = new Map<ReceiverVerdict, Style>();

/** One Style object per verdict, however many receivers there are. */
export function symbolStyle({ verdict }: ReceiverLook): Style {
  const known = symbols.get(verdict);
  if (known) return known;
  const style = new Style({ image: createSymbol(verdict, false), zIndex: verdict === 'exceed' ? 2 : 1 });
  symbols.set(verdict, style);
  return style;
}

export function highlightStyle({ verdict, label }: ReceiverLook): Style {
  const text = new Text({
    text: label.replace(' ', '\u2002'),
    font: `600 11.5px ${MAP_FONT}`,
    offsetY: -23,
    fill: fill(palette.ink),
    backgroundFill: fill('rgba(255, 255, 255, 0.95)'),
    backgroundStroke: stroke(verdict === 'exceed' ? palette.exceed : palette.satisfy, 1.2),
    padding: [2, 4, 1, 4],
  });
  return new Style({ image: createSymbol(verdict, true), text });
}
