import { describe, expect, it } from 'vitest';
import { checkEngine } from './check-engine.ts';
import type { Engine } from './engine.ts';
import { runCases } from './run-cases.ts';

const cases = [1, 2, 3, 4].map((input) => ({ id: `case ${input}`, input }));
const answer = (input: number): unknown => ({ day: '2027-03-01', level: input / 3, twice: [input * 2] });

function engineWith(name: string, answerOf: (input: number) => unknown): Engine<number> {
  return {
    name,
    readVersion: async () => 'v1',
    run: async (job) => runCases(job.cases, answerOf, job.shownId),
  };
}

async function referenceOf(engine: Engine<number>) {
  return { engine, cases, lines: await engine.run({ cases, shownId: null }) };
}

describe('checkEngine', () => {
  it('finds engines with the same bits equal', async () => {
    const report = await checkEngine(engineWith('other', answer), await referenceOf(engineWith('first', answer)));
    expect(report.isEqual).toBe(true);
    expect(report.lines.join('\n')).toMatch(/^other: v1, 4 cases in [\d.]+ s, equal$/);
  });

  it('finds one last bit in one case and shows where it stands', async () => {
    const bent = (input: number) =>
      input === 3 ? { day: '2027-03-01', level: 1 + 2 ** -52, twice: [6] } : answer(input);
    const report = await checkEngine(engineWith('bent', bent), await referenceOf(engineWith('first', answer)));
    expect(report.isEqual).toBe(false);
    expect(report.lines[0]).toMatch(/1 DIFFERENT, first case 3$/);
    expect(report.lines.slice(1)).toEqual([
      '  - first',
      '  + bent',
      '     object of 3',
      '    day "2027-03-01"',
      '  - level 3ff0000000000000 (1)',
      '  + level 3ff0000000000001 (1.0000000000000002)',
      '    twice list of 1',
      '    twice.0 4018000000000000 (6)',
    ]);
  });

  it('does not take an engine that answers fewer cases for equal', async () => {
    const short: Engine<number> = { ...engineWith('short', answer), run: async () => [] };
    const report = await checkEngine(short, await referenceOf(engineWith('first', answer)));
    expect(report.isEqual).toBe(false);
    expect(report.lines[0]).toContain('4 DIFFERENT, first case 1');
  });

  it('does not take an engine that cannot answer for equal', async () => {
    const failing = engineWith('failing', () => {
      throw new Error('no such function');
    });
    const report = await checkEngine(failing, await referenceOf(engineWith('first', answer)));
    expect(report.isEqual).toBe(false);
    expect(report.lines[0]).toContain('failing: DID NOT RUN, Error: case 1 has no answer: Error: no such function');
  });
});
