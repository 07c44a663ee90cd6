import { describe, expect, it } from 'vitest';
import { at } from '../testing/snapshot-builder.ts';
import type { ScreeningSection } from './section.ts';
import { drawSection, findSectionEnds } from './section-drawing.ts';

/** From the test point to a facade 80 m away: from -10 m to 110 m and from 2 mPD to 43 mPD. */
const section: ScreeningSection = {
  ...{ from: at(0, 0), to: at(48, 64), distanceMetres: 80, ground: 4, source: 7 },
  ...{ horizon: 40, edge: { at: 50, top: 24 }, isHidden: true },
  receiver: { near: 81, far: 100, base: 5, roof: 35 },
  screens: [
    { name: 'Shed', near: 20, far: 30, roof: 9, isDeciding: false },
    { name: 'Wall', near: 50, far: 50, roof: 25, isDeciding: true },
  ],
  profile: [
    [-10, 4],
    [0, 4],
    [81, 5],
    [110, 5],
  ],
  ridge: null,
};

interface Frame {
  readonly last: number;
  readonly low: number;
  readonly high: number;
  /** Metres per drawing unit. */
  readonly across: number;
  readonly up: number;
}

const FRAME: Frame = { last: 110, low: 2, high: 43, across: 120 / 578, up: 41 / 272 };

/** Never -0. */
const round = (value: number) => Math.round(value * 1e6) / 1e6 + 0;

/** What is drawn, in metres and mPD. */
function listShapes(drawn: ScreeningSection, { low, across, up }: Frame) {
  return drawSection(drawn).shapes.map(({ role, isArea, points }) => [
    isArea ? `${role} area` : role,
    ...points.map(([x, y]) => [round((x - 46) * across - 10), round((296 - y) * up + low)]),
  ]);
}

const listLabels = (drawn: ScreeningSection) =>
  drawSection(drawn).labels.map(({ x, y, text, anchor, role }) => [text, round(x), round(y), anchor, role]);

const x = (metres: number) => round(46 + (metres + 10) / FRAME.across);
const y = (level: number) => round(296 - (level - 2) / FRAME.up);

const level = (height: number, last = 110) => [
  [-10, height],
  [last, height],
];
const box = (near: number, far: number, foot: number, top: number) => [
  [near, foot],
  [near, top],
  [far, top],
  [far, foot],
];

