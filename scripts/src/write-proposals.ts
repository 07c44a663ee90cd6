// Writes docs/proposals.md: what is proposed for 40 activities of the catalogue and why: pnpm proposals
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ChangeReason,
  DEFAULT_WEIGHTS,
  describeEquipment,
  emittedEnergy,
  listReasons,
  listRowOptions,
  NO_MEASURES,
  type RowMeasures,
} from '@quietsite/domain';
import { loadCatalogue } from '../../packages/fixtures/src/catalogue/load-catalogue.ts';
import { numberCatalogue } from '../../packages/fixtures/src/catalogue/quieter-catalogue.ts';
import { repositoryRoot } from '../../tools/kit/src/stack/cluster.ts';

const ACTIVITIES = 40;
const catalogue = loadCatalogue();
const { quieter, idOf } = numberCatalogue(catalogue);
const byKey = new Map(catalogue.equipment.map((item) => [item.key, item]));
const rules = { catalogue: quieter, weights: DEFAULT_WEIGHTS, isAnew: false };

function describeMeasures(measures: RowMeasures): string {
  return [
    measures.quieterMethodName && `${measures.quieterMethodName} (${measures.quieterMethodSoundPower} dB(A))`,
    measures.quieterEquipmentName && `${measures.quieterEquipmentName} (${measures.quieterEquipmentSoundPower} dB(A))`,
    measures.barrierDba < 0 && `barrier ${measures.barrierDba} dB(A)`,
    measures.enclosureDba < 0 && `enclosure ${measures.enclosureDba} dB(A)`,
  ]
    .filter(Boolean)
    .join('; ');
}

function describeReason(reason: ChangeReason): string {
  switch (reason.kind) {
    case 'method':
      return `suits the activity: ${reason.note}`;
    case 'equipment':
      return `same class and duty: ${reason.className}, ${reason.duty}`;
    case 'barrier':
      return reason.dba >= -5 ? 'breaks the line of sight to the receiver' : 'screens the equipment from the receiver';
    case 'enclosure':
      return 'static equipment that can be enclosed';
    case 'fallsAway':
      return 'no longer needed';
  }
}

/** The smallest change a proposal could make to an item of equipment in its activity. */
function describeWork({ constructionWork, activity, equipmentKey }: (typeof catalogue.workEquipment)[number]) {
  const item = byKey.get(equipmentKey);
  if (!item) throw new Error(`not in the catalogue: ${equipmentKey}`);
  const row = {
    ...{ id: 1, equipmentId: idOf(equipmentKey), quantity: 1, soundPower: item.soundPower, timePercent: 100 },
    ...{ measures: NO_MEASURES, constructionWork, taskName: activity },
  };
  const option = listRowOptions(row, rules)[1];
  if (!option) return null;
  const effect = 10 * Math.log10(option.emission / emittedEnergy({ ...row, ...NO_MEASURES }));
  const why = listReasons(row, option.measures, rules).map(describeReason).join('; ');
  const cells = [`${constructionWork}: ${activity}`, describeEquipment(item), describeMeasures(option.measures)];
  return `| ${[...cells, effect.toFixed(1), why].join(' | ')} |`;
}

const activities = [
  ...Map.groupBy(catalogue.workEquipment, (work) => `${work.constructionWork}|${work.activity}`).values(),
];
/** Activities spread evenly over all works, each with its loudest equipment. */
const chosen = Array.from({ length: ACTIVITIES }, (_, index) => {
  const machines = activities[Math.floor((index * activities.length) / ACTIVITIES)] ?? [];
  const powerOf = ({ equipmentKey }: (typeof machines)[number]) => byKey.get(equipmentKey)?.soundPower ?? 0;
  return machines.toSorted((one, other) => powerOf(other) - powerOf(one))[0];
});
const lines = chosen.flatMap((work) => (work ? (describeWork(work) ?? []) : []));
const text = `# Forty proposals

Written by \`pnpm proposals\`: for forty activities of the catalogue, spread over all construction works, the smallest change that is proposed for the loudest machine, its effect at the machine, and why. A proposal for a project combines such changes until every receiver satisfies its criteria (M-92). Methods and machines follow the administrator's lists, whose lines come from practice and are to be confirmed by an acoustician.

| activity | machine | proposed | effect dB(A) | why |
| --- | --- | --- | --- | --- |
${lines.join('\n')}
`;
writeFileSync(join(repositoryRoot, 'docs/proposals.md'), text);
console.log(`docs/proposals.md: ${lines.length} proposals`);
