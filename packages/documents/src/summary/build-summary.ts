import type { Language } from '@quietsite/domain';
import { describeMap } from '../map/describe-map.ts';
import { drawMapSvg } from '../map/draw-map-svg.ts';
import type { MapInput } from '../map/map-input.ts';
import { fitMapView } from '../map/view.ts';
import { describeOnlyTogether } from '../report/describe-only-together.ts';
import { nameMeasure } from '../report/words/name-measure.ts';
import { toDocumentDate } from '../text/document-date.ts';
import { showHongKongTime } from '../text/hong-kong-time.ts';
import { NOTHING, showCount } from '../text/show-level.ts';
import type { DocumentWords, SummaryWords } from '../words/document-words.ts';
import { documentWordsOf, englishWords } from '../words/document-words-of.ts';
import { type AssessedReceiver, listAssessedReceivers, listMapReceivers } from './assessed-receivers.ts';
import { concludeInWords, nameReceiver } from './conclusion.ts';
import { buildKeyFigures } from './key-figures.ts';
import { type FixedParts, planPage } from './page-plan.ts';
import { buildProgramme } from './programme.ts';
import { buildReceiverTable, LISTED_RECEIVERS } from './receiver-table.ts';
import type { SummaryInput, SummaryRun } from './summary-input.ts';
import type { SummaryMap, SummaryModel } from './summary-model.ts';

const SHORT_HASH_LENGTH = 12;
const PRODUCT = 'QuietSite';

export interface Summary {
  readonly model: SummaryModel;
  readonly mapSvg: string;
}

/** The text of the page and its map, sized to the space the text leaves. */
export function buildSummary(input: SummaryInput, language: Language = 'en'): Summary {
  const words = documentWordsOf(language);
  const { report, summary, tables } = words;
  const { page, ofPages, pageEnd } = report.template;
  const parts = buildParts(input, words);
  const { frame, shownActivities } = planPage(parts, input.activities.length);
  // Ranked in the order of the table.
  const receivers = listMapReceivers(input.result, input.receivers, tables).map((receiver, index) => ({
    ...receiver,
    rank: index + 1,
  }));
  const map: MapInput = { ...input.map, frame, receivers, labelled: LISTED_RECEIVERS };
  const model: SummaryModel = {
    ...parts,
    ...{ language, words: { ...summary.template, page, ofPages, pageEnd } },
    documentTitle: summary.documentTitle(input.project.title),
    documentDate: toDocumentDate(input.run.finishedAt),
    sampleMark: input.isSampleData ? report.title.sampleMark : '',
    version: input.project.version === null ? '' : report.version(String(input.project.version)),
    map: buildMap(map, words),
    programme: buildProgramme(input.activities, shownActivities, summary),
    footer: buildFooter(input.run, words),
  };
  return { model, mapSvg: drawMapSvg(map, words) };
}

function buildParts(input: SummaryInput, words: DocumentWords): FixedParts {
  const assessed = listAssessedReceivers(input.result, input.receivers, words.tables);
  const isRestricted = input.restrictedRowCount > 0;
  return {
    project: input.project.title,
    facts: buildFacts(input, words),
    keyFigures: buildKeyFigures(input, assessed, words),
    conclusion: [
      (isRestricted ? words.summary.conclusion.restricted : '') + concludeInWords(assessed, words.summary),
      ...describeOnlyTogether(
        assessed.map((receiver) => ({
          ...{ place: nameReceiver(receiver, words.summary), verdict: receiver.mitigated.verdict },
          withNeighbours: receiver.mitigated.withNeighbours.verdict,
        })),
        words.report,
      ),
    ].join(words.summary.betweenSentences),
    table: buildReceiverTable(assessed, isRestricted, words),
    notes: [...describeArea(input, words), ...buildNotes(assessed, words.summary)],
  };
}

/** Uses the wording of the report, so that both say the same. */
const describeArea = (
  { area, restrictedRowCount }: SummaryInput,
  { report: { conclusion } }: DocumentWords,
): string[] => [
  conclusion.area(area.mitigated, area.unmitigated),
  ...(restrictedRowCount > 0 ? [conclusion.restricted(restrictedRowCount)] : []),
];

function buildFacts(
  { project, measures = [] }: SummaryInput,
  { report, summary }: DocumentWords,
): SummaryModel['facts'] {
  const own = summary.facts;
  const facts: readonly (readonly [label: string, value: string])[] = [
    [report.facts.proponent, project.proponent],
    [report.facts.agreement, project.agreement],
    [report.facts.mainContractor, project.mainContractor],
    [report.facts.engineerConsultant, project.engineerConsultant],
    [own.commencement, project.commencementDate ?? ''],
    [own.completion, project.completionDate ?? ''],
    [own.districts, project.districts.join(', ')],
    [own.area, summary.fromBoundary(showCount(project.bufferRadiusMetres))],
    [own.measures, measures.map((name) => nameMeasure(name, report)).join(report.figures.comma)],
  ];
  return facts.map(([label, value]) => ({ label, value: value.trim() || NOTHING }));
}

function buildMap(map: MapInput, words: DocumentWords): SummaryMap {
  const { widthMm, heightMm } = map.frame;
  const scale = showCount(fitMapView(map).scaleDenominator);
  return {
    caption: words.summary.mapCaption(scale),
    alternativeText: describeMap(map, words),
    widthMm,
    heightMm,
  };
}

function buildFooter(run: SummaryRun, { report, summary }: DocumentWords): SummaryModel['footer'] {
  return {
    product: PRODUCT,
    run: report.run(run.id, run.inputHash.slice(0, SHORT_HASH_LENGTH), run.engineVersion),
    calculated: summary.calculated(report.hongKongTime(showHongKongTime(run.finishedAt))),
  };
}

/** The notes that a reader needs to judge the figures. */
function buildNotes(
  assessed: readonly AssessedReceiver[],
  { notes }: SummaryWords = englishWords.summary,
): readonly string[] {
  const borderline = assessed.filter(({ mitigated }) => mitigated.verdict === 'borderline').length;
  return [notes.method, borderline > 0 ? `${notes.rounding}${notes.borderline(borderline)}` : notes.rounding];
}
