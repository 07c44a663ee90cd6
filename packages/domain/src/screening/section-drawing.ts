import { FLOOR_HEIGHT_METRES } from '@quietsite/acoustics';
import { type Hk80Point, hk80 } from '@quietsite/geometry';
import type { ScreeningSection } from './section.ts';
import { BEHIND_METRES } from './section-ground.ts';

/** The role of a line or area in a section; screen and print use their own colours for each. */
export type SectionRole =
  | 'ground'
  | 'plant'
  | 'screen'
  | 'deciding'
  | 'receiver'
  | 'floor'
  | 'sightLine'
  | 'horizonLine'
  | 'axis';

export interface SectionShape {
  readonly role: SectionRole;
  readonly isArea: boolean;
  /** In drawing units, y downwards. */
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface SectionLabel {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly role: SectionRole;
}

export interface SectionDrawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly SectionShape[];
  readonly labels: readonly SectionLabel[];
  /** The ratio of the vertical to the horizontal scale. */
  readonly exaggeration: number;
  /** The positions of both ends. */
  readonly ends: readonly [number, number];
}

const SIZE = { width: 640, height: 330 } as const;
const MARGIN = { left: 46, right: 16, top: 24, bottom: 34 } as const;
const HEADROOM_METRES = 8;
const MAX_EXAGGERATION = 5;
/** Line spacing of text. */
const TEXT_UNITS = 11;

/** The ends of a section, as labelled on the map and on its drawing. */
export const SECTION_ENDS = ['A', 'A′'] as const;

/** The ends of a section on the map. */
export function findSectionEnds({ from, to, distanceMetres, receiver }: ScreeningSection): [Hk80Point, Hk80Point] {
  const placeAt = (metres: number) => {
    const share = metres / distanceMetres;
    return hk80(from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1]));
  };
  return [placeAt(-BEHIND_METRES), placeAt(Math.max(receiver.far, distanceMetres) + BEHIND_METRES)];
}

/** Lays out a section in a frame of fixed size, exaggerating heights as far as they fit. */
export function drawSection(section: ScreeningSection): SectionDrawing {
  const { receiver, screens, source, ground, distanceMetres, profile, ridge } = section;
  const last = Math.max(receiver.far, distanceMetres) + BEHIND_METRES;
  const grounds = profile.map(([, level]) => level);
  const low = Math.min(ground, receiver.base, ...grounds) - 2;
  const high = Math.max(receiver.roof, source, ...grounds, ...screens.map(({ roof }) => roof)) + HEADROOM_METRES;
  const [plotWidth, plotHeight] = [SIZE.width - MARGIN.left - MARGIN.right, SIZE.height - MARGIN.top - MARGIN.bottom];
  const across = plotWidth / (last + BEHIND_METRES);
  const up = Math.min(plotHeight / (high - low), across * MAX_EXAGGERATION);
  const perMetre = Math.min(across, up);
  const x = (metres: number) => MARGIN.left + (metres + BEHIND_METRES) * perMetre;
  const y = (level: number) => SIZE.height - MARGIN.bottom - (level - low) * up;
  const frame: Frame = { x, y, last, low, high: Math.min(high, low + plotHeight / up) };
  return {
    ...SIZE,
    exaggeration: up / perMetre,
    ends: [x(-BEHIND_METRES), x(last)],
    shapes: [
      ...drawAxes(frame),
      ...screens.map(({ near, far, roof, isDeciding }) =>
        box(frame, isDeciding ? 'deciding' : 'screen', atLeastThin(near, far), [low, roof]),
      ),
      ...drawReceiver(frame, section),
      box(frame, 'plant', [-1.5, 0], [ground, source]),
      line(frame, 'ground', ...profile),
      ...(ridge === null ? [] : [box(frame, 'deciding', atLeastThin(ridge[0], ridge[0]), [low, ridge[1]])]),
      line(frame, 'sightLine', [0, source], [distanceMetres, receiver.roof]),
      ...drawHorizon(frame, section),
    ],
    labels: [...labelAxes(frame), ...labelBodies(frame, section)],
  };
}

/** A drawn barrier has no thickness, so this one is drawn. */
const THIN_METRES = 0.6;

function atLeastThin(near: number, far: number): Pair {
  const more = Math.max(0, THIN_METRES - (far - near)) / 2;
  return [near - more, far + more];
}

interface Frame {
  readonly x: (metres: number) => number;
  readonly y: (level: number) => number;
  readonly last: number;
  readonly low: number;
  readonly high: number;
}

