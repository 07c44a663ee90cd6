import { countVerdicts, type PlanSource } from '@quietsite/domain';
import { toDocumentDate } from '../text/document-date.ts';
import { showHongKongTime } from '../text/hong-kong-time.ts';
import { NOTHING, showCount } from '../text/show-level.ts';
import type { DocumentWords } from '../words/document-words.ts';
import type { AppendixKind, AppendixModel } from './appendix-model.ts';

const PRODUCT = 'QuietSite';
const SHORT_HASH_LENGTH = 12;

/** Everything except the sections. */
export function buildFrame(
  kind: AppendixKind,
  source: PlanSource,
  words: DocumentWords,
): Omit<AppendixModel, 'sections'> {
  const { appendix, report, language } = words;
  const { project, run } = source;
  const version = project.version === null ? '' : report.version(String(project.version));
  const sampleMark = source.isSampleData ? report.title.sampleMark : '';
  const { page, ofPages, pageEnd } = report.template;
  const { screening } = source.snapshot;
  const isScreened = (kind === 'b' || kind === 'c') && screening !== undefined;
  const { used, onTerrain } = appendix.screening;
  const screened = screening?.terrain ? used + onTerrain(screening.terrain.edition) : used;
  return {
    ...{ language, words: { ...appendix.template, page, ofPages, pageEnd } },
    notes: isScreened ? [...appendix.notes[kind], screened] : appendix.notes[kind],
    documentTitle: appendix.documentTitle(appendix.titles[kind], project.title),
    documentDate: toDocumentDate(run.finishedAt),
    title: appendix.titles[kind],
    project: project.title,
    version,
    sampleMark,
    runningTitle: [project.title, version, sampleMark].filter(Boolean).join(' · '),
    facts: buildFacts(kind, source, words),
    footer: {
      product: PRODUCT,
      run: report.run(run.id, run.inputHash.slice(0, SHORT_HASH_LENGTH), run.engineVersion),
      calculated: appendix.calculated(report.hongKongTime(showHongKongTime(run.finishedAt))),
    },
  };
}

function buildFacts(
  kind: AppendixKind,
  source: PlanSource,
  { appendix, report }: DocumentWords,
): AppendixModel['facts'] {
  const { project, summary, results, neighbours } = source;
  const { firstDay, lastDay } = summary;
  const own = appendix.facts;
  const facts: readonly (readonly [label: string, value: string])[] = [
    [report.facts.proponent, project.proponent],
    [report.facts.agreement, project.agreement],
    [report.facts.mainContractor, project.mainContractor],
    [report.facts.engineerConsultant, project.engineerConsultant],
    [own.districts, project.districts.join(', ')],
    [own.daysWithWork, firstDay && lastDay ? appendix.range(firstDay, lastDay) : ''],
    [own.receivers, showCount(results.length)],
    ...describeExceeding(kind, source, appendix),
    [own.approved, showCount(neighbours.length)],
  ];
  return facts.map(([label, value]) => ({ label, value: value.trim() || NOTHING }));
}

/** The conclusion of the appendix. */
function describeExceeding(
  kind: AppendixKind,
  { results }: PlanSource,
  { facts, ofAll }: DocumentWords['appendix'],
): (readonly [label: string, value: string])[] {
  if (kind === 'd') return [];
  const run = kind === 'b' ? 'unmitigated' : 'mitigated';
  const assessed = results.filter(({ isLeftOut }) => !isLeftOut);
  const counts = countVerdicts(assessed.map((result) => result[run].verdict));
  return [
    [facts.exceeding[run], ofAll(showCount(counts.exceeds), showCount(assessed.length))],
    [facts.borderline[run], ofAll(showCount(counts.borderline), showCount(assessed.length))],
    [facts.satisfying[run], ofAll(showCount(counts.satisfies), showCount(assessed.length))],
  ];
}
