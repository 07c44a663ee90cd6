import { MantineProvider } from '@mantine/core';
import type { Scenario } from '@quietsite/contracts';
import { NO_MEASURES, toDay } from '@quietsite/domain';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleLevel } from '../../../testing/samples.ts';
import { startTexts } from '../../../testing/texts.ts';
import { sampleMitigationRow } from '../testing/sample-mitigation.ts';
import { ComparisonTable, type ComparisonTableProps } from './comparison-table.tsx';
import { buildColumns, type ScenarioFigures, summariseLevels } from './scenario-columns.ts';
import { ScenarioDetails } from './scenario-details.tsx';
import { describeUse } from './use-scenario-changes.ts';

beforeAll(startTexts);

const plan = (letter: Scenario['letter'], changes: Partial<Scenario> = {}): Scenario => ({
  ...{ id: letter.charCodeAt(0), letter, name: '', note: '', isInUse: false, createdBy: 'Demo User', rows: [] },
  ...{ createdAt: '2027-01-05T01:00:00.000Z', keptAt: '2027-01-05T02:30:00.000Z' },
  ...changes,
});
const barrier = { ...NO_MEASURES, barrierDba: -5 };
const keptRow = (rowId: number, measures: typeof barrier | null, equipment = 'CNP 048 - Excavator') => ({
  ...{ rowId, equipment, activity: 'Piling', measures, materialIds: [] },
});
const rows = [
  sampleMitigationRow({ id: 1, measures: { enclosureDba: -10 } }),
  sampleMitigationRow({ id: 2 }),
  sampleMitigationRow({ id: 3, name: 'Crane' }),
];
const scenarios = [
  plan('A', {
    name: 'Barriers',
    note: 'Space on the north side only',
    rows: [keptRow(1, null), keptRow(2, barrier), keptRow(3, barrier), keptRow(9, barrier, 'CNP 027 - Breaker')],
  }),
  plan('B', { isInUse: true, rows: null }),
];
const columns = buildColumns(scenarios, rows);

