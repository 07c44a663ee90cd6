import { addDays, type ScreenBarrier, type ScreenStructure, toDay } from '@quietsite/domain';
import { hk80 } from '@quietsite/geometry';
import { expect, it } from 'vitest';
import { samplePlan } from '../testing/sample-plan.ts';
import { buildAppendix } from './build-appendix.ts';
import { buildScreening } from './screening-section.ts';

const source = samplePlan();
const [receiver] = source.snapshot.receivers;
if (receiver === undefined) throw new Error('the sample has a receiver');
const [east, north] = receiver.position;
const box = (west: number, south: number, width: number, depth: number) => {
  const at = (x: number, y: number) => hk80(west + x, south + y);
  return [[at(0, 0), at(width, 0), at(width, depth), at(0, depth), at(0, 0)]];
};
const known = { kind: 'other', baseLevel: 5, heightMetres: null, storeys: null } as const;
const own = { ...known, id: receiver.buildingId, name: 'Own', outline: box(east - 5, north, 10, 10), roofLevel: 15 };
/** Walls on all four sides, so that nothing is in view from anywhere. */
const walls: readonly ScreenStructure[] = [
  box(-40, -40, 80, 5),
  box(-40, 35, 80, 5),
  box(-40, -40, 5, 80),
  box(35, -40, 5, 80),
].map(([ring = []], index) => ({
  ...{ ...known, id: 900_000 + index, name: `Wall ${index + 1}`, roofLevel: 400 },
  outline: [ring.map(([x, y]) => hk80(x + east, y + north))],
}));
const screened = (structures: readonly ScreenStructure[], barriers: readonly ScreenBarrier[] = []): typeof source => ({
  ...source,
  snapshot: {
    ...source.snapshot,
    screening: {
      structures,
      zones: source.snapshot.zones.map(({ id }) => ({ zoneId: id, groundLevel: 5, plantHeight: null })),
      ...{ barriers, rows: [], points: [] },
    },
  },
});
const rowsOf = (plan: typeof source) =>
  buildScreening('B', plan, 'unmitigated').table.parts.flatMap(({ rows }) => rows);

it('[REPORT-93] lists hidden zones with screen, roof level, distances, horizon and correction', () => {
  const rows = rowsOf(screened([own, ...walls])).filter((row) => Array.isArray(row) && row.at(-1) === '-10');
  expect(rows.length).toBeGreaterThan(0);
  const [, , , screen, roofLevel, origin, distance, at, horizon, roof] = rows[0] as readonly string[];
  expect([screen, roofLevel, origin]).toEqual([expect.stringMatching(/^Wall /), '400.0', 'roof level']);
  expect(Number(distance)).toBeGreaterThan(Number(at));
  expect(Number(horizon)).toBeGreaterThan(Number(roof));
});

it('[REPORT-93] gives the reason where nothing could be decided, and leaves out what is in view', () => {
  const undecided = rowsOf(screened([{ ...own, baseLevel: null, roofLevel: null }]));
  expect((undecided[0] as readonly string[]).slice(3)).toEqual([
    'base level unknown',
    '-',
    '',
    '-',
    '-',
    '-',
    '-',
    '0',
  ]);
  const others = rowsOf(screened([own])).map((row) => (row as readonly string[])[3]);
  expect(others).not.toContain('Own');
});

it('[REPORT-93] names zones of unknown ground once, and not at each receiver', () => {
  const { snapshot } = screened([own]);
  if (snapshot.screening === undefined) throw new Error('screening is off');
  const zones = snapshot.screening.zones.map((zone) => ({ ...zone, groundLevel: null }));
  const unknown = { ...snapshot, screening: { ...snapshot.screening, zones } };
  const { table } = buildScreening('B', { ...source, snapshot: unknown }, 'unmitigated');
  const sentence = 'The ground of these zones is unknown, so their works count as in view of every receiver: ';
  const named = table.note?.split(sentence)[1]?.replace(/\.$/, '').split(', ') ?? [];
  const names = snapshot.zones.map(({ name }) => name);
  expect(named.length).toBeGreaterThan(0);
  expect(names).toEqual(expect.arrayContaining(named));
  const reasons = table.parts.flatMap(({ rows }) => rows).map((row) => (row as readonly string[])[3]);
  expect(reasons).not.toContain('ground of zone unknown');
  expect(buildScreening('B', screened([own, ...walls]), 'unmitigated').table.note).not.toContain('is unknown');
});

it('[REPORT-93] lists what blank facades face with -5, on the days on which it is not hidden', () => {
  const blankIn = (structures: readonly ScreenStructure[]) => {
    const { snapshot } = screened([own, ...structures]);
    const receivers = snapshot.receivers.map((other) =>
      other.pointId === receiver.pointId ? { ...other, hasBlankFacades: true as const } : other,
    );
    const pages = buildScreening('B', { ...source, snapshot: { ...snapshot, receivers } }, 'unmitigated');
    const rows = pages.table.parts.flatMap(({ rows }) => rows as readonly (readonly string[])[]);
    return { rows: rows.map((row) => [row[3], row.at(-2), row.at(-1)]), drawn: pages.drawn };
  };
  const { rows, drawn } = blankIn([]);
  const facing = rows.filter(([, , correction]) => correction === '-5');
  expect(facing).toHaveLength(source.snapshot.zones.length);
  const roof = (5 + (receiver.heightMetres ?? 0)).toFixed(1);
  expect(facing[0]).toEqual(['blank facades (M-109)', roof, '-5']);
  expect(drawn).toBeNull();
  expect(rowsOf(screened([own])).some((row) => (row as readonly string[]).at(-1) === '-5')).toBe(false);
  const starts = source.snapshot.tasks.map(({ start }) => start).toSorted();
  const end = addDays(toDay(starts[0] ?? ''), 10);
  const dated = blankIn(walls.map((wall) => ({ ...wall, end }))).rows;
  expect(dated.map(([screen, , correction]) => [screen?.split(' (')[1], correction])).toContainEqual([
    ...[`${starts[0]} to ${end})`, '-10'],
  ]);
  expect(dated.map(([screen]) => screen)).toContainEqual(
    expect.stringMatching(new RegExp(`^blank facades \\(M-109\\) \\(${addDays(end, 1)} to `)),
  );
});

