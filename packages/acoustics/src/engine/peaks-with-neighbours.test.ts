import { describe, expect, it } from 'vitest';
import { toEnergy } from '../level.ts';
import {
  buildProfile,
  buildProject,
  buildRow,
  energiesOf,
  type PlainProject,
  toEngineInput,
} from '../testing/plain-project.ts';
import { readDetails, readLevel } from '../testing/read-results.ts';
import { Engine } from './engine.ts';
import { OWN, WITH_NEIGHBOURS } from './peaks.ts';

const rowOn = (startDay: number, endDay: number, level: number) =>
  buildRow({ startDay, endDay, energies: energiesOf(level + 25, level + 15) });
/** Every receiver is 10 m from both zones, so the received levels are those given to the rows. */
const near = (profile = 0) => ({ profile, distances: [10, 10], fixedDistances: [] });
const zones = [{ isTypeB: false }, { isTypeB: false }];
const contribution = (startDay: number, endDay: number, level: number) => ({
  startDay,
  endDay,
  value: toEnergy(level),
});

function calculate(project: Partial<PlainProject>) {
  const engine = new Engine(toEngineInput(buildProject({ zones, receivers: [near()], ...project })));
  engine.calculate();
  const details = readDetails(engine, 0);
  return (receiver: number, series: number) => ({
    ...readLevel(engine, receiver, series),
    exceedanceDays: details[receiver]?.exceedanceDays[series],
  });
}

const NO_EXCEEDANCE = { exceedanceDays: 0, isOnMap: false, isInReport: false };

describe('the level with neighbours (M-50, M-51)', () => {
  it('has its maximum after adding, on a day of its own', () => {
    const peak = calculate({
      tasks: [{ zone: 0, rows: [rowOn(0, 9, 74), rowOn(10, 19, 73)] }],
      neighbours: [[{ zone: 1, rows: [rowOn(8, 14, 70), rowOn(12, 12, 75)] }]],
    });
    expect(peak(0, OWN)).toEqual({ level: 74, day: 0, ...NO_EXCEEDANCE });
    // 73 + 70 + 75 dB on day 12; 74 + 70 dB make 75.46 on days 8 and 9, 73 + 70 dB less than 75.
    expect(peak(0, WITH_NEIGHBOURS)).toEqual({
      level: 77.89,
      day: 12,
      exceedanceDays: 3,
      isOnMap: true,
      isInReport: true,
    });
    expect(peak(0, WITH_NEIGHBOURS + 1)).toEqual({ level: 67.89, day: 12, ...NO_EXCEEDANCE });
  });

  it('takes contributions of the receiver in both runs, the own level does not', () => {
    const heard = buildProfile(75, { contributions: [contribution(3, 4, 74), contribution(4, 6, 60)] });
    const peak = calculate({
      tasks: [{ zone: 0, rows: [rowOn(0, 9, 74)] }],
      profiles: [heard, buildProfile()],
      receivers: [near(1), near(0), near(1)],
    });
    expect(peak(1, OWN)).toEqual({ level: 74, day: 0, ...NO_EXCEEDANCE });
    expect(peak(1, WITH_NEIGHBOURS)).toEqual({
      level: 77.1,
      day: 4,
      exceedanceDays: 2,
      isOnMap: true,
      isInReport: true,
    });
    expect(peak(1, WITH_NEIGHBOURS + 1)).toEqual({ level: 74.57, day: 4, ...NO_EXCEEDANCE });
    for (const receiver of [0, 2])
      for (const series of [OWN, WITH_NEIGHBOURS])
        expect(peak(receiver, series)).toEqual({ level: 74, day: 0, ...NO_EXCEEDANCE });
  });

  it('keeps the first of days that contributions make equal', () => {
    const contributions = [contribution(2, 2, 60), contribution(4, 4, 60 + 1e-10), contribution(6, 6, 59)];
    const peak = calculate({
      tasks: [{ zone: 0, rows: [rowOn(0, 9, 70)] }],
      profiles: [buildProfile(75, { contributions })],
    });
    expect(peak(0, WITH_NEIGHBOURS)).toMatchObject({ level: 70.41, day: 2 });
    expect(peak(0, OWN)).toMatchObject({ level: 70, day: 0 });
  });

  it('has the louder energy of days that contributions make equal, and a later day that is louder', () => {
    const louder = [contribution(2, 2, 70), contribution(4, 4, 70 + 1.5e-9)];
    const equal = calculate({
      tasks: [{ zone: 0, rows: [rowOn(0, 9, 70)] }],
      profiles: [buildProfile(75, { contributions: louder })],
    });
    expect(equal(0, WITH_NEIGHBOURS)).toMatchObject({ day: 2 });
    const later = [contribution(2, 2, 70), contribution(4, 4, 70 + 5e-9)];
    const risen = calculate({
      tasks: [{ zone: 0, rows: [rowOn(0, 9, 70)] }],
      profiles: [buildProfile(75, { contributions: later })],
    });
    expect(risen(0, WITH_NEIGHBOURS)).toMatchObject({ day: 4 });
  });

  it('is that of contributions alone on a day without work', () => {
    const contributions = [contribution(5, 5, 80)];
    const profiles = [buildProfile(75, { contributions })];
    const peak = calculate({ tasks: [{ zone: 0, rows: [rowOn(0, 0, 60), rowOn(9, 9, 60)] }], profiles });
    expect(peak(0, WITH_NEIGHBOURS)).toEqual({ level: 80, day: 5, exceedanceDays: 1, isOnMap: true, isInReport: true });
  });

  it('[CALC-12] is the own level without neighbours (M-52)', () => {
    const peak = calculate({ tasks: [{ zone: 0, rows: [rowOn(0, 40, 76), rowOn(35, 36, 80)] }] });
    for (const series of [OWN, WITH_NEIGHBOURS]) {
      expect(peak(0, series)).toEqual({ level: 81.46, day: 35, exceedanceDays: 41, isOnMap: true, isInReport: true });
      expect(peak(0, series + 1)).toEqual({ level: 71.46, day: 35, ...NO_EXCEEDANCE });
    }
  });
});
