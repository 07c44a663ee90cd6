import CircleStyle from 'ol/style/Circle.js';
import type ImageStyle from 'ol/style/Image.js';
import RegularShape from 'ol/style/RegularShape.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { LabelOffset } from './label-place.ts';
import { MAP_FONT, palette } from './palette.ts';
import type { ReceiverLook, ReceiverVerdict } from './receiver-look.ts';
import { fill, stroke } from './strokes.ts';

const edge = stroke('#fff', 1.8);

// Red against green is only 1.11:1, so the shape carries the verdict: circle satisfies, diamond exceeds.
function createSymbol(verdict: ReceiverVerdict, isHighlighted: boolean): ImageStyle {
  if (verdict === 'exceed') {
    const radius = isHighlighted ? 9.5 : 6.2;
    return new RegularShape({ points: 4, angle: 0, radius, fill: fill(palette.exceed), stroke: edge });
  }
  const color = verdict === 'satisfy' ? palette.satisfy : palette.neutral;
  return new CircleStyle({ radius: isHighlighted ? 7 : 4.6, fill: fill(color), stroke: edge });
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

/** Half the symbol with its edge, or the ring around the selected one. */
export function symbolRadius({ verdict, isHighlighted }: ReceiverLook, isSelected: boolean): number {
  if (isSelected) return 17;
  if (verdict === 'exceed') return isHighlighted ? 10.5 : 7;
  return isHighlighted ? 8 : 5.5;
}

export function highlightStyle({ verdict }: ReceiverLook): Style {
  return new Style({ image: createSymbol(verdict, true) });
}

export const LABEL_FONT = `600 11.5px ${MAP_FONT}`;
export const LABEL_HEIGHT = 19;
/** Between the text and the outer edge of its box. */
export const LABEL_MARGIN = 5;

export const labelEdges: Readonly<Record<ReceiverVerdict, string>> = {
  exceed: palette.exceed,
  satisfy: palette.satisfy,
  neutral: palette.neutral,
};

export function labelText({ fullLabel }: ReceiverLook): string {
  return fullLabel.replace(' ', '\u2002');
}

export function labelStyle(verdict: ReceiverVerdict, label: string, [offsetX, offsetY]: LabelOffset): Style {
  const text = new Text({
    text: label,
    font: LABEL_FONT,
    offsetX,
    offsetY,
    fill: fill(palette.ink),
    backgroundFill: fill('#fff'),
    backgroundStroke: stroke(labelEdges[verdict], 1.2),
    padding: [2, 4, 1, 4],
  });
  return new Style({ text });
}
