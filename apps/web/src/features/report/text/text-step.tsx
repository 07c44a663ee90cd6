import { useMediaQuery } from '@mantine/hooks';
import type { Report } from '@quietsite/contracts';
import type { ReportInput } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestFile } from '../../../lib/api-client.ts';
import { isNoAnswer } from '../../../lib/api-error.ts';
import type { ReportSection } from '../../../lib/report-sections.ts';
import { useStore } from '../../../lib/use-store.ts';
import { documentKey } from '../../../session/project-events.tsx';
import { useOnReconnect } from '../../../session/server-reach.ts';
import { FailureState, LoadingState } from '../../../ui/states.tsx';
import { useLatestRef } from '../../../ui/use-latest-ref.ts';
import { PdfView } from '../pdf/pdf-view.tsx';
import type { ReportAddress } from '../report-address.ts';
import { documentFile, printPreview } from '../report-calls.ts';
import { findDocument, useDocuments } from '../use-documents.ts';
import { useFileName } from '../use-file-name.ts';
import { PreviewFeed } from './preview-feed.ts';
import { ReportForm } from './report-form.tsx';
import classes from './text-step.module.css';
import type { ReportWriting } from './use-report-draft.ts';

interface TextStepProps {
  readonly projectId: number;
  readonly report: Report;
  readonly writing: ReportWriting;
  readonly address: ReportAddress;
  /** Shows only the pages. Always true for read-only users (REPORT-16). */
  readonly isPreview: boolean;
}

/** Window width needed for form and pages side by side. */
const SIDE_BY_SIDE_QUERY = '(min-width: 1280px)';

/** Step 0: the text and its printed pages (REPORT-02). */
export function TextStep({ projectId, report, writing, address, isPreview }: TextStepProps) {
  const isWide = useMediaQuery(SIDE_BY_SIDE_QUERY, false, { getInitialValueInEffect: false });
  const { draft } = writing;
  const text = draft?.value;
  const newest = useLatestRef(draft);
  const [onInput] = useState(() => (changes: Partial<ReportInput>) => {
    const written = newest.current?.read().value;
    if (written) newest.current?.change({ ...written, input: { ...written.input, ...changes } });
  });
  const [section, setSection] = useState<ReportSection | null>(null);
  const isShown = isPreview || isWide;
  return (
    <div className={classes.step} data-step data-preview={isPreview || undefined}>
      {!isPreview && draft && text && (
        <ReportForm
          report={report}
          section={address.section}
          pointId={address.pointId}
          input={text.input}
          onInput={onInput}
          onSection={setSection}
        />
      )}
      {isShown && text && <LivePages {...{ projectId, report, writing, section }} />}
    </div>
  );
}

type PagesProps = Pick<TextStepProps, 'projectId' | 'report' | 'writing'> & {
  /** The section to show. */
  readonly section: ReportSection | null;
};

function LivePages({ projectId, report, writing, section }: PagesProps) {
  const { t } = useTranslation();
  const fileName = useFileName(t('report.title'));
  const input = writing.draft?.value.input ?? null;
  const figures = JSON.stringify(report.compliance?.length ?? null);
  const { result, isLoading, error, retry } = useLivePreview(projectId, input, figures);
  if (!result && error) return <FailureState error={error} title={t('report.pdf.notShown')} onRetry={retry} />;
  return (
    <PdfView
      file={result}
      name={t('report.title')}
      fileName={fileName}
      section={section}
      note={isLoading ? t('report.pdf.updating') : error ? t('report.pdf.notUpdated') : null}
    />
  );
}

/** For users who cannot edit: the pages printed for the submission, otherwise what would be printed. */
export function ReadonlyPages({ projectId, report, writing, section }: PagesProps) {
  const { t } = useTranslation();
  const documents = useDocuments(projectId);
  const printed = findDocument(documents.data, 'report');
  if (documents.isPending) return <LoadingState />;
  if (printed?.status === 'done' && printed.isCurrent)
    return <PrintedPages documentId={printed.id} name={t('report.title')} section={section} />;
  return <LivePages {...{ projectId, report, writing, section }} />;
}

interface PrintedPagesProps {
  readonly documentId: number;
  readonly name: string;
  readonly section?: ReportSection | null;
}

export function PrintedPages({ documentId, name, section = null }: PrintedPagesProps) {
  const { t } = useTranslation();
  const fileName = useFileName(name);
  const file = useQuery({
    queryKey: [...documentKey(documentId), 'file'],
    queryFn: () => requestFile(documentFile(documentId)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (file.isLoadingError)
    return <FailureState error={file.error} title={t('report.pdf.notShown')} onRetry={() => void file.refetch()} />;
  return <PdfView key={documentId} file={file.data ?? null} name={name} fileName={fileName} section={section} />;
}

/** The pages of the typed text, slightly delayed. Input is null if the preview is not shown. */
function useLivePreview(projectId: number, input: ReportInput | null, runKey: string) {
  const [feed] = useState(() => new PreviewFeed((text: ReportInput, signal) => printPreview(projectId, text, signal)));
  const state = useStore(feed);
  // A new run prints other figures from the same text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new run needs new pages
  useEffect(() => {
    if (input) feed.request(input);
  }, [feed, input, runKey]);
  useEffect(() => () => feed.stop(), [feed]);
  const retry = () => input && feed.request(input);
  useOnReconnect(() => isNoAnswer(state.error) && retry());
  return { ...state, retry };
}
