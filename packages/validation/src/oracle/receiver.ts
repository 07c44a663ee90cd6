import type { CaseReceiver, CaseScreening, LevelAnswer, ReceiverAnswer, RunAnswer } from '../case.ts';
import { present } from '../present.ts';
import { isOutOfUse, type Limit, limitByDay, limitOf, tightened } from './criteria.ts';
import { isWithin, monthOf } from './days.ts';
import { type Dec, levelOf, sum } from './decimal.ts';
import { floorsOf } from './floors.ts';
import { contributedEnergy } from './neighbours.ts';
import { pointOf } from './plane.ts';
import { createEnergyFunction, type ReceivingSite } from './received-energy.ts';
import { lettersOf, type Work } from './schedule.ts';
import { createSourceStates } from './screening/source-states.ts';
import { highestOf, judge, type Series, seriesOf } from './series.ts';
import { createSiteGeometry, type PlacedZone } from './site-geometry.ts';
import type { Run } from './sound-power.ts';

/** A project prepared for calculation: its zones with centres, and its work by day of the assessed project. */
export interface PreparedSite {
  readonly zones: readonly PlacedZone[];
  readonly workOn: ReadonlyMap<string, Work>;
  /** Set for the assessed project while screening is on. */
  readonly screening?: CaseScreening | undefined;
}

interface Position {
  readonly receiver: CaseReceiver;
  readonly limits: ReadonlyMap<string, Limit>;
  readonly own: SiteAtReceiver;
  readonly neighbours: readonly SiteAtReceiver[];
}

interface SiteAtReceiver extends ReceivingSite {
  readonly workOn: ReadonlyMap<string, Work>;
}

export function answerReceiver(
  receiver: CaseReceiver,
  own: PreparedSite,
  neighbours: readonly PreparedSite[],
): ReceiverAnswer {
  const limits = limitByDay(receiver, [...own.workOn.keys()]);
  const isLeftOut = receiver.isInsideZoneWithBuilding;
  const common = { pointId: receiver.pointId, isLeftOut, criterion: numberOrNull(tightened(receiver, [])) };
  if (isLeftOut) {
    return { ...common, sources: [], unmitigated: silentRun(receiver), mitigated: silentRun(receiver), floors: null };
  }
  const at = ({ zones, workOn, screening }: PreparedSite): SiteAtReceiver => {
    const geometry = createSiteGeometry(zones, pointOf(receiver.position));
    const statesOn = screening === undefined ? null : createSourceStates(receiver, zones, geometry, screening);
    return { geometry, isOpenAir: receiver.kind === 'openAir', workOn, statesOn };
  };
  const position = { receiver, limits, own: at(own), neighbours: neighbours.map(at) };
  const { geometry, workOn } = position.own;
  return {
    ...common,
    sources: geometry.sources.map(({ zone, position: { easting, northing }, distance }) => ({
      zoneId: zone.id,
      position: [easting.toNumber(), northing.toNumber()],
      distanceMetres: distance.toNumber(),
    })),
    unmitigated: answerRun(position, 'unmitigated'),
    mitigated: answerRun(position, 'mitigated'),
    floors: floorsOf(receiver, position.own, workOn, limits),
  };
}

const numberOrNull = (criterion: Dec): number | null => (criterion.isFinite() ? criterion.toNumber() : null);

/** One complete calculation (M-23). */
function answerRun({ receiver, limits, own, neighbours }: Position, run: Run): RunAnswer {
  const days = [...own.workOn.keys()];
  const ownOn = energyByDay(own, run);
  const neighboursOn = neighbours.map((site) => energyByDay(site, run));
  const ownSeries = seriesOf(days, ownOn);
  /** Added day by day; the maximum is taken after adding (M-50, M-51). */
  const together = seriesOf(days, (day) => {
    const parts = [ownOn(day), ...neighboursOn.map((energyOn) => energyOn(day)), contributedEnergy(receiver, day)];
    const energies = parts.filter((energy) => energy !== null);
    return energies.length === 0 ? null : sum(energies);
  });
  return {
    own: judge(ownSeries, limits),
    withNeighbours: judge(together, limits),
    combinations: combinationsOf(ownSeries, own.workOn),
    months: monthsOf(ownSeries),
    otherCriteria: otherCriteriaOf(receiver, ownSeries),
  };
}

function energyByDay(site: SiteAtReceiver, run: Run): (day: string) => Dec | null {
  const receive = createEnergyFunction(site, run, 0);
  return (day) => receive(present(site.workOn.get(day)), day)?.energy ?? null;
}

/** For each month the maximum of its days (M-43). */
function monthsOf(series: Series): RunAnswer['months'] {
  return [...Map.groupBy(series, ({ day }) => monthOf(day))].map(([month, days]) => ({
    month,
    level: levelOf(present(highestOf(days)).energy).toNumber(),
  }));
}

/** Each entry is listed by its own value, not that of an overlapping entry (M-57). */
function otherCriteriaOf(receiver: CaseReceiver, series: Series): RunAnswer['otherCriteria'] {
  return receiver.otherCriteria.map((entry) => {
    const within = series.filter(({ day }) => isWithin(day, entry));
    const highest = highestOf(within);
    const judged = highestOf(within.filter(({ day }) => !isOutOfUse(receiver, day)));
    const limit = limitOf(tightened(receiver, [entry.value]));
    return {
      name: entry.name,
      level: highest === null ? null : levelOf(highest.energy).toNumber(),
      exceeds: judged?.energy.gte(limit.exceedingInReport) ?? false,
    };
  });
}

/** A receiver left out of the calculation has no level in either run (M-35). */
function silentRun(receiver: CaseReceiver): RunAnswer {
  const noLevel: LevelAnswer = {
    level: null,
    day: null,
    exceedsOnMap: false,
    exceedsInReport: false,
    exceedanceDays: 0,
  };
  const otherCriteria = receiver.otherCriteria.map(({ name }) => ({ name, level: null, exceeds: false }));
  return { own: noLevel, withNeighbours: noLevel, combinations: [], months: [], otherCriteria };
}

/**
 * The combinations, ordered by first day (M-41). Only sets of several activities get letters after 'C-'. Sets of one
 * leave no gap and keep their activity's letter.
 */
function combinationsOf(series: Series, workOn: ReadonlyMap<string, Work>): RunAnswer['combinations'] {
  const daysByKey = Map.groupBy(series, ({ day }) => keyOf(present(workOn.get(day))));
  let several = 0;
  return [...daysByKey].map(([key, days]) => {
    const work = present(workOn.get(present(days[0]).day));
    const [only] = work;
    const code = membersOf(work).length === 1 && only !== undefined ? only.code : `C-${lettersOf(several++)}`;
    const highest = present(highestOf(days));
    return { key, code, level: levelOf(highest.energy).toNumber(), day: highest.day };
  });
}

/** In code order; the parts of a front are one member (M-153). */
const membersOf = (work: Work) => [...new Set(work.toSorted((a, b) => a.place - b.place).map(({ member }) => member))];

function keyOf(work: Work): string {
  return membersOf(work).join('+');
}
