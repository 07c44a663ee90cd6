import { exceedsInReport, exceedsOnMap, toLevel } from '@quietsite/acoustics';
import { present } from '../../present.ts';
import { siteAround } from '../site.ts';
import { sumLevels } from '../sum-levels.ts';
import { explainSite } from './explained-site.ts';

type AffectDegree = 'none' | 'Slightly Affected' | 'Affected';
const REDUCTIONS: Readonly<Record<AffectDegree, number>> = { none: 0, 'Slightly Affected': 3, Affected: 7 };
/** A project's share of the energy if a neighbour contributes 80 %. */
const REMAINING_SHARE = 0.2;

export function answerReducedCriteria(input: {
  readonly noisecriteria: readonly number[];
  readonly affectdegree: readonly AffectDegree[];
}) {
  return {
    effective: input.noisecriteria.map((criterion) =>
      input.affectdegree.map((degree) => {
        const site = siteAround([{ soundPower: 100, distance: 50 }], {
          criterion,
          criterionReduction: REDUCTIONS[degree],
        });
        return explainSite(site).result.criterion;
      }),
    ),
    physical_meaning: { minus3: sumLevels([0, 0]), minus7: -present(toLevel(REMAINING_SHARE)) },
  };
}

export function answerVerdicts({
  criteria,
  levels,
}: {
  readonly criteria: number;
  readonly levels: readonly number[];
}) {
  return {
    map_and_mitigation_exceeds: levels.map((level) => exceedsOnMap(level, criteria)),
    report_exceeds: levels.map((level) => exceedsInReport(level, criteria)),
  };
}
