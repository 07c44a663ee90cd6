import {
  correctionOfSource,
  HIDDEN,
  IN_VIEW_OF_BLANK_FACADES,
  itemAt,
  MITIGATED,
  numberAt,
  SCREENING_CORRECTIONS,
  UNDECIDED,
  UNMITIGATED,
} from '@quietsite/acoustics';
import { prepare } from '../calculation/prepare.ts';
import type { CalculationSnapshot } from '../calculation/snapshot.schema.ts';
import { type DayString, fromDayNumber } from '../day.ts';
import { expandFronts } from '../front/expand-fronts.ts';
import type { DecidedSource, ScreeningModel } from './screening-model.ts';
import type { ScreeningSection } from './section.ts';

/** A zone that is hidden from a receiver, in view of its blank facades (M-109), or undecided (M-117). */
export interface ScreenedPair {
  readonly pointId: number;
  readonly zoneName: string;
  /** Without a ray where blank facades decide. */
  readonly source: DecidedSource;
  /** 0, -5 or -10. */
  readonly correction: number;
  /** Null if this applies on all days of the works. */
  readonly days: { readonly first: DayString; readonly last: DayString } | null;
  /** The section along the deciding ray; null if undecided. */
  readonly describeSection: () => ScreeningSection | null;
}

export interface ScreenedPairs {
  /** A pair occurs once per period with the same deciding ray. */
  readonly pairs: readonly ScreenedPair[];
  /** The number of pairs in view on all days, apart from blank facades. */
  readonly inView: number;
}

/** Every zone at every receiver, at roof level, on the days of the works (M-115); empty while screening is off. */
export function listScreenedPairs(snapshot: CalculationSnapshot, run: 'unmitigated' | 'mitigated'): ScreenedPairs {
  const { screening, receivers, input, snapshot: works } = prepare(expandFronts(snapshot));
  const stretches =
    screening === null ? [] : listStretches(screening, input, run === 'mitigated' ? MITIGATED : UNMITIGATED);
  if (screening === null || stretches.length === 0) return { pairs: [], inView: 0 };
  const found = receivers.flatMap(({ pointId }, receiver) =>
    works.zones.map(({ name: zoneName }, zone) =>
      listSources(screening, stretches, receiver, zone).map(
        ({ source, startDay, endDay, moment }): ScreenedPair => ({
          ...{ pointId, zoneName, source },
          correction: numberAt(SCREENING_CORRECTIONS, correctionOfSource(source.state, false)),
          days:
            startDay === input.firstDay && endDay === input.lastDay
              ? null
              : { first: fromDayNumber(startDay), last: fromDayNumber(endDay) },
          describeSection: () => screening.describeSection(receiver, zone, moment),
        }),
      ),
    ),
  );
  return { pairs: found.flat(), inView: found.filter(({ length }) => length === 0).length };
}

interface Stretch {
  readonly startDay: number;
  readonly endDay: number;
  readonly moment: { readonly day: number; readonly run: number; readonly height: 0 };
}

/** Days of the works with the same screens in a run. */
function listStretches({ engine }: ScreeningModel, days: Days, run: number): Stretch[] {
  const stretches: (Stretch & { readonly view: number })[] = [];
  for (const stage of engine.stages) {
    const [startDay, endDay] = [Math.max(stage.startDay, days.firstDay), Math.min(stage.endDay, days.lastDay)];
    const view = numberAt(stage.views, run);
    const before = stretches.at(-1);
    if (startDay > endDay) continue;
    if (before?.view === view) stretches[stretches.length - 1] = { ...before, endDay };
    else stretches.push({ startDay, endDay, view, moment: { day: startDay, run, height: 0 } });
  }
  return stretches;
}

interface Days {
  readonly firstDay: number;
  readonly lastDay: number;
}

const IN_VIEW = { isHidden: false, reason: null, lowest: null, screen: null } as const;

/** Merges periods with the same deciding ray. Skips sources in view, because describing them is slow. */
function listSources(screening: ScreeningModel, stretches: readonly Stretch[], receiver: number, zone: number) {
  const states = stretches.map(({ moment }) => screening.zoneState(receiver, zone, moment));
  if (states.every((state) => state === UNDECIDED)) {
    const [first, last] = [itemAt(stretches, 0), itemAt(stretches, stretches.length - 1)];
    return [{ ...first, endDay: last.endDay, source: screening.decideZone(receiver, zone, first.moment) }];
  }
  const sources: (Stretch & { readonly source: DecidedSource })[] = [];
  stretches.forEach((stretch, index) => {
    const state = numberAt(states, index);
    if (state !== HIDDEN && state !== IN_VIEW_OF_BLANK_FACADES) return;
    const source =
      state === HIDDEN
        ? screening.decideZone(receiver, zone, stretch.moment)
        : { ...IN_VIEW, state, roof: screening.elevationOf(receiver)?.roof ?? null };
    const before = sources.at(-1);
    if (before && before.endDay + 1 === stretch.startDay && isSameDecision(before.source, source))
      sources[sources.length - 1] = { ...before, endDay: stretch.endDay };
    else sources.push({ ...stretch, source });
  });
  return sources;
}

function isSameDecision(one: DecidedSource, other: DecidedSource): boolean {
  if (one.state !== other.state) return false;
  const [a, b] = [one.lowest, other.lowest];
  const hasSameRay =
    a?.horizon === b?.horizon && a?.atMetres === b?.atMetres && a?.distanceMetres === b?.distanceMetres;
  return hasSameRay && one.screen?.kind === other.screen?.kind && one.screen?.name === other.screen?.name;
}
