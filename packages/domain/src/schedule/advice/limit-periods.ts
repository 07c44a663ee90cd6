import {
  criterionOn,
  type EngineInput,
  intAt,
  itemAt,
  type ReceiverProfile,
  reportLimitEnergy,
} from '@quietsite/acoustics';
import { listMitigatedViews, mitigatedViewOn } from '../../screening/mitigated-view.ts';
import { addTo, createEnergySum, listWorkedSteps, NO_SCREENS } from './energy-sums.ts';

/** Days over which no criterion, no background and no screen changes, with the values at each receiver. */
export interface LimitPeriod {
  readonly startDay: number;
  readonly endDay: number;
  readonly criteria: Float64Array;
  /** The lowest energy that exceeds by M-61. */
  readonly limits: Float64Array;
  /** Energies of neighbours and contributions, if they count (M-58). */
  readonly others: Float64Array;
  /** The screens that stand on these days, as an index of the model's screens. */
  readonly screens: number;
}

interface Span {
  readonly startDay: number;
  readonly endDay: number;
}

interface PeriodOptions {
  readonly firstDay: number;
  readonly lastDay: number;
  readonly isCumulative: boolean;
}

export function listLimitPeriods(input: EngineInput, receivers: Int32Array, options: PeriodOptions): LimitPeriod[] {
  const { firstDay, lastDay, isCumulative } = options;
  const { screening } = input;
  const views = screening ? listMitigatedViews(screening) : [];
  const profiles = Array.from(receivers, (receiver) => profileOf(input, receiver));
  const others = isCumulative ? createOthers(input, receivers, profiles) : null;
  const spans: Span[] = [
    ...profiles.flatMap(({ criteria }) => criteria),
    ...(others?.spans ?? []),
    ...(screening?.stages ?? []),
  ];
  const starts = cutDays(spans, firstDay, lastDay);
  return starts.map((startDay, index) => {
    const criteria = Float64Array.from(profiles, (profile) => criterionOn(profile, startDay));
    return {
      startDay,
      endDay: (starts[index + 1] ?? lastDay + 1) - 1,
      criteria,
      limits: criteria.map(reportLimitEnergy),
      others: others?.on(startDay) ?? new Float64Array(receivers.length),
      screens: screening ? views.indexOf(mitigatedViewOn(screening, startDay)) : 0,
    };
  });
}

const profileOf = ({ profiles, profileOfReceiver }: EngineInput, receiver: number): ReceiverProfile =>
  itemAt(profiles, intAt(profileOfReceiver, receiver));

function cutDays(spans: readonly Span[], firstDay: number, lastDay: number): number[] {
  const edges = new Set([firstDay]);
  for (const { startDay, endDay } of spans)
    for (const day of [startDay, endDay + 1]) if (day > firstDay && day <= lastDay) edges.add(day);
  return firstDay <= lastDay ? [...edges].sort((a, b) => a - b) : [];
}

/** Each neighbour by its own zone types (M-50), plus the contributions of each receiver (M-51). */
function createOthers(input: EngineInput, receivers: Int32Array, profiles: readonly ReceiverProfile[]) {
  const sum = createEnergySum(input, receivers, NO_SCREENS);
  const neighbours = input.neighbours.map((tasks) =>
    tasks.flatMap((task) => listWorkedSteps(task, input, receivers, NO_SCREENS)),
  );
  const isOn = (day: number) => (span: Span) => span.startDay <= day && day <= span.endDay;
  return {
    spans: [...neighbours.flat(), ...profiles.flatMap(({ contributions }) => contributions)],
    on: (day: number): Float64Array => {
      const energies = Float64Array.from(profiles, ({ contributions }) =>
        contributions.filter(isOn(day)).reduce((total, { value }) => total + value, 0),
      );
      for (const steps of neighbours) addTo(energies, sum(steps.filter(isOn(day))));
      return energies;
    },
  };
}
