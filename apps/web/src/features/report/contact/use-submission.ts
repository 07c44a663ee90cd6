import { type ReportDraft, type Submission, submitSchema } from '@quietsite/contracts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../lib/api-error.ts';
import { routes } from '../../../lib/routes.ts';
import { projectKey, projectListKey, projectQuery } from '../../../session/project-queries.ts';
import { useProjectNavigate } from '../../../session/use-project-navigate.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { showNotice } from '../../../ui/dialogs/toasts.tsx';
import { reportQuery, submitReport } from '../report-calls.ts';
import { removeSubmissionKey, submissionKey } from './submission-key.ts';

interface SubmissionDependencies {
  readonly projectId: number;
  /** Stores the text and prints all documents. False if that failed. */
  readonly prepare: () => Promise<boolean>;
  readonly readContact: () => ReportDraft['contact'] | undefined;
  /** The wizard goes back to step 0 (REPORT-14). */
  readonly onSubmitted: () => void;
}

/** Submits the report once. Closing the wizard meanwhile cancels it (REPORT-12 to REPORT-15, Q124). */
export function useSubmission({ projectId, prepare, readContact, onSubmitted }: SubmissionDependencies) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useProjectNavigate();
  const { notify, confirm } = useDialogs();
  const [isSubmitting, setSubmitting] = useState(false);
  const sending = useRef<AbortController | null>(null);
  const question = useRef<AbortController | null>(null);

  const fail = (error: unknown) => {
    const isIncomplete = hasCode(error, 'REPORT_INCOMPLETE');
    const text = [t('report.submission.failed'), ...(isIncomplete ? [t('report.submission.incomplete')] : [])];
    notify({ title: t('report.submission.failedTitle'), text: text.join(' ') });
    void client.invalidateQueries({ queryKey: reportQuery(projectId).queryKey });
  };
  const succeed = (submission: Submission) => {
    removeSubmissionKey(projectId);
    onSubmitted();
    const { number, email } = submission;
    notify({
      title: t('report.submission.doneTitle'),
      text: t('report.submission.done', { number, email }),
      action: { label: t('report.submission.receipt'), go: () => navigate(routes.review) },
    });
  };
  const submit = async () => {
    const controller = new AbortController();
    sending.current = controller;
    setSubmitting(true);
    try {
      const submission = await send(client, projectId, prepare, readContact, controller.signal);
      if (!controller.signal.aborted) succeed(submission);
    } catch (error) {
      if (!controller.signal.aborted) fail(error);
    } finally {
      sending.current = null;
      question.current?.abort();
      setSubmitting(false);
    }
  };
  /** False if the user lets the submission continue. The wizard then stays open. */
  const confirmClose = async (): Promise<boolean> => {
    if (!sending.current) return true;
    const text = { title: t('report.submission.closingTitle'), text: t('report.submission.closing') };
    question.current = new AbortController();
    const isYes = await confirm({ ...text, isDangerous: true }, question.current.signal);
    question.current = null;
    if (!isYes) return false;
    sending.current?.abort();
    void showCancelResult();
    return true;
  };
  /** Informs the user of the result, because the server may have finished before it received the cancellation. */
  const showCancelResult = async () => {
    await client.invalidateQueries({ queryKey: projectKey(projectId), refetchType: 'none' });
    const project = await client.fetchQuery({ ...projectQuery(projectId), staleTime: 0 }).catch(() => null);
    void client.invalidateQueries({ queryKey: projectKey(projectId) });
    if (project?.access.isSubmitted) {
      removeSubmissionKey(projectId);
      notify({ title: t('report.submission.finishedTitle'), text: t('report.submission.finished') });
      return;
    }
    const text = t(project ? 'report.submission.cancelledText' : 'report.submission.unknownText');
    showNotice({ id: 'submission', title: t('report.submission.cancelled'), text });
  };
  return { isSubmitting, submit: () => void submit(), confirmClose };
}

/**
 * Resolves only after refetching the project confirms the submission. Until then no success is reported (REPORT-15).
 */
async function send(
  client: QueryClient,
  projectId: number,
  prepare: SubmissionDependencies['prepare'],
  readContact: SubmissionDependencies['readContact'],
  signal: AbortSignal,
): Promise<Submission> {
  if (!(await prepare())) throw new Error('not everything is stored and printed');
  signal.throwIfAborted();
  const body = submitSchema.parse({ key: submissionKey(projectId), contact: readContact() });
  const submission = await submitReport(projectId, body, signal);
  await client.fetchQuery({ ...projectQuery(projectId), staleTime: 0 });
  await client.invalidateQueries({ queryKey: projectKey(projectId) });
  void client.invalidateQueries({ queryKey: projectListKey });
  return submission;
}
