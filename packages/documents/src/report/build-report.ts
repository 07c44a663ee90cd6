import { listCompliance, type PlanProject, type PlanRun, type PlanSource, type ReportInput } from '@quietsite/domain';
import { shorten } from '../map/svg-text.ts';
import { toDocumentDate } from '../text/document-date.ts';
import { NOTHING } from '../text/show-level.ts';
import { hasUnprintable } from '../text/template-input.ts';
import { buildCommitments } from './commitments.ts';
import { buildComplianceTable } from './compliance-table.ts';
import { concludePlan } from './conclusion.ts';
import { buildAssessment, buildPermits, buildSignatures, buildTriggers } from './declarations.ts';
import { buildCredit, buildItemTables, buildMeasures } from './items.ts';
import { buildReportFigures } from './key-figures.ts';
import { buildMovements } from './movements.ts';
import { buildOrigin, buildReportNotes } from './notes.ts';
import { splitPhases } from './phase-pages.ts';
import { listPhases } from './phases.ts';
import { buildDocuments } from './plan-documents.ts';
import type { Fact, ReportModel } from './report-model.ts';
import { buildSchedule } from './schedule.ts';

const PRODUCT = 'QuietSite';
const SAMPLE_MARK = 'SAMPLE DATA - not an assessment';
const SHORT_HASH_LENGTH = 12;
/** Of the running header. */
const VERSION_LENGTH = 24;
const LONGEST_IN_TITLE = 600;
const MOST_LINES_IN_TITLE = 8;

/** The Construction Noise Management Plan in words (REPORT-46). */
export function buildReport(source: PlanSource, input: ReportInput): ReportModel {
  const parts = { ...buildFrame(source, input), ...buildWritten(source, input), ...buildCalculated(source, input) };
  const { project, snapshot, history } = source;
  const isIncomplete = hasUnprintable([input, project, snapshot, history]);
  return { ...parts, notes: buildReportNotes(listCompliance(source, input), isIncomplete) };
}

function buildFrame({ project, run, isSampleData }: PlanSource, { general }: ReportInput) {
  const version = shorten(`Version ${general.versionNo.trim() || NOTHING}`, VERSION_LENGTH);
  return {
    documentTitle: `Construction Noise Management Plan: ${project.title}`,
    documentDate: toDocumentDate(run.finishedAt),
    sampleMark: isSampleData ? SAMPLE_MARK : '',
    project: project.title,
    header: { project: project.title, version },
    footer: { product: PRODUCT, run: describeRun(run) },
    ...buildTitle(general),
    general: buildGeneral(project),
    origin: buildOrigin(run),
  };
}

/** The conclusion stays on the first page, whatever people write (REPORT-20). */
function buildTitle({ versionNo, date, lastUpdate }: ReportInput['general']) {
  const isLong = lastUpdate.length > LONGEST_IN_TITLE || lastUpdate.split('\n').length > MOST_LINES_IN_TITLE;
  return {
    title: toFacts([
      ['Version number', versionNo],
      ['Date', date ?? ''],
      ['Reasons of last update', isLong ? 'Stated in full after the contents' : lastUpdate],
    ]),
    lastUpdate: isLong ? lastUpdate.trim() : '',
  };
}

/** What people wrote and ticked. */
function buildWritten(source: PlanSource, input: ReportInput) {
  return {
    permits: buildPermits(input.cpoa),
    assessment: buildAssessment(input.cna),
    triggers: buildTriggers(input.rtp),
    documents: buildDocuments(source, input),
    additionalInformation: input.additionalInfo.trim() || NOTHING,
    signatures: buildSignatures(input),
    measures: buildMeasures(source, input),
    monitoring: buildCommitments('cnm', input.cnm),
    engagement: buildCommitments('pean', input.cnm),
    complaints: buildCommitments('chm', input.cnm),
  };
}

/** What the stored run came to. */
function buildCalculated(source: PlanSource, input: ReportInput) {
  const compliance = listCompliance(source, input);
  const phases = listPhases(source);
  return {
    keyFigures: buildReportFigures(source, compliance),
    conclusion: concludePlan(source, compliance),
    ...buildItemTables(source),
    credit: buildCredit(source),
    schedule: buildSchedule(source),
    phases: { pages: splitPhases(phases), hasGroups: phases.some(({ groups }) => groups.length > 1) },
    compliance: buildComplianceTable(compliance),
    movements: buildMovements(source.history),
  };
}

/** REPORT-21. */
const buildGeneral = (project: PlanProject): Fact[] =>
  toFacts([
    ['Project title', project.title],
    ['Agreement', project.agreement],
    ['Project proponent', project.proponent],
    ['Main contractor', project.mainContractor],
    ['Engineer / consultant', project.engineerConsultant],
    ['Commencement date', project.commencementDate ?? ''],
    ['Expected completion date', project.completionDate ?? ''],
    ['Description', project.description],
    ['Special features', project.specialFeature],
  ]);

const toFacts = (facts: readonly (readonly [label: string, value: string])[]): Fact[] =>
  facts.map(([label, value]) => ({ label, value: value.trim() || NOTHING }));

const describeRun = (run: PlanRun): string =>
  `Run ${run.id} · input ${run.inputHash.slice(0, SHORT_HASH_LENGTH)} · engine ${run.engineVersion}`;
