import CircleStyle from 'ol/style/Circle.js';
import Icon from 'ol/style/Icon.js';
import type ImageStyle from 'ol/style/Image.js';
import RegularShape from 'ol/style/RegularShape.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { LabelOffset } from '../layers/label-placement.ts';
import { MAP_FONT, palette } from './palette.ts';
import type { ReceiverLook, ReceiverVerdict } from './receiver-look.ts';
import { fill, stroke } from './strokes.ts';

const edge = stroke('#fff', 1.8);

const svg = (width: number, body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 16 16">${body}</svg>`)}`;

const TICK = `<circle cx="8" cy="8" r="6.8" fill="${palette.satisfy}" stroke="#fff" stroke-width="1.8"/><path d="M4.9 8.2l2.2 2.2 4-4.3" fill="none" stroke="#fff" stroke-width="1.7"/>`;
const APPROXIMATELY_EQUAL = `<rect x="2.4" y="2.4" width="11.2" height="11.2" fill="#fff" stroke="#fff" stroke-width="4.4"/><rect x="2.4" y="2.4" width="11.2" height="11.2" fill="#fff" stroke="${palette.borderlineSymbol}" stroke-width="2"/><path d="M5 7q1.5-1.6 3 0t3 0M5 10.4q1.5-1.6 3 0t3 0" fill="none" stroke="${palette.borderline}" stroke-width="1.3"/>`;

const SMALL_SQUARE = {
  ...{ points: 4, angle: Math.PI / 4, radius: 6 },
  ...{ fill: fill('#fff'), stroke: stroke(palette.borderlineSymbol, 2) },
};

// Red against green is only 1.11:1, so the shape shows the verdict: disc, hollow square, diamond; a dashed ring means
// none.
function createSymbol(verdict: ReceiverVerdict, isHighlighted: boolean): ImageStyle {
  switch (verdict) {
    case 'exceeds': {
      const radius = isHighlighted ? 9.5 : 6.2;
      return new RegularShape({ points: 4, angle: 0, radius, fill: fill(palette.exceed), stroke: edge });
    }
    case 'borderline':
      // Thousands of small symbols are painted at once: an image that has to load first would be missing.
      return isHighlighted ? new Icon({ src: svg(18, APPROXIMATELY_EQUAL) }) : new RegularShape(SMALL_SQUARE);
    case 'satisfies':
      // The small ones stay plain discs: a tick of four pixels is unreadable.
      return isHighlighted
        ? new Icon({ src: svg(18, TICK) })
        : new CircleStyle({ radius: 4.6, fill: fill(palette.satisfy), stroke: edge });
    case 'neutral':
      return new CircleStyle({
        ...{ radius: isHighlighted ? 7 : 4.6, fill: fill('rgba(255, 255, 255, 0.8)') },
        stroke: stroke(palette.neutral, 1.6, [2.5, 2]),
      });
  }
}

const symbols = new Map<ReceiverVerdict, Style>();

/** One Style object per verdict, however many receivers there are. */
export function symbolStyle({ verdict }: ReceiverLook): Style {
  const known = symbols.get(verdict);
  if (known) return known;
  const style = new Style({
    image: createSymbol(verdict, false),
    zIndex: verdict === 'exceeds' || verdict === 'borderline' ? 2 : 1,
  });
  symbols.set(verdict, style);
  return style;
}

/** Half the symbol with its edge, or the ring around the selected one. */
export function symbolRadius({ verdict, isHighlighted }: ReceiverLook, isSelected: boolean): number {
  if (isSelected) return 17;
  if (verdict === 'exceeds') return isHighlighted ? 10.5 : 7;
  if (verdict === 'borderline') return isHighlighted ? 9 : 6;
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
  exceeds: palette.exceed,
  borderline: palette.borderlineSymbol,
  satisfies: palette.satisfy,
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
