import { COMMITMENTS, type Commitment, type CommitmentSection, type ReportInput } from '@quietsite/domain';
import { listChoices, toChoiceList } from './choices.ts';
import type { ChoiceList } from './report-model.ts';
import type { ReportWords } from './words/report-words.ts';
import { english } from './words/words.en.ts';

/** Monitoring, public engagement and complaint handling (REPORT-42 to REPORT-44). */
export function buildCommitments(
  section: CommitmentSection,
  cnm: ReportInput['cnm'],
  { commitments }: ReportWords = english,
): ChoiceList {
  const offered = COMMITMENTS[section].map((key): readonly [Commitment, string] => [key, commitments[key]]);
  return toChoiceList(listChoices(offered, cnm[section].ticked), cnm[section].others);
}
