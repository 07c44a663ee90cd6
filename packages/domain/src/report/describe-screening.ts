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
  const blank = snapshot.receivers.flatMap(({ name, buildingName, hasBlankFacades, exemptionFile = '' }) =>
    hasBlankFacades ? [names.shownBy(name.trim() || buildingName, exemptionFile)] : [],
  );
  const typed = new Map(screening.zones.map((zone) => [zone.zoneId, zone]));
  const levels = zones.flatMap(({ id, name }): Texts => {
    const { groundLevel = null, plantHeight = null } = typed.get(id) ?? {};
    const parts = [
      ...(groundLevel === null ? [] : [names.ground(groundLevel)]),
      ...(plantHeight === null ? [] : [names.plant(plantHeight)]),
    ];
    return parts.length === 0 ? [] : [[names.levels(name), parts.join(words.between)]];
  });
  const out = structures.flatMap(({ id, name, isExcluded, start, end }) => {
    const shown = name.trim() || names.building(id);
    if (isExcluded) return [shown];
    return start === undefined && end === undefined
      ? []
      : [names.stands(shown, words.days(start ?? OPEN, end ?? OPEN))];
  });
  return [
    [names.title, terrain === undefined ? on : [on, names.withTerrain(terrain.edition)].join(words.between)],
    ...levels,
    ...(out.length === 0 ? [] : [[names.excluded, out.join(words.between)] as const]),
    ...(blank.length === 0 ? [] : [[names.blankFacades, blank.join(words.between)] as const]),
    ...barriers.map((barrier) => [names.barrier(barrier.name), describeBarrier(barrier, words)] as const),
  ];
}

/** For a barrier without a first or last day. */
const OPEN = '…';

function describeBarrier(
  { kind, line, heightMetres, groundLevel, start, end, proofName }: ScreenBarrier,
  { screening: names, between, days }: ComparisonWords,
): string {
  return [
    proofName === undefined ? names.barrierKinds[kind] : names.shownBy(names.barrierKinds[kind], proofName),
    ...[names.barrierSize(heightMetres.toFixed(1), length(line).toFixed(1))],
    ...[line.map((corner) => corner.map((value) => value.toFixed(2)).join(' ')).join('; ')],
    ...(groundLevel === null ? [] : [names.ground(groundLevel)]),
    ...(start === undefined && end === undefined ? [] : [days(start ?? OPEN, end ?? OPEN)]),
  ].join(between);
}
