import { describe, expect, it } from 'vitest';
import { sampleInput } from '../testing/sample-input.ts';
import { buildSummary } from './build-summary.ts';

const figuresOf = (...samples: Parameters<typeof sampleInput>[0]) =>
  buildSummary(sampleInput(samples)).model.keyFigures;

describe('key figures', () => {
  it('counts assessed receivers without those left out (M-35)', () => {
    const [assessed] = figuresOf(
      { unmitigated: 80, mitigated: 70, verdict: 'satisfies' },
      { unmitigated: null, mitigated: null, verdict: 'satisfies', isLeftOut: true },
    );
    expect(assessed).toMatchObject({ value: '1', details: ['at 1 building', '1 inside a zone left out'] });
  });

  it('counts buildings, not receivers or names', () => {
    const sample = { unmitigated: 80, mitigated: 70, verdict: 'satisfies' } as const;
    expect(figuresOf(sample, sample, sample)[0]).toMatchObject({ value: '3', details: ['at 2 buildings'] });
  });

  it('[Q145] gives the three counts with and without mitigation', () => {
    const [, exceeding] = figuresOf(
      { unmitigated: 88, mitigated: 79, verdict: 'exceeds' },
      { unmitigated: 80, mitigated: 70, verdict: 'satisfies' },
      { unmitigated: 75.4, mitigated: 70, verdict: 'satisfies' },
    );
    expect(exceeding).toMatchObject({
      value: '1',
      unit: 'of 3',
      details: ['0 borderline, 2 satisfy', 'unmitigated: 2 exceed, 1 borderline, 0 satisfy'],
      tone: 'exceeds',
    });
  });

  it('finds the highest level of each run with receiver, building and day', () => {
    const [, , unmitigated, mitigated] = figuresOf(
      { unmitigated: 88.4, mitigated: 70, verdict: 'satisfies' },
      { unmitigated: 85, mitigated: 79.6, verdict: 'exceeds' },
    );
    expect(unmitigated).toMatchObject({
      value: '88.4',
      unit: 'dB(A)',
      details: ['N1, 富華樓 Block 1', 'on 2027-05-04'],
    });
    expect(mitigated).toMatchObject({ value: '79.6', details: ['N2, 富華樓 Block 2', 'on 2027-08-16'] });
  });

  it('counts both ends of the programme (M-03)', () => {
    const programme = figuresOf({ unmitigated: 80, mitigated: 70, verdict: 'satisfies' }).at(-1);
    expect(programme).toMatchObject({ value: '362', unit: 'days', details: ['from 2027-01-04', 'to 2027-12-31'] });
  });
});
