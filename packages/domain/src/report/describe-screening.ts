import type { ComparisonWords } from './comparison-words/comparison-words.ts';
import type { SubmissionInputs } from './submission.schema.ts';

type Texts = (readonly [what: string, text: string])[];

/** Whether structures screen, the levels typed for zones, and the structures put out (M-100 to M-102). */
export function describeScreening({ snapshot }: SubmissionInputs, words: ComparisonWords): Texts {
  const { screening: names } = words;
  const { screening, zones } = snapshot;
  if (screening === undefined) return [[names.title, names.off]];
  const { edition, structures } = screening;
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
    [names.title, edition === undefined ? names.on : names.onWith(edition)],
    ...levels,
    ...(out.length === 0 ? [] : [[names.putOut, out.join(words.between)] as const]),
  ];
}
