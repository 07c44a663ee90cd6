import type { ReceiverProfile } from '../engine/engine-input.ts';
import { toEnergy } from '../level.ts';
import { buildProfile, buildProject, buildRow, type PlainProject } from './plain-project.ts';

export interface LevelPeriod {
  readonly startDay: number;
  readonly endDay: number;
  /** Own levels, one per receiver; silent if there is none. */
  readonly levels: readonly number[];
}

const SOUND_POWER = 200;
/** Reduction in the mitigated run. */
export const MITIGATION = 10;

/** A project with a given level at every receiver in every period, and 10 dB less in the mitigated run. */
export function buildLevelProject(
  periods: readonly LevelPeriod[],
  profiles: readonly ReceiverProfile[] = [buildProfile()],
  profileOf: (receiver: number) => number = () => 0,
): PlainProject {
  const rows = periods.map(({ startDay, endDay }, fixedPosition) =>
    buildRow({
      startDay,
      endDay,
      fixedPosition,
      energies: [0, MITIGATION, 0].map((less) => toEnergy(SOUND_POWER - less)),
    }),
  );
  const receivers = (periods[0]?.levels ?? []).map((_, receiver) => ({
    profile: profileOf(receiver),
    distances: [1],
    // 200 - (20 log(distance) + 8) + 3
    fixedDistances: periods.map(({ levels }) => 10 ** ((SOUND_POWER - 5 - (levels[receiver] as number)) / 20)),
  }));
  return buildProject({ tasks: [{ zone: 0, rows }], profiles, receivers });
}

/** The days from 0 onwards, each with its exact level at the only receiver; 0 means a day without work. */
export function buildDailyProject(levels: readonly number[], profiles = [buildProfile()]): PlainProject {
  const rows = levels.flatMap((level, day) =>
    level === 0
      ? []
      : [
          buildRow({
            startDay: day,
            endDay: day,
            energies: [5, 5 - MITIGATION, 5].map((more) => toEnergy(level + more)),
          }),
        ],
  );
  return buildProject({
    firstDay: 0,
    lastDay: levels.length - 1,
    tasks: [{ zone: 0, rows }],
    profiles,
    receivers: [{ profile: 0, distances: [1], fixedDistances: [] }],
  });
}

/** The same days, 32 apart, so that each falls into its own block. */
export function spread<T>(values: readonly T[], filler: T): T[] {
  return values.flatMap((value) => [value, ...Array.from({ length: 31 }, () => filler)]);
}
