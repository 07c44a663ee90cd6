import type { CaseReceiver, FloorsAnswer } from '../case.ts';
import { present } from '../present.ts';
import type { Limit } from './criteria.ts';
import { Dec, dec, EQUAL_DECIBELS, EQUAL_METRES, energyOf, levelOf } from './decimal.ts';
import { createEnergyFunction, type Line, type ReceivingSite } from './received-energy.ts';
import type { Work } from './schedule.ts';
import { type DayEnergy, highestOf, seriesOf } from './series.ts';

const STOREY_METRES = 3;
const BARRIER_FROM_SOURCE = dec(3);
const TIE = energyOf(EQUAL_DECIBELS.negated());

interface Floor {
  readonly number: number;
  readonly highest: DayEnergy | null;
  readonly isRed: boolean;
  /** The lines that count on the day of the floor's highest level (M-71). */
  readonly lines: readonly Line[];
}

/** Red floors and barrier height, from levels with every measure except barriers (M-70, M-71). */
export function floorsOf(
  receiver: CaseReceiver,
  site: ReceivingSite,
  workOn: ReadonlyMap<string, Work>,
  limits: ReadonlyMap<string, Limit>,
): FloorsAnswer | null {
  if (receiver.heightMetres === null) {
    return null;
  }
  const totalFloors = dec(receiver.heightMetres).div(STOREY_METRES).floor().toNumber();
  const floors = Array.from({ length: totalFloors }, (_, index) => floorOf(index + 1, site, workOn, limits));
  const lastRed = floors.findLast((floor) => floor.isRed);
  return {
    totalFloors,
    levels: floors.map(({ highest }) => (highest === null ? null : levelOf(highest.energy).toNumber())),
    lastRedFloor: lastRed === undefined ? null : lastRed.number,
    barrierHeightMetres: lastRed === undefined ? null : barrierHeight(lastRed),
  };
}

/** Floor f at height 3f, recalculated over all days (M-70). */
function floorOf(
  number: number,
  site: ReceivingSite,
  workOn: ReadonlyMap<string, Work>,
  limits: ReadonlyMap<string, Limit>,
): Floor {
  const receive = createEnergyFunction(site, 'withoutBarriers', STOREY_METRES * number);
  const receiveOn = (day: string) => receive(present(workOn.get(day)), day);
  const series = seriesOf([...workOn.keys()], (day) => receiveOn(day)?.energy ?? null);
  const highest = highestOf(series);
  return {
    number,
    highest,
    isRed: series.some(({ day, energy }) => energy.gte(present(limits.get(day)).exceedingOnMap)),
    lines: highest === null ? [] : (receiveOn(highest.day)?.lines ?? []),
  };
}

/** 3f × 3 / distance + 1 for the loudest line at the floor; ties go to the nearest. Null if nearer than 3 m (M-71). */
function barrierHeight(floor: Floor): number | null {
  const lowest = Dec.max(...floor.lines.map((line) => line.energy)).times(TIE);
  const loudest = floor.lines.filter((line) => line.energy.gte(lowest));
  const distance = Dec.min(...loudest.map((line) => line.distance));
  if (BARRIER_FROM_SOURCE.minus(distance).gte(EQUAL_METRES)) {
    return null;
  }
  return dec(STOREY_METRES * floor.number)
    .times(BARRIER_FROM_SOURCE)
    .div(distance)
    .plus(1)
    .toNumber();
}
