import { reportLimitEnergy, toEnergy } from '@quietsite/acoustics';
import { describe, expect, it } from 'vitest';
import { LiveCalculation } from '../calculation/live-calculation.ts';
import { toDay } from '../day.ts';
import { project, receiver } from '../testing/snapshot-builder.ts';
import { buildNoiseModel } from './noise-model.ts';

/** Another site of this level on all days of the work, at a receiver with 75 dB(A). */
function modelBeside(level: number, isCumulative = true) {
  const site = { name: 'Other site', start: toDay('2027-03-01'), end: toDay('2027-03-31'), level };
  const snapshot = project({ receivers: [receiver({ criterion: 75, contributions: [site] })] });
  return buildNoiseModel(new LiveCalculation(snapshot), [1], { isCumulative });
}

describe('what others leave of a criterion', () => {
  const whole = reportLimitEnergy(75);

  it('[M-58] is the rest when the level with others is judged, and all of it when the own level is', () => {
    const [rest] = modelBeside(70).requirements;
    expect(rest?.background).toBeCloseTo(toEnergy(70), 0);
    expect(rest?.limit).toBeCloseTo(whole - toEnergy(70), 0);
    expect(modelBeside(70).unsolvable).toEqual([]);
    expect(modelBeside(70, false).requirements).toMatchObject([{ background: 0, limit: whole }]);
  });

  it('[M-58] is all of it on days on which others alone exceed: no measure helps, so the own level is judged', () => {
    const { requirements, unsolvable } = modelBeside(90);
    expect(requirements).toMatchObject([{ background: 0, limit: whole }]);
    expect(unsolvable).toEqual([{ pointId: 1, start: '2027-03-01', end: '2027-03-31' }]);
  });
});