type Pair = readonly [metres: number, level: number];

const line = ({ x, y }: Frame, role: SectionRole, ...points: readonly Pair[]): SectionShape => ({
  ...{ role, isArea: false },
  points: points.map(([metres, level]) => [x(metres), y(level)]),
});

function box(frame: Frame, role: SectionRole, [near, far]: Pair, [foot, top]: Pair): SectionShape {
  return { ...line(frame, role, [near, foot], [near, top], [far, top], [far, foot]), isArea: true };
}

function drawReceiver(frame: Frame, { receiver: { near, far, base, roof } }: ScreeningSection): SectionShape[] {
  const floors = Math.max(0, Math.ceil((roof - base) / FLOOR_HEIGHT_METRES) - 1);
  return [
    box(frame, 'receiver', [near, far], [base, roof]),
    ...Array.from({ length: floors }, (_, floor) => {
      const level = base + (floor + 1) * FLOOR_HEIGHT_METRES;
      return line(frame, 'floor', [near, level], [far, level]);
    }),
  ];
}

/** From the plant over the deciding edge to the horizon, as far as it fits. */
function drawHorizon(frame: Frame, { source, horizon, distanceMetres }: ScreeningSection): SectionShape[] {
  if (horizon === null) return [];
  const share = horizon <= frame.high ? 1 : (frame.high - source) / (horizon - source);
  return [line(frame, 'horizonLine', [0, source], [distanceMetres * share, source + (horizon - source) * share])];
}

function drawAxes(frame: Frame): SectionShape[] {
  const { low, high, last } = frame;
  return [
    line(frame, 'axis', [-BEHIND_METRES, high], [-BEHIND_METRES, low], [last, low]),
    ...listTicks(low, high).map((level) => line(frame, 'axis', [-BEHIND_METRES, level], [last, level])),
  ];
}

function labelAxes(frame: Frame): SectionLabel[] {
  const { x, y, low, high, last } = frame;
  const foot = SIZE.height - MARGIN.bottom + TEXT_UNITS + 2;
  const axis = { role: 'axis' as const };
  return [
    ...listTicks(low, high).map((level) => ({
      ...{ ...axis, x: MARGIN.left - 5, y: y(level) + 3, text: String(level), anchor: 'end' as const },
    })),
    ...listTicks(0, last).map((metres) => ({
      ...{ ...axis, x: x(metres), y: foot, text: String(metres), anchor: 'middle' as const },
    })),
    { ...axis, x: 4, y: 12, text: 'mPD', anchor: 'start' },
    { ...axis, x: SIZE.width - 4, y: SIZE.height - 6, text: 'm', anchor: 'end' },
  ];
}

function labelBodies(
  { x, y }: Frame,
  { screens, receiver, horizon, source, distanceMetres, ridge }: ScreeningSection,
): SectionLabel[] {
  const middle = (near: number, far: number) => (x(near) + x(far)) / 2;
  const above = (level: number, lines: number) => y(level) - 4 - lines * TEXT_UNITS;
  return [
    ...screens
      .filter(({ isDeciding }) => isDeciding)
      .flatMap(({ name, near, far, roof }): SectionLabel[] => [
        { x: middle(near, far), y: above(roof, 1), text: name, anchor: 'middle', role: 'deciding' },
        { x: middle(near, far), y: above(roof, 0), text: roof.toFixed(1), anchor: 'middle', role: 'deciding' },
      ]),
    ...(ridge === null
      ? []
      : [
          {
            ...{ x: x(ridge[0]), y: above(ridge[1], 0), text: ridge[1].toFixed(1) },
            ...{ anchor: 'middle' as const, role: 'deciding' as const },
          },
        ]),
    {
      ...{ x: middle(receiver.near, receiver.far), y: above(receiver.roof, 0) },
      ...{ text: receiver.roof.toFixed(1), anchor: 'middle', role: 'receiver' },
    },
    ...(horizon === null
      ? []
      : [
          {
            // On its line, away from the structures at both ends.
            ...{ x: x(distanceMetres * 0.4), y: Math.max(MARGIN.top, y(source + (horizon - source) * 0.4) - 6) },
            ...{ text: `H ${horizon.toFixed(1)}`, anchor: 'end' as const, role: 'horizonLine' as const },
          },
        ]),
  ];
}

/** Round numbers, about five of which fit. */
function listTicks(low: number, high: number): number[] {
  const step = [5, 10, 20, 25, 50, 100, 200, 250, 500].find((candidate) => (high - low) / candidate <= 7) ?? 1000;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step);
}
