import { CLAUSE_GROUPS, type ClauseCode } from '@quietsite/domain';
import type { AnnexGroup, ReportModel } from './report-model.ts';
import type { ReportWords } from './words/report-words.ts';
import { english } from './words/words.en.ts';

/** Every clause that the plan cites, defined in the plan itself (REPORT-73). */
export const buildAnnex = ({ annex }: ReportWords = english): ReportModel['annex'] =>
  (Object.keys(CLAUSE_GROUPS) as (keyof typeof CLAUSE_GROUPS)[]).map(
    (group): AnnexGroup => ({
      title: annex.groups[group],
      clauses: CLAUSE_GROUPS[group].map((code: ClauseCode) => ({ code, ...annex.clauses[code] })),
    }),
  );
