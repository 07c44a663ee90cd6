import { MantineProvider } from '@mantine/core';
import type { AutomaticCheck, Brief } from '@quietsite/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleSubmission } from '../../../testing/sample-report.ts';
import { startTexts } from '../../../testing/texts.ts';
import { briefQuery } from '../review-calls.ts';
import { BriefList } from './brief-list.tsx';
import { BriefTiles } from './brief-tiles.tsx';
import { pathOf } from './check-list.tsx';
import type { Tile } from './tiles.ts';

beforeAll(startTexts);

const check = (changes: Partial<AutomaticCheck>): AutomaticCheck => ({
  ...{ name: 'schoolDates', result: 'passed', count: 1, names: [], targets: [], ...changes },
});
const n1 = { kind: 'receiver', pointId: 7 } as const;
const brief: Brief = {
  counts: { exceeds: 30, borderline: 9, satisfies: 161, leftOut: 0, untold: 0, isRestrictedUnassessed: false },
  exceeding: [{ pointId: 7, name: 'N1', buildingName: 'School' }],
  worst: { pointId: 7, name: 'N1', buildingName: 'School', level: 81, criterion: 70, excess: 11, verdict: 'exceeds' },
  days: { total: 667, exceeded: [{ pointId: 7, name: 'N1', buildingName: 'School', days: 543 }] },
  measures: { rows: 79, withMeasure: 5, methods: 1, quieterEquipment: 2, barriers: 2, others: 0 },
  byHand: { movedPoints: 2, addedPoints: 0, deletedPoints: 0, criteria: 1, centres: 0, buildings: 0 },
  since: {
    ...{ submissionId: 1, number: 1, newlyExceeding: ['N4', 'N5'], inputChanges: 1, isCalendarChanged: false },
    isScreeningChanged: false,
    noLongerExceeding: Array.from({ length: 11 }, (_, index) => `N${index + 20}`),
  },
  checks: [
    check({ result: 'unused', name: 'movesSmall' }),
    check({ name: 'documentHashes', count: 7 }),
    check({ result: 'look', count: 7, names: ['N1', 'N2'], targets: [n1, { ...n1, pointId: 8 }] }),
  ],
};

function drawMarkup(node: ReactNode, client = new QueryClient()): string {
  return renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter>{node}</MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
}

