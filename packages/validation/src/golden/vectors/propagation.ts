import { computePropagation, facadeCorrectionOf, roundHalfUp, TYPE_B_REFERENCE_METRES } from '@quietsite/acoustics';
import type { SourceExplanation } from '@quietsite/domain';
import { present } from '../../present.ts';
import { fixedLocationAt, row, siteAround } from '../site.ts';
import { sumLevels } from '../sum-levels.ts';
import { soundPowerOfTask } from '../task-sound-power.ts';
import { explainSite, highestLevelOf } from './explained-site.ts';

export function answerDistances({ swl, distances }: { readonly swl: number; readonly distances: readonly number[] }) {
  const sites = distances.map((distance) => ({
    ...siteAround([{ soundPower: swl, distance: 100 }]),
    rows: [row({ soundPower: swl, fixedLocation: fixedLocationAt(distance) })],
  }));
  const sources = sites.map((site) => present(explainSite(site).explanation.tasks[0]?.sources[0]));
  const [facade, ...others] = new Set(sources.map(({ facadeCorrection }) => facadeCorrection));
  return {
    distancecorr: sources.map(({ distanceCorrection }) => distanceCorrection),
    facadecorr: others.length === 0 ? facade : others,
    spl: sites.map(highestLevelOf),
  };
}

export function answerPublishedSheet(input: {
  readonly zones: readonly { readonly swl: number; readonly distance: number; readonly extra: number }[];
}) {
  const levels = input.zones.map(({ swl, distance, extra }) =>
    present(sumLevels([computePropagation(swl, distance).level, extra + facadeCorrectionOf(false)])),
  );
  const total = present(sumLevels(levels));
  return {
    spl: levels,
    total,
    published: { spl: levels.map((level) => roundHalfUp(level, 1)), total: roundHalfUp(total, 1) },
  };
}

export function answerTypeA(input: {
  readonly zones: readonly { readonly zonetask: string; readonly highestswl: number; readonly distance: number }[];
}) {
  const zones = input.zones.map(({ zonetask, highestswl, distance }) => {
    const [id = 0, taskId = 0] = zonetask.split('-').map(Number);
    return { id, taskId, soundPower: highestswl, distance };
  });
  const { result, explanation } = explainSite(siteAround(zones));
  const cnl = present(result.unmitigated.highestLevel);
  return {
    distancecorr: explanation.tasks.map(({ sources }) => sources[0]?.distanceCorrection),
    spl: explanation.tasks.map(({ level }) => level),
    totalspl: explanation.level,
    cnl,
    cnl_1dp: roundHalfUp(cnl, 1),
    cnl_whole: roundHalfUp(cnl, 0),
    combination: explanation.combination?.key,
  };
}

/** The first zone is the nearest of type B, the second another of type B, the third of type A. */
export function answerTypeB(input: {
  readonly zones: readonly {
    readonly zone: number;
    readonly type: 'A' | 'B';
    readonly highestswl: number;
    readonly distance: number;
  }[];
}) {
  const zones = input.zones.map(({ zone, type, highestswl, distance }) => ({
    id: zone,
    type,
    soundPower: highestswl,
    distance,
  }));
  const { result, explanation } = explainSite(siteAround(zones));
  const [nearest = 0, , typeA = 0] = explanation.tasks.map(({ level }) => present(level));
  const other = computePropagation(present(zones[1]?.soundPower), TYPE_B_REFERENCE_METRES).level;
  const total = present(result.unmitigated.highestLevel);
  const withReference = present(sumLevels([nearest, other, typeA]));
  return {
    spl_nearest_B: nearest,
    spl_other_B_at_20km: other,
    spl_A: typeA,
    total_excluding_other_B: total,
    total_with_20km: withReference,
    difference: withReference - total,
    wrong_if_all_added: highestLevelOf(siteAround(zones.map((zone) => ({ ...zone, type: 'A' as const })))),
  };
}

export function answerFixedBesideNotional(input: {
  readonly notional_rows: readonly number[];
  readonly notional_distance: number;
  readonly fixed: readonly { readonly level: number; readonly distance: number }[];
}) {
  const notional = input.notional_rows.map((soundPower, i) => row({ id: i + 1, soundPower }));
  const fixed = input.fixed.map(({ level, distance }, i) =>
    row({ id: notional.length + i + 1, soundPower: level, fixedLocation: fixedLocationAt(distance) }),
  );
  const site = siteAround([{ soundPower: 0, distance: input.notional_distance }]);
  const { result, explanation } = explainSite({ ...site, rows: [...notional, ...fixed] });
  const { sources } = present(explanation.tasks[0]);
  const levelOf = (kind: SourceExplanation['kind']) => sources.find((source) => source.kind === kind)?.level;
  return {
    notional_swl: soundPowerOfTask(notional.map(({ soundPower }) => ({ soundPower, group: '' }))).highestSoundPower,
    notional_spl: levelOf('notional'),
    fixed_spl: levelOf('fixed'),
    total: result.unmitigated.highestLevel,
  };
}
