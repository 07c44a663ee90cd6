import { present } from '../present.ts';
import { type Calendar, randomSpan, type Span } from './calendar.ts';
import type { Random } from './random.ts';
import type { BuiltTask } from './rows.ts';
import type { BuiltZone } from './zones.ts';

/** Activities within the limits. The first starts and the last ends at the limits, so that the span is as chosen. */
export function randomTasks(
  random: Random,
  ids: readonly number[],
  zones: readonly BuiltZone[],
  calendar: Calendar,
  limits: Span,
): BuiltTask[] {
  const order = random.shuffle(zones);
  return ids.map((id, index) => {
    const span = random.chance(0.2) ? limits : randomSpan(random, limits.first, limits.last);
    const first = index === 0 ? limits.first : span.first;
    const last = index === ids.length - 1 ? limits.last : span.last;
    return taskOf(random, id, present(order[index % order.length]), calendar, { first, last });
  });
}

export function taskOf(random: Random, id: number, built: BuiltZone, { dayAt }: Calendar, span: Span): BuiltTask {
  return {
    task: { id, zoneId: built.zone.id, start: dayAt(span.first), end: dayAt(span.last) },
    span,
    built,
    groups: random.pick([[], ['A', 'B'], ['Crane', 'Breaker'], ['b', 'B', 'a']]),
  };
}