const textOf = (markup: string) =>
  markup
    .replace(/<style[^>]*>.*?<\/style>/gs, '')
    .replace(/<\/(tr|th|td|li|h4|caption)>/g, ' | ')
    .replace(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ');
const draw = (changes: Partial<ComparisonTableProps> = {}) => {
  const nothing = () => undefined;
  return renderToStaticMarkup(
    <MantineProvider>
      <ComparisonTable
        {...{ columns, figures: new Map(), status: 'done', names: new Map([[1, 'N1']]), isReadonly: false }}
        {...{ isBusy: false, openId: null, onOpen: nothing, onUse: nothing, onEdit: nothing, onRemove: nothing }}
        {...changes}
      />
    </MantineProvider>,
  );
};

describe('plans side by side', () => {
  it('[MITI-62] have their counts, days, worst receiver, measures by stage and differences', () => {
    const figures: ScenarioFigures = {
      ...{ counts: { exceeds: 2, borderline: 1, satisfies: 6 }, total: 9, exceedingDays: 14, borderlineDays: 3 },
      worst: { pointId: 1, verdict: 'exceeds', excess: 8.54 },
    };
    const quiet: ScenarioFigures = {
      ...{ counts: { exceeds: 0, borderline: 0, satisfies: 9 }, total: 9, exceedingDays: 0, borderlineDays: 0 },
      worst: { pointId: 1, verdict: 'satisfies', excess: -0.66 },
    };
    const [inA, inB] = scenarios.map(({ id }) => id);
    const text = textOf(
      draw({
        figures: new Map([
          [inA ?? 0, figures],
          [inB ?? 0, quiet],
        ]),
      }),
    );
    expect(text).toContain('Figure | Plan A: Barriers Use for submission | Plan B In use |');
    expect(text).toContain('Exceed | 2 | 0 |');
    expect(text).toContain('Borderline | 1 | 0 |');
    expect(text).toContain('Satisfy | 6 | 9 |');
    expect(text).toContain('Days with an exceedance | 14 3 more borderline | 0 |');
    expect(text).toContain('Worst receiver | N1: 8.5 dB above | N1: 0.7 dB below |');
    expect(text).toContain('Rows with a quieter method | 0 | 0 |');
    expect(text).toContain('Rows with barrier, enclosure or custom method | 2 | 1 |');
    expect(text).toContain('Differs from Plan B | 3 rows 1 measure is dropped 1 row with other equipment | - |');
    expect(text).toContain('Space on the north side only');
    expect(text).toContain('| 2027-01-05 10:30, created by Demo User | In use since 2027-01-05 10:30');
  });

  it('[MITI-63] say what is not calculated, and what still is being calculated', () => {
    expect(textOf(draw({ status: 'failed' }))).toContain('Exceed | Not calculated | Not calculated |');
    expect(textOf(draw({ status: 'calculating' }))).toContain('Exceed | Calculating ... | Calculating ... |');
  });

  it('[MITI-60] offer to use and delete only those that are not in use, and nothing to who may only read', () => {
    const labels = (markup: string) => [...markup.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);
    expect(labels(draw())).toEqual([
      'Mitigation plans side by side',
      'Plan A: Barriers: Use for submission',
      'Details of Plan A: Barriers: 3 rows',
      ...['Plan A: Barriers: Name and note', 'Plan A: Barriers: Delete'],
      'Plan B: Name and note',
    ]);
    expect(textOf(draw({ isReadonly: true }))).not.toContain('Use for submission');
  });

  it('[MITI-61] [MITI-62] list the rows that differ, and what became of rows since', () => {
    const [column] = columns;
    if (!column) throw new Error('there is no column');
    const text = textOf(renderToStaticMarkup(<ScenarioDetails column={column} columns={columns} rows={rows} />));
    expect(text).toContain('CNP 048 - Excavator, Bulk excavation | None | Enclosure -10 dB');
    expect(text).toContain('Measures dropped because their rows were deleted | CNP 027 - Breaker, Piling:');
    expect(text).toContain('CNP 048 - Excavator, now CNP 048 - Crane');
    expect(text).not.toContain('Rows added since');
  });
});

it('[MITI-61] taking a plan into use says whether its levels are stored, and which measures dropped out', () => {
  const project = { isCalculated: true } as Parameters<typeof describeUse>[1]['project'];
  expect(describeUse(i18next.t, { project, dropped: [] })).toBe('Its levels are up to date.');
  expect(describeUse(i18next.t, { project: { ...project, isCalculated: false }, dropped: [keptRow(9, barrier)] })).toBe(
    'Calculate & Save to store its levels. 1 measure was dropped, because its row was deleted: CNP 048 - Excavator.',
  );
});

describe('the figures of a plan', () => {
  const level = (pointId: number, verdict: 'exceeds' | 'satisfies' | null, mitigatedLevel: number | null) =>
    [pointId, sampleLevel({ pointId, verdict, mitigatedLevel, isLeftOut: verdict === null })] as const;

  it('[MITI-62] leave out receivers inside the works, put an exceedance before a smaller margin, and count days', () => {
    const levels = new Map([level(1, 'satisfies', 74.9), level(2, 'exceeds', 74), level(3, null, null)]);
    const [start, end] = [toDay('2027-03-01'), toDay('2027-03-05')];
    const figures = summariseLevels(levels, [
      { start, end, exceeds: 1, borderline: 1 },
      { start: toDay('2027-03-09'), end: toDay('2027-03-10'), exceeds: 0, borderline: 1 },
    ]);
    expect(figures).toMatchObject({ exceedingDays: 5, borderlineDays: 2 });
    expect(figures).toMatchObject({ counts: { exceeds: 1, borderline: 0, satisfies: 1 }, total: 2 });
    expect(figures.worst).toEqual({ pointId: 2, verdict: 'exceeds', excess: -1 });
  });
});
