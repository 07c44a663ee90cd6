import { COMMITMENTS, type Commitment, type CommitmentSection, type ReportInput } from '@quietsite/domain';
import { listChoices, toChoiceList } from './choices.ts';
import type { ChoiceList } from './report-model.ts';

const WORDS: Readonly<Record<Commitment, string>> = {
  regularMonitoring: 'Regular monitoring',
  continuousMonitoring: 'Continuous monitoring',
  siteInspection: 'Site inspection',
  newsletter: 'Newsletter',
  mailDropOff: 'Mail drop-off',
  projectWebsite: 'Project website',
  phoneCall: 'Phone call',
  individualBriefing: 'Individual briefing',
  billboards: 'Billboards',
  communityMeeting: 'Community meeting',
  organisationChart: 'Organisation chart',
  complaintHotline: 'Complaint hotline',
  liaisonOffice: 'Liaison office',
};

/** Monitoring, public engagement and complaint handling (REPORT-42 to REPORT-44). */
export function buildCommitments(section: CommitmentSection, cnm: ReportInput['cnm']): ChoiceList {
  const offered = COMMITMENTS[section].map((key): readonly [Commitment, string] => [key, WORDS[key]]);
  return toChoiceList(listChoices(offered, cnm[section].ticked), cnm[section].others);
}
