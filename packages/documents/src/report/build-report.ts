import {
  CLAUSE_GROUPS,
  type ClauseCode,
  COMMITMENTS,
  type Commitment,
  type CommitmentSection,
  type ComplianceRow,
  countsAsBarrier,
  keysOf,
  type Language,
  listCompliance,
  listDocumentDefaults,
  listLineZones,
  needsProof,
  PLAN_DOCUMENTS,
  type PlanProject,
  type PlanRun,
  type PlanSource,
  type ReportInput,
} from '@quietsite/domain';
import type { SiteMap } from '../appendix/map-section.ts';
import { shorten } from '../map/svg-text.ts';
import { toDocumentDate } from '../text/document-date.ts';
import { showHongKongTime } from '../text/hong-kong-time.ts';
import { NOTHING } from '../text/show-level.ts';
import { hasUnprintable } from '../text/template-input.ts';
import { documentWordsOf } from '../words/document-words-of.ts';
import { arrange } from './arrangement.ts';
import { buildBarriers } from './barriers.ts';
import { describeCalendar } from './calendar-note.ts';
import { listChoices, toChoiceList } from './choices.ts';
import { buildComplianceTable } from './compliance-table.ts';
import { concludePlan } from './conclusion.ts';
import { buildCover } from './cover.ts';
import { buildDaysAbove } from './days-above.ts';
import { buildAssessment, buildPermits, buildSignatures, buildTriggers } from './declarations.ts';
import { buildCredit, buildItemTables, buildMeasures } from './items.ts';
import { buildReportFigures } from './key-figures.ts';
import { buildLegislation } from './legislation.ts';
import { buildLocation } from './location.ts';
import { buildMovements } from './movements.ts';
import { listPhases } from './phases.ts';
import type { AnnexGroup, ChoiceList, DocumentChoice, Fact, ReportModel } from './report-model.ts';
import { buildSchedule } from './schedule.ts';
import type { ReportWords } from './words/report-words.ts';
import { english } from './words/words.en.ts';
import { wordsOf } from './words/words-of.ts';

const PRODUCT = 'QuietSite';
const SHORT_HASH_LENGTH = 12;
/** For the page header. */
const VERSION_LENGTH = 24;
const MAX_TITLE_PART_LENGTH = 600;
const MAX_LINES_IN_TITLE = 8;

/** The text of the Construction Noise Management Plan (REPORT-46). */
export function buildReport(source: PlanSource, input: ReportInput, map: SiteMap | null = null): ReportModel {
  const language = input.general.language ?? 'en';
  const words = wordsOf(language);
  const parts = {
    ...{ language, words: words.template },
    ...buildFrame(source, input, words),
    ...buildUserSections(source, input, words),
    ...buildOtherParts(source, input, map, words),
    ...buildResultSections(source, input, words),
  };
  const { project, snapshot, history } = source;
  const isIncomplete = hasUnprintable([input, project, snapshot, history]);
  return {
    ...parts,
    notes: buildReportNotes(source, listCompliance(source, input), isIncomplete, language, words),
  };
}

function buildFrame({ project, run, isSampleData }: PlanSource, { general }: ReportInput, words: ReportWords) {
  const version = shorten(words.version(general.versionNo.trim() || NOTHING), VERSION_LENGTH);
  return {
    documentTitle: `${words.title.plan}${project.title}`,
    documentDate: toDocumentDate(run.finishedAt),
    sampleMark: isSampleData ? words.title.sampleMark : '',
    project: project.title,
    header: { project: project.title, version },
    footer: { product: PRODUCT, run: describeRun(run, words) },
    ...buildTitle(general, words),
    general: buildGeneral(project, words),
    origin: buildOrigin(run, words),
  };
}

/** The conclusion stays on the first page, whatever users write (REPORT-20). */
function buildTitle({ versionNo, date, lastUpdate }: ReportInput['general'], { facts, title }: ReportWords) {
  const isLong = lastUpdate.length > MAX_TITLE_PART_LENGTH || lastUpdate.split('\n').length > MAX_LINES_IN_TITLE;
  return {
    title: toFacts([
      [facts.versionNo, versionNo],
      [facts.date, date ?? ''],
      [facts.lastUpdate, isLong ? title.longUpdate : lastUpdate],
    ]),
    lastUpdate: isLong ? lastUpdate.trim() : '',
  };
}

/** Cover, map, law and method: the parts outside the sections of the form. */
function buildOtherParts(source: PlanSource, input: ReportInput, map: SiteMap | null, words: ReportWords) {
  return {
    cover: buildCover(source, input, words),
    ...buildLocation(source, map, documentWordsOf(input.general.language ?? 'en')),
    legislation: buildLegislation(source, words),
    annex: buildAnnex(words, source.snapshot),
  };
}

/** User text and ticked choices. */
function buildUserSections(source: PlanSource, input: ReportInput, words: ReportWords) {
  return {
    permits: buildPermits(input.cpoa, words),
    assessment: buildAssessment(input.cna, words),
    triggers: buildTriggers(input.rtp, words),
    documents: buildDocuments(source, input, words),
    additionalInformation: input.additionalInfo.trim() || NOTHING,
    signatures: buildSignatures(input, words),
    measures: buildMeasures(source, input, words),
    monitoring: buildCommitments('cnm', input.cnm, words),
    engagement: buildCommitments('pean', input.cnm, words),
    complaints: buildCommitments('chm', input.cnm, words),
  };
}

