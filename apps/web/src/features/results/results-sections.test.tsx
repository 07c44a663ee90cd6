import { MantineProvider } from '@mantine/core';
import type { Contributions, ExceedanceDays } from '@quietsite/domain';
import { toDay } from '@quietsite/domain';
import { hk80 } from '@quietsite/geometry';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import { ExceedanceSection } from './exceedance-section.tsx';
import { ShareSection } from './share-section.tsx';
import { VerdictFilter } from './verdict-filter.tsx';
import { WorstSection } from './worst-section.tsx';

beforeAll(startTexts);

const draw = (node: ReactNode) => renderToStaticMarkup(<MantineProvider>{node}</MantineProvider>);
const read = (node: ReactNode) =>
  draw(node)
    .replaceAll(/<style.*?<\/style>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const nothing = () => undefined;

describe('the counts', () => {
  const overview = {
    ...{ counts: { exceeds: 30, borderline: 9, satisfies: 161 }, leftOut: 2, isRestrictedUnassessed: false },
    unmitigatedCounts: { exceeds: 41, borderline: 11, satisfies: 148 },
  };

  it('[CALC-39] [CALC-49] are three that add up, beside those before mitigation and those left out', () => {
    const text = read(<VerdictFilter overview={overview} filter="all" onFilter={nothing} />);
    expect(text).toContain('200 All 30 exceed 9 borderline 161 satisfy');
    expect(text).toContain('Before mitigation: 41 exceed, 11 borderline, 148 satisfy.');
    expect(text).toContain('2 receivers have no verdict and are not counted: inside a zone, or without a criterion.');
  });

  it('[CALC-49] do not mention mitigation if there is none', () => {
    const text = read(
      <VerdictFilter overview={{ ...overview, unmitigatedCounts: null }} filter="all" onFilter={nothing} />,
    );
    expect(text).not.toContain('Before mitigation');
  });

  it('[CALC-45] carry the remark of restricted hours', () => {
    const restricted = { ...overview, isRestrictedUnassessed: true };
    expect(read(<VerdictFilter overview={restricted} filter="all" onFilter={nothing} />)).toContain(
      'restricted hours not assessed',
    );
  });

  it('[REPORT-85] carry a mark of alarm only where there are any', () => {
    const marksOf = (exceeds: number, borderline: number) => {
      const counts = { exceeds, borderline, satisfies: 9 };
      const page = draw(<VerdictFilter overview={{ ...overview, counts }} filter="all" onFilter={nothing} />);
      return [...page.matchAll(/class="[^"]*?_?(exceeds|borderline|satisfies|nobody)/g)].map(([, kind]) => kind);
    };
    expect(marksOf(2, 1)).toEqual(['exceeds', 'borderline', 'satisfies']);
    expect(marksOf(0, 0)).toEqual(['nobody', 'nobody', 'satisfies']);
  });

  it('[CALC-55] mark the one that filters', () => {
    const page = draw(<VerdictFilter overview={overview} filter="borderline" onFilter={nothing} />);
    expect(page.match(/aria-pressed="true"/g)).toHaveLength(1);
    expect(page).toMatch(/aria-pressed="true"><strong>9</);
  });
});

it('the worst receivers say that their days include borderline ones, which the days that exceed leave out', () => {
  const overview = { receivers: [], isCurrent: true };
  const text = read(
    <MemoryRouter>
      <WorstSection overview={overview} filter="all" />
    </MemoryRouter>,
  );
  expect(text).toContain('Days above the criterion, borderline days included. M-62');
});

describe('the days that exceed', () => {
  const days: ExceedanceDays = {
    ...{ all: 667, exceeds: 543, borderline: 20, first: toDay('2027-01-04'), last: toDay('2028-09-30') },
    busiest: { day: toDay('2027-05-01'), exceeds: 30, borderline: 2 },
    months: [{ month: '2027-01', exceeds: 20, borderline: 1 }],
  };

  it('[CALC-51] are shown with their number, dates, worst day and each month', () => {
    const text = read(<ExceedanceSection days={days} />);
    expect(text).toContain('543 of 667 days and 20 borderline days');
    expect(text).toContain('Between 2027-01-04 and 2028-09-30.');
    expect(text).toContain('Most receivers on 2027-05-01: 30 exceed, 2 borderline.');
    expect(text).toContain('2027-01: 20 days exceed, 1 borderline');
  });

  it('[CALC-51] are none without a list of empty months', () => {
    const none = { ...days, exceeds: 0, borderline: 0, first: null, last: null, busiest: null };
    const text = read(<ExceedanceSection days={none} />);
    expect(text).toContain('0 of 667 days');
    expect(text).not.toContain('2027-01');
  });
});

describe('what contributes most', () => {
  const contributions: Contributions = {
    receivers: 10,
    activities: [{ taskId: 3, name: 'Piling', zoneId: 1, zoneName: 'Zone 1', share: 0.62 }],
    equipment: [
      {
        ...{ rowId: 9, name: 'Piling rig', officialId: 'CNP 164', taskId: 3, taskName: 'Piling', zoneId: 1 },
        ...{ fixedLocation: hk80(835_000, 817_000), share: 0.4 },
      },
    ],
  };

  it('[CALC-52] is shown in percent, with what the share means', () => {
    const text = read(<ShareSection contributions={contributions} onGo={nothing} />);
    expect(text).toContain('Mean share of the sound energy at the 10 worst receivers, each on its worst day');
    expect(text).toContain('Piling Zone 1 62 %');
    expect(text).toContain('Piling rig CNP 164, Piling 40 %');
  });

  it('[CALC-52] is not shown if there is no noise', () => {
    const silent = { receivers: 0, activities: [], equipment: [] };
    expect(read(<ShareSection contributions={silent} onGo={nothing} />).trim()).toBe('');
  });
});
