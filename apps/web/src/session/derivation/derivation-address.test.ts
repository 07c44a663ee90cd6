import { toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { type DerivedLevel, moveDerivation, readDerivation, writeDerivation } from './derivation-address.ts';

describe('a derivation in the address', () => {
  it.each<DerivedLevel>([
    { pointId: 12, day: toDay('2027-05-01'), run: 'mitigated' },
    { pointId: 7, day: 'loudest', run: 'unmitigated' },
    { pointId: 7, day: 'loudest', run: 'mitigated', zoneId: -503 },
    { pointId: 7, day: 'loudestWithNeighbours', run: 'mitigated' },
  ])('reads what was written: $pointId $day $run', (level) => {
    expect(readDerivation(writeDerivation(level))).toEqual(level);
  });

  it.each([
    null,
    '',
    '12',
    '0,loudest,mitigated',
    '12,2027-02-30,mitigated',
    '12,loudest,both',
    '12,loudest,mitigated,',
    '12,loudest,mitigated,zone',
    '12,loudest,mitigated,1,1',
  ])('is none for %s', (text) => {
    expect(readDerivation(text)).toBeNull();
  });

  it('goes along to another receiver, and is not opened by it', () => {
    const move = (text: string) => moveDerivation(new URLSearchParams(text), 8).toString();
    expect(move('project=1&derive=7,loudest,mitigated')).toBe('project=1&derive=8%2Cloudest%2Cmitigated');
    expect(move('derive=7,loudest,mitigated,4')).toBe('derive=8%2Cloudest%2Cmitigated');
    expect(move('project=1&activeIndex=2')).toBe('project=1&activeIndex=2');
  });
});