const draw = (node: ReactNode, client?: QueryClient): string =>
  drawMarkup(node, client)
    .replaceAll(/<style.*?<\/style>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const tiles = <BriefTiles submission={sampleSubmission({ id: 2, number: 2 })} />;

function clientWith(shown: Brief): QueryClient {
  const client = new QueryClient();
  client.setQueryData(briefQuery(2).queryKey, shown);
  return client;
}

const drawTiles = (shown: Brief): string => draw(tiles, clientWith(shown));
const drawList = (tile: Tile, shown = brief) => draw(<BriefList id="x" tile={tile} title="x" brief={shown} />);

describe('[APPROVE-37] the tiles of a brief', () => {
  it('[REPORT-85] alarm nobody with a count of zero', () => {
    const counts = { ...brief.counts, exceeds: 0, borderline: 2 };
    const drawn = drawMarkup(tiles, clientWith({ ...brief, counts, worst: null }));
    expect(drawn).toMatch(/nobody[^>]*>.*<strong>0<\/strong>/s);
    expect(drawn).not.toMatch(/class="[^"]*(exceeds|borderline)/);
    expect(drawMarkup(tiles, clientWith(brief))).toMatch(/exceeds[^>]*>.*<strong>30<\/strong>/s);
  });

  it('[APPROVE-80] show seven figures', () => {
    const words = drawTiles(brief);
    for (const tile of [
      'Exceeding 30 of 200 in the report 9 borderline',
      'Worst +11.0 dB N1, 81.0 against 70',
      'Days exceeded 543 of 667 N1',
      'Measures 5 of 79 rows Method 1, QPME 2, barrier 2',
      'Manual changes 3 2 receivers, 1 criterion',
      'Automatic checks 1 of 2 1 to check',
      'Since submission 1 −9 exceeding 1 input changed',
    ])
      expect(words).toContain(tile);
  });

  it('write a borderline level so that it does not look like one that exceeds', () => {
    const named = { pointId: 7, name: 'N1', buildingName: 'School' };
    const borderline = { ...named, level: 75.46, criterion: 75, excess: 0.46, verdict: 'borderline' } as const;
    expect(drawTiles({ ...brief, worst: borderline })).toContain('N1, 75.46 against 75');
  });

  it('[APPROVE-38] say so where there is no earlier submission, nothing is heard and nothing was recorded', () => {
    const words = drawTiles({ ...brief, since: null, worst: null, byHand: null });
    expect(words).toMatch(/Since the last submission First submission/);
    expect(words).toContain('Worst - There is no noise at any receiver.');
    expect(words).toContain('Manual changes - Not recorded');
  });

  it('open the lists behind them', () => {
    expect(drawList('exceeding')).toContain('N1 School');
    expect(drawList('worst')).toContain('N1 School 81.0 against 70');
    expect(drawList('days')).toContain('543 days');
    expect(drawList('measures')).toContain('2 rows with QPME');
    expect(drawList('byHand')).toContain('2 receivers moved 0 receivers added');
  });

  it('[REPORT-97] say that screening is another', () => {
    const since = { ...(brief.since ?? expect.fail()), inputChanges: 2, isScreeningChanged: true };
    expect(drawTiles({ ...brief, since })).toContain('2 inputs changed, including screening');
    expect(drawTiles({ ...brief, since: { ...since, isCalendarChanged: true } })).toContain(
      '2 inputs changed, including the working calendar, including screening',
    );
    expect(drawList('since', { ...brief, since })).toContain('Screening changed');
    expect(drawList('since')).not.toContain('creening');
  });

  it('[SCHED-40] say that the working calendar is another', () => {
    const since = { ...(brief.since ?? expect.fail()), inputChanges: 3, isCalendarChanged: true };
    expect(drawTiles({ ...brief, since })).toContain('3 inputs changed, including the working calendar');
    expect(drawList('since', { ...brief, since })).toContain('The working calendar changed');
    expect(drawList('since')).not.toContain('calendar');
  });

  it('[APPROVE-38] name who no longer and who newly exceeds', () => {
    expect(drawList('since')).toMatch(/11 receivers no longer exceed: N20, .* 2 receivers newly exceed: N4, N5/);
  });
});

describe('[APPROVE-40] the list of checks', () => {
  it('puts first what needs a look, with result, sentence and names', () => {
    expect(drawList('checks')).toMatch(
      /Examination dates of schools : 7 missing Without dated criteria: N1 , N2 and 5 more.*Documents : unchanged All files .*Moved receivers : not used No move/,
    );
  });

  it('[APPROVE-73] links each receiver that it names', () => {
    const links = drawMarkup(<BriefList id="x" tile="checks" title="x" brief={brief} />).match(/aria-label="[^"]*"/g);
    expect(links).toEqual(['aria-label="x"', 'aria-label="Go to N1"', 'aria-label="Go to N2"']);
  });

  it('leads to the place, or to the page of the subject', () => {
    expect(pathOf(check({ targets: [n1] }))).toEqual(['/Review', 7]);
    expect(pathOf(check({ targets: [{ kind: 'row', rowId: 8, taskId: 9 }] }))).toEqual(['/Equipment?activity=9&row=8']);
    expect(pathOf(check({ targets: [{ kind: 'activity', taskId: 9 }] }))).toEqual(['/Equipment?activity=9']);
    expect(pathOf(check({ name: 'movesSmall' }))).toEqual(['/Report?section=history']);
  });
});