it('[REPORT-93] is in appendix B and C only with screening', () => {
  const numbersOf = (plan: typeof source) =>
    buildAppendix('b', plan, { receivers: [], equipment: [] }, null).model.sections.map(({ number }) => number);
  expect(numbersOf(source)).not.toContain('B-7');
  expect(numbersOf(screened([own])).at(-1)).toBe('B-7');
  expect(numbersOf(screened([own, ...walls])).slice(-2)).toEqual(['B-7', 'B-8']);
  const notesOf = (plan: typeof source) =>
    buildAppendix('c', plan, { receivers: [], equipment: [] }, null).model.notes.join();
  expect(notesOf(screened([own]))).toContain('With screening by existing buildings (TM step 10)');
  expect(notesOf(source)).not.toContain('With screening');
});

it('[REPORT-94] draws a section for each zone hidden from a selected receiver, and describes it', () => {
  const { drawn, drawings, table } = buildScreening('C', screened([own, ...walls]), 'mitigated');
  const hidden = table.parts.flatMap(({ rows }) => rows).filter((row) => Array.isArray(row) && row.at(-1) === '-10');
  expect(drawn?.heading).toBe('Appendix C-8: Sections of screening, mitigated');
  expect(drawn?.note).toContain(`${hidden.length} of ${hidden.length}`);
  expect(drawn?.drawings).toHaveLength(hidden.length);
  expect(drawings).toHaveLength(hidden.length + 1);
  const [first] = drawn?.drawings ?? [];
  const [label, building, zone, screen, , , distance, , horizon, roof] = hidden[0] as readonly string[];
  expect(first?.title).toBe(`${label}, ${building}: ${zone}`);
  expect(first?.alternativeText).toBe(
    `Section of ${first?.title}. Hidden: ${screen} hides the works up to ${horizon} mPD; the roof is at ${roof} mPD. ${first?.caption.split('mPD. ')[1]}`,
  );
  expect(first?.caption).toContain(`Distance ${distance} m; the vertical scale is`);
  const svg = drawings[first?.image ?? 0] ?? '';
  expect(svg).toContain(`>${screen}</text>`);
  expect(svg).toContain(`>H ${horizon}</text>`);
  expect(svg.match(/<polygon/g)?.length).toBeGreaterThanOrEqual(3);
  expect(drawings[drawn?.legend.image ?? 1]).toContain('>deciding screen</text>');
  expect(drawn?.legend.alternativeText).toContain('line of sight to the roof');
});

it('[REPORT-94] draws nothing where nothing is hidden, and at most twelve pages of four', () => {
  expect(buildScreening('B', screened([own]), 'unmitigated')).toMatchObject({ drawn: null, drawings: [] });
  const plan = screened([own, ...walls]);
  const receivers = Array.from({ length: 60 }, (_, index) => ({ ...receiver, pointId: index + 1, name: `N${index}` }));
  const many = buildScreening('B', { ...plan, snapshot: { ...plan.snapshot, receivers } }, 'unmitigated');
  expect(many.drawn?.drawings).toHaveLength(48);
  expect(many.drawn?.note).toContain('48 of 60');
});

it('[REPORT-104] lists what a barrier hides on some days of the works only, with these days, in appendix C alone', () => {
  const [starts, ends] = [source.snapshot.tasks.map(({ start }) => start), source.snapshot.tasks.map(({ end }) => end)];
  const last = toDay(ends.toSorted().at(-1) ?? '');
  const from = addDays(toDay(starts.toSorted()[0] ?? ''), 10);
  const around = [
    [-12, -12],
    [22, -12],
    [22, 22],
    [-12, 22],
    [-12, -12],
  ] as const;
  const drawn = { id: 1, name: 'W1', kind: 'acoustic', heightMetres: 15, groundLevel: 400, hasProof: false } as const;
  const barrier = { ...drawn, line: around.map(([x, y]) => hk80(east + x, north + y)) };
  const screensOf = (changes: Partial<ScreenBarrier>, run: 'unmitigated' | 'mitigated') => {
    const { table, drawn: sections } = buildScreening('C', screened([own], [{ ...barrier, ...changes }]), run);
    const rows = table.parts.flatMap(({ rows }) => rows).filter((row) => Array.isArray(row) && row.at(-1) === '-10');
    return { screens: [...new Set(rows.map((row) => (row as readonly string[])[3]))], captions: sections?.drawings };
  };
  const dated = screensOf({ start: from }, 'mitigated');
  expect(dated.screens).toEqual([`W1 (${from} to ${last})`]);
  expect(dated.captions?.[0]?.caption).toContain(`W1 (${from} to ${last}) hides the works`);
  expect(screensOf({}, 'mitigated').screens).toEqual(['W1']);
  expect(screensOf({ start: addDays(last, 1) }, 'mitigated').screens).toEqual([]);
  expect(screensOf({ start: from }, 'unmitigated').screens).toEqual([]);
});
