import type { Report } from '@quietsite/contracts';
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dropFailedUploads } from '../../project/materials/attachments.ts';
import { isDocumentActive } from '../../session/project-events.tsx';
import { reviewQuery } from '../../session/project-queries.ts';
import { findRejection } from '../../session/submissions.ts';
import { useOpenProject } from '../../session/use-open-project.ts';
import { showFailure } from '../../ui/dialogs/toasts.tsx';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { isOpenItem, presentFindings } from './contact/findings.ts';
import { useSubmission } from './contact/use-submission.ts';
import { useSubmitQuestion } from './contact/use-submit-question.ts';
import { type ReportAddress, type ReportStep, stepFrom } from './report-address.ts';
import { documentsQuery, reportQuery } from './report-calls.ts';
import { useReportDraft } from './text/use-report-draft.ts';
import { areDocumentsActive, listMissing, useDocuments, useOrdering, useOrderMissing } from './use-documents.ts';

const POLL_MILLISECONDS = 700;

/** The wizard steps, what each saves before the next, and the submission. */
export function useWizard(projectId: number, report: Report, isReadonly: boolean, address: ReportAddress) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const writing = useReportDraft(projectId, report, isReadonly);
  const documents = useDocuments(projectId);
  const ordering = useOrdering(projectId);
  const [isBusy, setBusy] = useState(false);
  const mayPrint = !isReadonly && address.step > 0;
  const isDirty = writing.draft?.isDirty !== false;
  const hasPrintFailed = ordering.error !== null || documents.data?.some(({ status }) => status === 'failed') === true;
  const isOrdering = useOrderMissing(ordering, documents.data, report, mayPrint && !isDirty);
  // The findings arrive one request after the last document.
  const isChecking = useIsFetching({ queryKey: reportQuery(projectId).queryKey }) > 0;
  const isPrinting = mayPrint && !hasPrintFailed && (isOrdering || isChecking || areDocumentsActive(documents.data));
  const contact = writing.draft?.value.contact;
  const newest = useLatestRef(contact);
  const returnReason = useReturnReason(projectId);
  const findings = contact ? presentFindings(report.findings, contact, returnReason) : report.findings;

  /**
   * Stores and prints the text, then moves on (REPORT-05, REPORT-09, REPORT-10). Read-only users only move (REPORT-16).
   */
  const goForward = async (step: ReportStep) => {
    if (isReadonly || address.step !== 0) return address.go({ step });
    setBusy(true);
    const isSaved = await writing.save();
    const failure = isSaved ? await ordering.order(['report']) : null;
    setBusy(false);
    // A failed save of the text is shown beside the buttons.
    if (failure !== null)
      showFailure(failure, {
        id: 'report',
        title: t('report.appendices.notOrdered'),
        onRetry: () => void goForward(step),
      });
    else if (isSaved) address.go({ step });
  };
  const goBack = (step: ReportStep) => {
    void writing.save();
    address.go({ step });
  };
  /** Contact and text are one draft, so the last input may require printing the report again. */
  const prepare = async (): Promise<boolean> => {
    if (!(await writing.save())) return false;
    for (;;) {
      const now = await client.fetchQuery({ ...documentsQuery(projectId), staleTime: 0 });
      const { hasAppendixD } = report;
      const missing = listMissing(now, hasAppendixD);
      if (missing.length > 0 && (await ordering.order(missing)) !== null) return false;
      if (missing.length === 0 && !now.some((document) => document.isCurrent && isDocumentActive(document))) break;
      await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
    }
    await client.invalidateQueries({ queryKey: reportQuery(projectId).queryKey });
    return true;
  };
  const submission = useSubmission({
    projectId,
    prepare,
    readContact: () => newest.current,
    onSubmitted: () => {
      dropFailedUploads(projectId);
      address.go({ step: 0 });
    },
  });
  const confirmSubmit = useSubmitQuestion(projectId, findings.filter(isOpenItem).length);
  const submit = async () => {
    if (await confirmSubmit()) submission.submit();
  };
  const goTo = (step: ReportStep) => (step < address.step ? goBack(step) : void goForward(step));
  const actions = {
    goTo,
    next: () => goTo(stepFrom(address.step, 1)),
    back: () => goTo(stepFrom(address.step, -1)),
    submit: () => void submit(),
  };
  return { writing, documents, ordering, isPrinting, findings, submission, isBusy, ...actions };
}

/** Why the authority returned the plan. Null if it was not returned, or was submitted again. */
function useReturnReason(projectId: number): string | null {
  const isReturned = useOpenProject().data?.status === 'Rejected';
  const review = useQuery({ ...reviewQuery(projectId), enabled: isReturned }).data;
  return (isReturned && review && findRejection(review, projectId)?.reason) || null;
}
