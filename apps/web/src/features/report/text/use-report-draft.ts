import type { Report } from '@quietsite/contracts';
import { useDraft } from '../../../project/draft/use-draft.ts';
import { useAutosave } from '../../../project/save/use-autosave.ts';
import { useSavePart } from '../../../project/save/use-save-part.ts';
import { reportPart } from './report-text.ts';

/** The report text with automatic saving. */
export function useReportDraft(projectId: number, report: Report, isReadonly: boolean) {
  const draft = useDraft(reportPart, projectId, report);
  const { isPending, error, conflict, save } = useSavePart({ part: reportPart, projectId, draft });
  const saveNow = useAutosave(draft, { error, conflict, save }, isReadonly);
  return { draft, isSaving: isPending, error, conflict, save: saveNow };
}

export type ReportWriting = ReturnType<typeof useReportDraft>;
