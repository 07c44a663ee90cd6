import type { PlanProject, PlanSource } from '@quietsite/domain';
import { toDocumentDate } from '../text/document-date.ts';
import { showHongKongTime } from '../text/hong-kong-time.ts';
import { NOTHING, showCount } from '../text/show-level.ts';
import type { AppendixKind, AppendixModel } from './appendix-model.ts';

const PRODUCT = 'QuietSite';
const SAMPLE_MARK = 'SAMPLE DATA - not an assessment';
const SHORT_HASH_LENGTH = 12;

const APPENDIX_TITLES: Readonly<Record<AppendixKind, string>> = {
  a: 'Appendix A: Implementation programme and site map',
  b: 'Appendix B: Unmitigated results',
  c: 'Appendix C: Results mitigated with quality powered mechanical equipment and movable noise barriers',
  d: 'Appendix D: Programmes of this project and of approved projects nearby',
};

/** Everything around the sections. */
export function buildFrame(kind: AppendixKind, source: PlanSource): Omit<AppendixModel, 'sections' | 'notes'> {
  const { project, run } = source;
  const version = project.version === null ? '' : `Version ${project.version}`;
  return {
    documentTitle: `${APPENDIX_TITLES[kind]}: ${project.title}`,
    documentDate: toDocumentDate(run.finishedAt),
    title: APPENDIX_TITLES[kind],
    project: project.title,
    version,
    sampleMark: source.isSampleData ? SAMPLE_MARK : '',
    runningTitle: [project.title, version, source.isSampleData ? SAMPLE_MARK : ''].filter(Boolean).join(' · '),
    facts: buildFacts(kind, source, project),
    footer: {
      product: PRODUCT,
      run: `Run ${run.id} · input ${run.inputHash.slice(0, SHORT_HASH_LENGTH)} · engine ${run.engineVersion}`,
      calculated: `Calculated ${showHongKongTime(run.finishedAt)} (Hong Kong time)`,
    },
  };
}

function buildFacts(kind: AppendixKind, source: PlanSource, project: PlanProject): AppendixModel['facts'] {
  const { summary, results, neighbours } = source;
  const { firstDay, lastDay } = summary;
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['Project proponent', project.proponent],
    ['Agreement', project.agreement],
    ['Main contractor', project.mainContractor],
    ['Engineer / consultant', project.engineerConsultant],
    ['Districts', project.districts.join(', ')],
    ['Days with work', firstDay && lastDay ? `${firstDay} to ${lastDay}` : ''],
    ['Selected receivers', showCount(results.length)],
    ...describeExceeding(kind, source),
    ['Approved projects nearby', showCount(neighbours.length)],
  ];
  return facts.map(([label, value]) => ({ label, value: value.trim() || NOTHING }));
}

/** What the appendix comes to. */
function describeExceeding(kind: AppendixKind, { results }: PlanSource): (readonly [label: string, value: string])[] {
  if (kind === 'd') return [];
  const run = kind === 'b' ? 'unmitigated' : 'mitigated';
  const count = results.filter((result) => result[run].exceedsInReport).length;
  return [[`Exceeding, ${run}`, `${showCount(count)} of ${showCount(results.length)}`]];
}