describe('the drawing of a section', () => {
  it('[CALC-89] has axes with round levels, the screens, the floors, the plant, the ground and both lines', () => {
    expect(listShapes(section, FRAME)).toEqual([
      ['axis', [-10, 43], [-10, 2], [110, 2]],
      ...[10, 20, 30, 40].map((height) => ['axis', ...level(height)]),
      ['screen area', ...box(20, 30, 2, 9)],
      ['deciding area', ...box(49.7, 50.3, 2, 25)],
      ['receiver area', ...box(81, 100, 5, 35)],
      ...[8, 11, 14, 17, 20, 23, 26, 29, 32].map((height) => ['floor', [81, height], [100, height]]),
      ['plant area', ...box(-1.5, 0, 4, 7)],
      ['ground', ...section.profile],
      ['sightLine', [0, 7], [80, 35]],
      ['horizonLine', [0, 7], [80, 40]],
    ]);
    const { width, height, exaggeration, ends } = drawSection(section);
    expect([width, height, ends.map(round)]).toEqual([640, 330, [46, 624]]);
    expect(exaggeration).toBeCloseTo(FRAME.across / FRAME.up, 9);
  });

  it('[CALC-89] names the deciding screen, the roof and the horizon, and labels the axes', () => {
    expect(listLabels(section)).toEqual([
      ...[10, 20, 30, 40].map((height) => [String(height), 41, round(y(height) + 3), 'end', 'axis']),
      ...[0, 20, 40, 60, 80, 100].map((metres) => [String(metres), x(metres), 309, 'middle', 'axis']),
      ['mPD', 4, 12, 'start', 'axis'],
      ['m', 636, 324, 'end', 'axis'],
      ['Wall', x(50), round(y(25) - 15), 'middle', 'deciding'],
      ['25.0', x(50), round(y(25) - 4), 'middle', 'deciding'],
      ['35.0', x(90.5), round(y(35) - 4), 'middle', 'receiver'],
      ['H 40.0', x(32), round(y(7 + 33 * 0.4) - 6), 'end', 'horizonLine'],
    ]);
  });

  it('[CALC-89] cuts off the line to a horizon above the frame, whose label stays within', () => {
    const high = { ...section, horizon: 100 };
    expect(listShapes(high, FRAME).at(-1)).toEqual(['horizonLine', [0, 7], [round((80 * 36) / 93), 43]]);
    expect(listLabels(high).at(-1)).toEqual(['H 100.0', x(32), 24, 'end', 'horizonLine']);
    const just = { ...section, horizon: 43 };
    expect(listShapes(just, FRAME).at(-1)).toEqual(['horizonLine', [0, 7], [80, 43]]);
    const none = { ...section, horizon: null, edge: null };
    expect(listShapes(none, FRAME)).toEqual(listShapes(section, FRAME).slice(0, -1));
    expect(listLabels(none)).toEqual(listLabels(section).slice(0, -1));
  });

  it('[CALC-89] draws a ridge that decides above the ground, with its level', () => {
    const ridge = { ...section, screens: [], ridge: [60, 20] as const };
    expect(listShapes(ridge, FRAME).slice(-4)).toEqual([
      ['ground', ...section.profile],
      ['deciding area', ...box(59.7, 60.3, 2, 20)],
      ['sightLine', [0, 7], [80, 35]],
      ['horizonLine', [0, 7], [80, 40]],
    ]);
    expect(listLabels(ridge).slice(-3)).toEqual([
      ['20.0', x(60), round(y(20) - 4), 'middle', 'deciding'],
      ['35.0', x(90.5), round(y(35) - 4), 'middle', 'receiver'],
      ['H 40.0', x(32), round(y(7 + 33 * 0.4) - 6), 'end', 'horizonLine'],
    ]);
  });

  it('[CALC-89] widens only screens thinner than 0.6 m', () => {
    const [thin, thick] = [0.4, 0.7].map((metres) => {
      const screens = [{ name: 'Wall', near: 50, far: 50 + metres, roof: 25, isDeciding: true }];
      return listShapes({ ...section, screens }, FRAME).find(([role]) => role === 'deciding area');
    });
    expect(thin).toEqual(['deciding area', ...box(49.9, 50.5, 2, 25)]);
    expect(thick).toEqual(['deciding area', ...box(50, 50.7, 2, 25)]);
  });

  it('[CALC-89] fits whatever is highest and lowest, and exaggerates heights five times at most', () => {
    const frameOf = (drawn: ScreeningSection, last = 110) => {
      const [axis] = drawSection(drawn).shapes;
      const [top, foot, end] = axis?.points ?? [];
      expect([top?.[0], foot?.[0], end?.[1]]).toEqual([46, 46, 296]);
      const { exaggeration } = drawSection(drawn);
      const perMetre = ((end?.[0] ?? 0) - 46) / (last + 10);
      return [round(end?.[0] ?? 0), round((296 - (top?.[1] ?? 0)) / (perMetre * exaggeration)), round(exaggeration)];
    };
    // 41 m from 2 m below the lowest to 8 m above the highest.
    const exaggeration = round(FRAME.across / FRAME.up);
    expect(frameOf(section)).toEqual([624, 41, exaggeration]);
    const ridged = { ...section, profile: [[-10, 4] as const, [40, 50] as const, [110, 5] as const] };
    expect(frameOf(ridged)[1]).toBe(56);
    expect(frameOf({ ...section, profile: [[-10, 4] as const, [40, -6] as const] })[1]).toBe(51);
    expect(frameOf({ ...section, receiver: { ...section.receiver, base: 1 } })[1]).toBe(44);
    expect(frameOf({ ...section, ground: 0 })[1]).toBe(45);
    expect(frameOf({ ...section, source: 37 })[1]).toBe(43);
    const screens = section.screens.map((screen) => ({ ...screen, roof: 40 }));
    expect(frameOf({ ...section, screens })[1]).toBe(46);
    // High and short: not less than true to scale.
    const tower = { ...section, receiver: { ...section.receiver, roof: 300 } };
    expect(frameOf(tower)).toEqual([round(46 + (120 * 272) / 306), 306, 1]);
    // Long and low: 4,020 m in 578 units.
    const far = { ...section, distanceMetres: 4000, receiver: { near: 3990, far: 3995, base: 5, roof: 35 } };
    expect(frameOf(far, 4010)).toEqual([624, 41, 5]);
    expect(listLabels(far).flatMap(([text, , , anchor]) => (anchor === 'middle' ? [text] : []))).toEqual([
      ...['0', '1000', '2000', '3000', '4000', 'Wall', '25.0', '35.0'],
    ]);
  });

  it('[CALC-89] has up to seven steps between its levels', () => {
    const levelsTo = (roof: number) =>
      listLabels({ ...section, receiver: { ...section.receiver, roof }, horizon: null }).flatMap(
        ([text, , , anchor]) => (anchor === 'end' && text !== 'm' ? [text] : []),
      );
    // From 2 to 37 mPD, and to 38.
    expect(levelsTo(29)).toEqual(['5', '10', '15', '20', '25', '30', '35']);
    expect(levelsTo(30)).toEqual(['10', '20', '30']);
    expect(levelsTo(64)).toEqual(['10', '20', '30', '40', '50', '60', '70']);
    expect(levelsTo(65)).toEqual(['20', '40', '60']);
  });

  it('[CALC-89] has floors every 3 m below the roof', () => {
    const floorsTo = (roof: number) =>
      listShapes({ ...section, receiver: { ...section.receiver, roof } }, FRAME).filter(([role]) => role === 'floor')
        .length;
    expect([4, 5, 7, 8, 8.1, 11, 12].map(floorsTo)).toEqual([0, 0, 0, 0, 1, 1, 2]);
  });

  it('[SITE-80] ends 10 m behind what is farther, the building or its facade point', () => {
    const [start, end] = findSectionEnds(section);
    expect(start).toEqual(at(-6, -8));
    expect(end).toEqual(at(66, 88));
    const beside = { ...section, receiver: { ...section.receiver, near: 30, far: 50 } };
    expect(findSectionEnds(beside)[1]).toEqual(at(54, 72));
    expect(drawSection(beside).ends.map(round)).toEqual([46, 624]);
  });
});
