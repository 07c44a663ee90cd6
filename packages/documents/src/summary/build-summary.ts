import { describeMap } from '../map/describe-map.ts';
import { drawMapSvg } from '../map/draw-map-svg.ts';
import type { MapInput } from '../map/map-input.ts';
import { fitMapView } from '../map/view.ts';
import { toDocumentDate } from '../text/document-date.ts';
import { showHongKongTime } from '../text/hong-kong-time.ts';
import { NOTHING, showCount } from '../text/show-level.ts';
import { listAssessedReceivers } from './assessed-receivers.ts';
import { concludeInWords } from './conclusion.ts';
import { buildKeyFigures } from './key-figures.ts';
import { buildNotes } from './notes.ts';
import { type FixedParts, planPage } from './page-plan.ts';
import { buildProgramme } from './programme.ts';
import { buildReceiverTable } from './receiver-table.ts';
import type { SummaryInput, SummaryProject, SummaryRun } from './summary-input.ts';
import type { SummaryMap, SummaryModel } from './summary-model.ts';

const SHORT_HASH_LENGTH = 12;
const PRODUCT = 'QuietSite';
const SAMPLE_MARK = 'SAMPLE DATA - not an assessment';

export interface Summary {
  readonly model: SummaryModel;
  readonly mapSvg: string;
}

/** The page in words and its map, drawn to the room the words leave. */
export function buildSummary(input: SummaryInput): Summary {
  const parts = buildParts(input);
  const { frame, shownActivities } = planPage(parts, input.activities.length);
  const map: MapInput = { ...input.map, frame };
  const model = {
    ...parts,
    documentTitle: `Noise assessment summary: ${input.project.title}`,
    documentDate: toDocumentDate(input.run.finishedAt),
    sampleMark: input.isSampleData ? SAMPLE_MARK : '',
    version: input.project.version === null ? '' : `Version ${input.project.version}`,
    map: buildMap(map),
    programme: buildProgramme(input.activities, shownActivities),
    footer: buildFooter(input.run),
  };
  return { model, mapSvg: drawMapSvg(map) };
}

function buildParts(input: SummaryInput): FixedParts {
  const assessed = listAssessedReceivers(input.result, input.receivers);
  return {
    project: input.project.title,
    facts: buildFacts(input.project),
    keyFigures: buildKeyFigures(input, assessed),
    conclusion: concludeInWords(assessed),
    table: buildReceiverTable(assessed),
    notes: buildNotes(assessed),
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

function buildMap(map: MapInput): SummaryMap {
  const { widthMm, heightMm } = map.frame;
  const scale = showCount(fitMapView(map).scaleDenominator);
  return {
    caption: `Site, assessment area and receivers (1:${scale} at A4, Hong Kong 1980 Grid)`,
    alternativeText: describeMap(map),
    widthMm,
    heightMm,
  };
}

function buildFooter(run: SummaryRun): SummaryModel['footer'] {
  return {
    product: PRODUCT,
    run: `Run ${run.id} · input ${run.inputHash.slice(0, SHORT_HASH_LENGTH)} · engine ${run.engineVersion}`,
    calculated: `Calculated ${showHongKongTime(run.finishedAt)} (Hong Kong time)`,
  };
}
