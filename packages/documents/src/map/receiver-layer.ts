import { displayJudged } from '@quietsite/domain';
import { palette } from '../palette.ts';
import { showLevel } from '../text/show-level.ts';
import { grow, overlaps } from './clip.ts';
import { LABEL_DIRECTIONS, type LabelPlacement, placeLabel } from './labels.ts';
import type { MapInput, MapReceiver } from './map-input.ts';
import { frameBox, type MapView, mm, type SheetBox, type SheetPoint } from './sheet.ts';
import { shorten, svgText, type TextStyle, textWidthMm } from './svg-text.ts';
import { RECEIVER_RADIUS_MM, receiverSymbol, statusColour } from './symbols.ts';

/** This many of the loudest are drawn larger and labelled. */
const HIGHLIGHTED_RECEIVERS = 20;
const LABEL = { heightMm: 3, paddingMm: 0.7, longest: 14 };
const LABEL_STYLE: TextStyle = { sizeMm: 2.1, weight: 600, anchor: 'middle' };
const LABEL_PLACING = {
  heightMm: LABEL.heightMm,
  clearanceMm: RECEIVER_RADIUS_MM.loudDiamond + 0.3,
  directions: LABEL_DIRECTIONS,
  extraReachMm: [0, 2.5, 5.5, 9, 13],
};

interface PlacedLabel extends LabelPlacement {
  readonly text: string;
  readonly anchor: SheetPoint;
  readonly colour: string;
}

/** Whole decibels would not show why a receiver is borderline (Q145). */
const showJudged = ({ verdict, level, criterion }: MapReceiver): string =>
  verdict === 'borderline' ? displayJudged(level, criterion) : showLevel(level);

/** Symbols with the loudest on top, leader lines below them, labels above. None of them covers the taken boxes. */
export function drawReceivers(input: MapInput, view: MapView, taken: readonly SheetBox[]): string {
  const isHighlighted = ({ rank }: MapReceiver) => rank <= (input.labelled ?? HIGHLIGHTED_RECEIVERS);
  const quietestFirst = input.receivers.toSorted((one, other) => other.rank - one.rank);
  const labels = placeLabels(quietestFirst.toReversed(), isHighlighted, view, taken).toReversed();
  const symbols = quietestFirst
    .map((receiver) => ({ receiver, point: view.project(receiver.position) }))
    .filter(({ point }) => overlaps(symbolBox(point), frameBox(view)))
    .map(({ receiver, point }) => receiverSymbol(point, receiver.verdict, isHighlighted(receiver)));
  return [...labels.map(leaderElement), ...symbols, ...labels.map(labelElement)].join('');
}

/** Labels such as 'N1 84', loudest first. A label without a free place is left out and appears only in the table. */
function placeLabels(
  loudestFirst: readonly MapReceiver[],
  isHighlighted: (receiver: MapReceiver) => boolean,
  view: MapView,
  taken: readonly SheetBox[],
): readonly PlacedLabel[] {
  const boxOf = (receiver: MapReceiver) => symbolBox(view.project(receiver.position));
  const hard = [...taken, ...loudestFirst.filter(isHighlighted).map(boxOf)];
  const soft = loudestFirst.filter((receiver) => !isHighlighted(receiver)).map(boxOf);
  return loudestFirst.filter(isHighlighted).flatMap((receiver) => {
    const text = `${shorten(receiver.label, LABEL.longest)} ${showJudged(receiver)}`;
    const anchor = view.project(receiver.position);
    const widthMm = textWidthMm(text, LABEL_STYLE) + 2 * LABEL.paddingMm;
    const place = placeLabel({ ...LABEL_PLACING, anchor, widthMm }, { frame: grow(frameBox(view), -0.8), hard, soft });
    if (!place) return [];
    hard.push(grow(place.box, 0.25), ...place.leader);
    return [{ ...place, text, anchor, colour: statusColour(receiver.verdict) }];
  });
}

const symbolBox = ([x, y]: SheetPoint): SheetBox =>
  grow({ left: x, right: x, top: y, bottom: y }, RECEIVER_RADIUS_MM.diamond);

function leaderElement({ leader, anchor, box, colour }: PlacedLabel): string {
  if (leader.length === 0) return '';
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return `<path d="M${mm(anchor[0])} ${mm(anchor[1])}L${mm(x)} ${mm(y)}" stroke="${colour}" stroke-width="0.25"/>`;
}

function labelElement({ box: { left, right, top, bottom }, text, colour }: PlacedLabel): string {
  const box = `<rect x="${mm(left)}" y="${mm(top)}" width="${mm(right - left)}" height="${mm(bottom - top)}" rx="0.4" fill="${palette.paper}" stroke="${colour}" stroke-width="0.22"/>`;
  const words = svgText(text, (left + right) / 2, bottom - 0.75, LABEL_STYLE);
  return `${box}${words}`;
}
