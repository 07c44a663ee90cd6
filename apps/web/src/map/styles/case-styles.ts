import CircleStyle from 'ol/style/Circle.js';
import Icon from 'ol/style/Icon.js';
import type ImageStyle from 'ol/style/Image.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { MAP_FONT, palette } from './palette.ts';
import { fill, stroke } from './strokes.ts';

/** The state of a case, distinguished by shape: disc with a number, hollow diamond, square with a tick, dashed ring. */
export type CaseLook = 'waiting' | 'returned' | 'approved' | 'closed';

const colours = {
  waiting: palette.primary,
  returned: palette.returned,
  approved: palette.satisfy,
  closed: palette.neutral,
} as const satisfies Record<CaseLook, string>;

const fills = {
  waiting: 'rgba(31, 95, 122, 0.22)',
  returned: 'rgba(138, 83, 0, 0.16)',
  approved: 'rgba(27, 115, 64, 0.22)',
  closed: 'rgba(91, 105, 117, 0.16)',
} as const satisfies Record<CaseLook, string>;

const bodies = {
  returned: `<rect x="5" y="5" width="12" height="12" transform="rotate(45 11 11)" fill="#fff" stroke="#fff" stroke-width="4.5"/><rect x="5" y="5" width="12" height="12" transform="rotate(45 11 11)" fill="#fff" stroke="${colours.returned}" stroke-width="1.8"/><path d="M8.2 10.4h4.4a1.9 1.9 0 0 1 0 3.8h-1.8M10 8.2l-2.3 2.2 2.3 2.2" fill="none" stroke="${colours.returned}" stroke-width="1.5"/>`,
  approved: `<rect x="3" y="3" width="16" height="16" rx="3" fill="${colours.approved}" stroke="#fff" stroke-width="1.8"/><path d="M7 11.2l2.9 2.9 5.2-5.9" fill="none" stroke="#fff" stroke-width="2"/>`,
  closed: `<circle cx="11" cy="11" r="7.5" fill="#fff" stroke="#fff" stroke-width="4"/><circle cx="11" cy="11" r="7.5" fill="#fff" stroke="${colours.closed}" stroke-width="1.8" stroke-dasharray="3 2"/><path d="M8.5 8.5l5 5M13.5 8.5l-5 5" fill="none" stroke="${colours.closed}" stroke-width="1.6"/>`,
} as const;

/** A symbol as an image, for the map and the legend. */
export const caseSymbol = (look: Exclude<CaseLook, 'waiting'>): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22">${bodies[look]}</svg>`)}`;

const images = new Map<CaseLook, ImageStyle>();

function imageOf(look: CaseLook): ImageStyle {
  const known = images.get(look);
  if (known) return known;
  const image =
    look === 'waiting'
      ? new CircleStyle({ radius: 11, fill: fill(colours.waiting), stroke: stroke('#fff', 2) })
      : new Icon({ src: caseSymbol(look) });
  images.set(look, image);
  return image;
}

export const caseOutlineStyle = (look: CaseLook): Style =>
  new Style({ fill: fill(fills[look]), stroke: stroke(colours[look], 1.8) });

/** @param label the number of days a case has waited. */
export function caseSymbolStyle(look: CaseLook, label: string): Style {
  const text = new Text({ text: label, font: `700 11px ${MAP_FONT}`, fill: fill('#fff'), offsetY: 0.5 });
  return new Style({ image: imageOf(look), ...(look === 'waiting' && { text }), zIndex: look === 'waiting' ? 1 : 0 });
}

/** A ring around the symbol of the case under the pointer or focus. */
export const caseRingStyles = [
  new Style({ image: new CircleStyle({ radius: 17, stroke: stroke('#fff', 5) }) }),
  new Style({ image: new CircleStyle({ radius: 17, stroke: stroke(palette.selection, 2.5) }) }),
];

export const caseAreaStyles = [
  new Style({ stroke: stroke('#fff', 4) }),
  new Style({ fill: fill('rgba(31, 95, 122, 0.12)'), stroke: stroke(palette.primary, 1.8, [5, 4]) }),
];
