import { length } from '@quietsite/geometry';
import type { ScreenBarrier } from '../screening/screening.schema.ts';
import type { ComparisonWords } from './comparison-words/comparison-words.ts';
import type { SubmissionInputs } from './submission.schema.ts';

type Texts = (readonly [what: string, text: string])[];

/**
 * Whether structures screen, the levels entered for zones, the excluded structures, and drawn barriers (M-100 to
 * M-120).
 */
export function describeScreening({ snapshot }: SubmissionInputs, words: ComparisonWords): Texts {
  const { screening: names } = words;
  const { screening, zones } = snapshot;
  if (screening === undefined) return [[names.title, names.off]];
  const { edition, structures, barriers, terrain } = screening;
  const on = edition === undefined ? names.on : names.onWith(edition);
  const typed = new Map(screening.zones.map((zone) => [zone.zoneId, zone]));
  const levels = zones.flatMap(({ id, name }): Texts => {
    const { groundLevel = null, plantHeight = null } = typed.get(id) ?? {};
    const parts = [
      ...(groundLevel === null ? [] : [names.ground(groundLevel)]),
      ...(plantHeight === null ? [] : [names.plant(plantHeight)]),
    ];
    return parts.length === 0 ? [] : [[names.levels(name), parts.join(words.between)]];
  });
  const out = structures
    .filter(({ isExcluded }) => isExcluded)
    .map(({ id, name }) => name.trim() || names.building(id));
  return [
    [names.title, terrain === undefined ? on : [on, names.withTerrain(terrain.edition)].join(words.between)],
    ...levels,
    ...(out.length === 0 ? [] : [[names.excluded, out.join(words.between)] as const]),
    ...barriers.map((barrier) => [names.barrier(barrier.name), describeBarrier(barrier, words)] as const),
  ];
}

/** For a barrier without a first or last day. */
const OPEN = '…';

function describeBarrier(
  { kind, line, heightMetres, groundLevel, start, end }: ScreenBarrier,
  { screening: names, between, days }: ComparisonWords,
): string {
  return [
    ...[names.barrierKinds[kind], names.barrierSize(heightMetres.toFixed(1), length(line).toFixed(1))],
    ...[line.map((corner) => corner.map((value) => value.toFixed(2)).join(' ')).join('; ')],
    ...(groundLevel === null ? [] : [names.ground(groundLevel)]),
    ...(start === undefined && end === undefined ? [] : [days(start ?? OPEN, end ?? OPEN)]),
  ].join(between);
}