/** Results of the stored run. */
function buildResultSections(source: PlanSource, input: ReportInput, words: ReportWords) {
  const compliance = listCompliance(source, input);
  const parts = listPhases(source, words);
  const tables = {
    schedule: buildSchedule(source),
    phases: { parts, hasGroups: parts.some(({ groups }) => groups.length > 1) },
    compliance: buildComplianceTable(compliance, words),
    daysAbove: buildDaysAbove(source, compliance, words),
    movements: buildMovements(source.history, words),
  };
  return {
    ...tables,
    arrangement: arrange(tables, words),
    keyFigures: buildReportFigures(source, compliance, words),
    conclusion: concludePlan(source, compliance, words),
    ...buildItemTables(source, words),
    credit: buildCredit(source, words),
    barriers: buildBarriers(source, words),
  };
}

/** REPORT-21. */
const buildGeneral = (project: PlanProject, { facts }: ReportWords): Fact[] =>
  toFacts([
    [facts.projectTitle, project.title],
    [facts.agreement, project.agreement],
    [facts.proponent, project.proponent],
    [facts.mainContractor, project.mainContractor],
    [facts.engineerConsultant, project.engineerConsultant],
    [facts.commencementDate, project.commencementDate ?? ''],
    [facts.completionDate, project.completionDate ?? ''],
    [facts.description, project.description],
    [facts.specialFeature, project.specialFeature],
  ]);

const toFacts = (facts: readonly (readonly [label: string, value: string])[]): Fact[] =>
  facts.map(([label, value]) => ({ label, value: value.trim() || NOTHING }));

const describeRun = ({ id, inputHash, engineVersion }: PlanRun, words: ReportWords): string =>
  words.run(id, inputHash.slice(0, SHORT_HASH_LENGTH), engineVersion);

/** Every clause that the plan cites, defined in the plan itself (REPORT-73). */
const buildAnnex = ({ annex }: ReportWords, { screening, zones }: PlanSource['snapshot']): ReportModel['annex'] =>
  keysOf(CLAUSE_GROUPS)
    .filter((group) => screening !== undefined || group !== 'screening')
    .filter((group) => zones.some(({ moving, linear }) => moving ?? linear) || group !== 'fronts')
    .filter((group) => group !== 'barriers' || (screening?.barriers.length ?? 0) > 0)
    .map(
      (group): AnnexGroup => ({
        title: annex.groups[group],
        clauses: CLAUSE_GROUPS[group].map((code: ClauseCode) => ({ code, ...annex.clauses[code] })),
      }),
    );

/** Monitoring, public engagement and complaint handling (REPORT-42 to REPORT-44). */
export function buildCommitments(
  section: CommitmentSection,
  cnm: ReportInput['cnm'],
  { commitments }: ReportWords = english,
): ChoiceList {
  const offered = COMMITMENTS[section].map((key): readonly [Commitment, string] => [key, commitments[key]]);
  return toChoiceList(listChoices(offered, cnm[section].ticked), cnm[section].others);
}

/** The notes that a reader needs to judge and reproduce the figures. */
function buildReportNotes(
  source: PlanSource,
  compliance: readonly ComplianceRow[],
  isIncomplete: boolean,
  language: Language,
  { notes, calendar, compliance: { betweenPeriods } }: ReportWords = english,
): string[] {
  const hasDated = compliance.some(({ otherCriteria }) => otherCriteria.length > 0);
  const dated = hasDated ? notes.dated : '';
  const days = describeCalendar(source, calendar);
  const screening = describeScreening(source, notes, betweenPeriods);
  const lines = listLineZones(source.snapshot.zones, language).join('; ');
  return [
    ...[notes.method, notes.rounding + dated, days, screening],
    ...(lines === '' ? [] : [notes.lineZones(lines)]),
    ...(isIncomplete ? [notes.unprintable] : []),
  ];
}

/** Describes screening by buildings in the list of assumptions (M-100). */
function describeScreening(
  { snapshot: { screening } }: PlanSource,
  notes: ReportWords['notes'],
  between: string,
): string {
  if (screening === undefined) return notes.notScreened;
  const { structures, edition, barriers, terrain } = screening;
  const out = structures.filter(({ isExcluded }) => isExcluded).length;
  const dated = structures
    .filter(({ start, end }) => start !== undefined || end !== undefined)
    .map(({ id, name, start, end }) => notes.stands(name.trim() || String(id), start, end));
  const temporary = barriers
    .filter((barrier) => needsProof(barrier.kind) && countsAsBarrier(barrier))
    .map(({ name, proofName = NOTHING }) => notes.shownBy(name, proofName));
  return [
    notes.screened(structures.length, out, edition === undefined ? NOTHING : String(edition)),
    ...(terrain === undefined ? [] : [notes.onTerrain(terrain.edition)]),
    ...(dated.length === 0 ? [] : [notes.datedStructures(dated.join(between))]),
    ...(temporary.length === 0 ? [] : [notes.temporaryBarriers(temporary.join(between))]),
  ].join(' ');
}

/** The origin of the figures. The same input gives the same figures. */
const buildOrigin = (run: PlanRun, { facts, hongKongTime }: ReportWords = english): Fact[] => [
  { label: facts.runId, value: String(run.id) },
  { label: facts.finished, value: hongKongTime(showHongKongTime(run.finishedAt)) },
  { label: facts.engine, value: run.engineVersion },
  { label: facts.hash, value: run.inputHash },
];

/** REPORT-27. */
export function buildDocuments(
  source: PlanSource,
  input: ReportInput,
  { documents }: ReportWords = english,
): DocumentChoice[] {
  const defaults = listDocumentDefaults(source, input);
  return PLAN_DOCUMENTS.map((document) => {
    const [text, place] = documents[document];
    return { text, place, isTicked: input.documents[document] ?? defaults[document] };
  });
}
