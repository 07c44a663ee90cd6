import type { Programme } from '@quietsite/contracts';
import { NO_MEASURES } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { hasMitigation } from './use-report-way.ts';

const programmeOf = (...measures: Partial<typeof NO_MEASURES>[]) =>
  ({ equipmentRows: measures.map((some) => ({ measures: { ...NO_MEASURES, ...some } })) }) as unknown as Programme;

describe('the way to the report', () => {
  it('[SHELL-41] suggests mitigation where there is none: any measure of any row is one', () => {
    expect(hasMitigation(programmeOf())).toBe(false);
    expect(hasMitigation(programmeOf({}, {}))).toBe(false);
    for (const some of [{ quieterMethodSoundPower: 98 }, { barrierDba: -5 }, { customMethodDba: -3 }])
      expect(hasMitigation(programmeOf({}, some))).toBe(true);
  });
});
