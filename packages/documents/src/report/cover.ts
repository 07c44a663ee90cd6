import type { PlanSource, ReportInput } from '@quietsite/domain';
import { NOTHING } from '../text/show-level.ts';
import type { Fact } from './report-model.ts';
import type { ReportWords } from './words/report-words.ts';
import { english } from './words/words.en.ts';

/** The owner of the plan and the responsible people. Missing fields show a dash (REPORT-68). */
export function buildCover(
  { project, summary, snapshot }: Pick<PlanSource, 'project' | 'summary' | 'snapshot'>,
  { prepared, checked }: Pick<ReportInput, 'prepared' | 'checked'>,
  { facts, signatures, cover }: ReportWords = english,
): Fact[] {
  const { firstDay, lastDay } = summary;
  const entries: readonly (readonly [label: string, value: string])[] = [
    [facts.agreement, project.agreement],
    [facts.proponent, project.proponent],
    [facts.mainContractor, project.mainContractor],
    [facts.engineerConsultant, project.engineerConsultant],
    [cover.site, cover.place(project.districts.join(', '), String(project.bufferRadiusMetres))],
    [cover.works, firstDay && lastDay ? cover.period(firstDay, lastDay) : ''],
    [cover.screening, describeScreening(snapshot, cover)],
    [signatures.prepared, signedBy(prepared)],
    [signatures.checked, signedBy(checked)],
  ];
  return entries.map(([label, value]) => ({ label, value: value.trim() || NOTHING }));
}

function describeScreening({ screening }: PlanSource['snapshot'], cover: ReportWords['cover']): string {
  if (screening === undefined) return cover.notScreened;
  return screening.terrain === undefined ? cover.screened : cover.screenedWithTerrain(screening.terrain.edition);
}

const signedBy = ({ by, date }: ReportInput['prepared']): string =>
  [by.replace(/\s+/g, ' ').trim(), date ?? ''].filter(Boolean).join(', ');
