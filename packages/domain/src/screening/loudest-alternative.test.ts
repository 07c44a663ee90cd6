import { HIDDEN, IN_VIEW, IN_VIEW_OF_BLANK_FACADES, UNDECIDED } from '@quietsite/acoustics';
import { describe, expect, it } from 'vitest';
import { pickLoudestAlternative, type ReceivedRow } from './loudest-alternative.ts';

/** Energies of 100, 10 and 1 percent for the three corrections. */
const received = (group: string, energy: number, state: number | null, machine = energy): ReceivedRow => ({
  group,
  energies: state === null ? [energy] : [energy, energy / 10, energy / 100],
  source: state === null ? null : { state, machine },
});

describe('the loudest group at a receiver (M-32, M-107)', () => {
  it('is found with the common rows, each group with the weakest correction of its sources', () => {
    const rows = [
      received('B', 900, HIDDEN),
      received('', 100, HIDDEN),
      received('A', 200, IN_VIEW),
      received('A', 50, HIDDEN),
    ];
    const { group, energy, groups, correctionOf } = pickLoudestAlternative(rows);
    expect(groups).toEqual([
      { group: 'A', energy: 350 },
      { group: 'B', energy: 10 },
    ]);
    expect([group, energy]).toEqual(['A', 350]);
    expect([correctionOf('A'), correctionOf('B'), correctionOf('')]).toEqual([0, 2, 0]);
  });

  it('without groups is all rows together', () => {
    const hidden = [received('', 100, HIDDEN), received('', 300, HIDDEN)];
    const found = pickLoudestAlternative(hidden);
    expect(found).toMatchObject({ group: null, energy: 4, groups: [] });
    expect(found.correctionOf('')).toBe(2);
    const blank = pickLoudestAlternative([...hidden, received('', 600, IN_VIEW_OF_BLANK_FACADES)]);
    expect([blank.energy, blank.correctionOf('')]).toEqual([100, 1]);
    expect(pickLoudestAlternative([received('', 50, UNDECIDED), ...hidden]).energy).toBe(450);
    expect(pickLoudestAlternative([])).toMatchObject({ group: null, energy: 0, groups: [] });
    expect(pickLoudestAlternative([]).correctionOf('')).toBe(0);
  });

  it('takes rows in view as quiet by their energy at the machine among all that run together (M-108)', () => {
    const loud = received('', 1, HIDDEN, 1000);
    const quiet = pickLoudestAlternative([loud, received('A', 100, IN_VIEW, 10), received('B', 100, IN_VIEW, 100)]);
    expect([quiet.correctionOf('A'), quiet.correctionOf('B')]).toEqual([1, 0]);
    expect(quiet.groups).toEqual([
      { group: 'A', energy: expect.closeTo(10.1, 9) },
      { group: 'B', energy: 101 },
    ]);
    // Alone, it is not quiet.
    expect(pickLoudestAlternative([received('A', 100, IN_VIEW, 10)]).correctionOf('A')).toBe(0);
  });

  it('has no correction while screening is off', () => {
    const off = pickLoudestAlternative([received('', 2, null), received('A', 3, null)]);
    expect([off.group, off.energy, off.correctionOf('A')]).toEqual(['A', 5, 0]);
  });
});
