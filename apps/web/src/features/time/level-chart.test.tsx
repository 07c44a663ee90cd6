import { MantineProvider } from '@mantine/core';
import { judgeLevel, type LevelStep, toDay } from '@quietsite/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import { DaySlider } from './day-slider.tsx';
import { ExceedingTable } from './exceeding-table.tsx';
import { LevelChart } from './level-chart.tsx';

const span = { first: toDay('2027-03-01'), last: toDay('2027-03-10') };
const step = (start: string, end: string, level: number): LevelStep => {
  const levels = { level, withNeighbours: level, verdict: judgeLevel(level, 75), exceedsInReport: level > 75 };
  return { start: toDay(start), end: toDay(end), criterion: 75, unmitigated: levels, mitigated: levels };
};
const steps = [step('2027-03-01', '2027-03-04', 70), step('2027-03-05', '2027-03-08', 81.5)];
const none = () => undefined;

beforeAll(startTexts);

function drawChart(day: string): string {
  return renderToStaticMarkup(
    <MantineProvider>
      <LevelChart
        {...{ steps, span, width: 100, pointedDay: null, day: toDay(day), name: 'N1' }}
        {...{ onPoint: none, onChange: none, onExplain: none }}
      />
    </MantineProvider>,
  );
}

describe('the chart of a receiver', () => {
  it('reads the day out with both levels, the criterion and the verdict', () => {
    expect(drawChart('2027-03-05')).toContain(
      'aria-valuetext="2027-03-05: mitigated 81.5, unmitigated 81.5, criterion 75 dB(A), Exceeds"',
    );
    expect(drawChart('2027-03-01')).toContain('criterion 75 dB(A), Satisfies"');
    expect(drawChart('2027-03-10')).toContain('aria-valuetext="2027-03-10: No noise"');
  });

  it('hatches the days that exceed, and no others', () => {
    const hatched = [...drawChart('2027-03-01').matchAll(/<rect x="(\d+)" width="(\d+)" height="104"/g)];
    expect(hatched.map(([, x, width]) => [x, width])).toEqual([['40', '40']]);
  });

  it('lists them for those who do not see them', () => {
    const draw = (listed: readonly LevelStep[]) =>
      renderToStaticMarkup(
        <MantineProvider>
          <ExceedingTable name="N1" steps={listed} />
        </MantineProvider>,
      );
    expect(draw(steps)).toContain('<td>2027-03-05</td><td>2027-03-08</td><td>81.5</td><td>75</td><td>Exceeds</td>');
    expect(draw(steps.slice(0, 1))).toContain('The criterion is satisfied every day.');
  });
});

it('the day slider says its day and marks exceeding days above the track', () => {
  const exceeding = [{ start: toDay('2027-03-05'), end: toDay('2027-03-08'), exceeds: 3, borderline: 0 }];
  const drawn = renderToStaticMarkup(
    <MantineProvider>
      <DaySlider {...{ span, exceeding, day: toDay('2027-03-03'), valueText: 'a day', onChange: none }} />
    </MantineProvider>,
  );
  expect(drawn).toContain('aria-valuemax="9" aria-valuenow="2" aria-valuetext="a day"');
  expect(drawn).toContain('d="M4 0H8V1H4Z"');
});
