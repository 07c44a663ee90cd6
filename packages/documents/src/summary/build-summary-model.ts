import { roundHalfUp } from '@quietsite/domain';
import { describeMap } from '../map/describe-map.ts';
import { fitMapView } from '../map/view.ts';
import { showHongKongTime } from '../text/hong-kong-time.ts';
import { NOTHING, showCount, showLevel } from '../text/show-level.ts';
import { type AssessedReceiver, listAssessedReceivers } from './assessed-receivers.ts';
import { buildKeyFigures } from './key-figures.ts';
import { buildNotes } from './notes.ts';
import type { SummaryInput, SummaryProject, SummaryRun } from './summary-input.ts';
import type { DocumentDate, SummaryMap, SummaryModel, SummaryRow } from './summary-model.ts';

/** As many as one page carries beside the map. */
const LISTED_RECEIVERS = 12;
const SHORT_HASH_LENGTH = 12;

/** Room for the map on the summary page. */
export const SUMMARY_MAP_FRAME = { widthMm: 178, heightMm: 104, hasLegend: true } as const;

export function buildSummaryModel(input: SummaryInput): SummaryModel {
  const { project, run } = input;
  const assessed = listAssessedReceivers(input.result, input.receivers);
  return {
    documentTitle: `Noise assessment summary: ${project.title}`,
    documentDate: toDocumentDate(run.finishedAt),
    project: project.title,
    version: project.version === null ? '' : `Version ${project.version}`,
    facts: buildFacts(project),
    keyFigures: buildKeyFigures(input, assessed),
    map: buildMap(input),
    table: { caption: tableCaption(assessed.length), rows: assessed.slice(0, LISTED_RECEIVERS).map(toRow) },
    notes: buildNotes(assessed),
    footer: buildFooter(run),
  };
}

function buildFacts(project: SummaryProject): SummaryModel['facts'] {
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['Project proponent', project.proponent],
    ['Agreement', project.agreement],
    ['Main contractor', project.mainContractor],
    ['Engineer / consultant', project.engineerConsultant],
    ['Commencement', project.commencementDate ?? ''],
    ['Completion', project.completionDate ?? ''],
    ['Districts', project.districts.join(', ')],
    ['Assessment area', `${showCount(project.bufferRadiusMetres)} m from the site boundary`],
  ];
  return facts.map(([label, value]) => ({ label, value: value.trim() || NOTHING }));
}

function buildMap({ map }: SummaryInput): SummaryMap {
  const { widthMm, heightMm } = map.frame;
  const scale = showCount(fitMapView(map).scaleDenominator);
  return {
    caption: `Site, assessment area and receivers (1:${scale} at A4, Hong Kong 1980 Grid)`,
    alternativeText: describeMap(map),
    widthMm,
    heightMm,
  };
}

function tableCaption(assessedCount: number): string {
  if (assessedCount === 0) return 'No receiver was assessed';
  if (assessedCount <= LISTED_RECEIVERS) return 'Receivers by unmitigated level';
  return `The ${LISTED_RECEIVERS} loudest of ${showCount(assessedCount)} receivers, by unmitigated level`;
}

function toRow(receiver: AssessedReceiver): SummaryRow {
  return {
    label: receiver.label,
    building: receiver.building || NOTHING,
    criterion: showLevel(receiver.criterion),
    unmitigated: showLevel(receiver.unmitigated.highestLevel),
    mitigated: showLevel(receiver.mitigated.highestLevel),
    highestDay: receiver.mitigated.highestDay ?? NOTHING,
    verdict: verdictOf(receiver),
    exceeds: receiver.exceeds,
  };
}

/** A dated criterion can be exceeded although the highest level is not above the standing one; then no excess is named. */
function verdictOf({ exceeds, criterion, mitigated: { highestLevel } }: AssessedReceiver): string {
  if (!exceeds) return 'Satisfies';
  const excess = highestLevel === null ? 0 : roundHalfUp(highestLevel, 0) - roundHalfUp(criterion, 0);
  return excess > 0 ? `Exceeds by ${excess} dB(A)` : 'Exceeds a dated criterion';
}

function buildFooter(run: SummaryRun): SummaryModel['footer'] {
  return {
    run: `Run ${run.id} · input ${run.inputHash.slice(0, SHORT_HASH_LENGTH)} · engine ${run.engineVersion}`,
    calculated: `Calculated ${showHongKongTime(run.finishedAt)} (Hong Kong time)`,
  };
}

const toDocumentDate = (moment: Date): DocumentDate => ({
  year: moment.getUTCFullYear(),
  month: moment.getUTCMonth() + 1,
  day: moment.getUTCDate(),
  hour: moment.getUTCHours(),
  minute: moment.getUTCMinutes(),
  second: moment.getUTCSeconds(),
});
