import { Button, Loader } from '@mantine/core';
import { documentSchema, type ProjectDocument } from '@quietsite/contracts';
import { IconDownload, IconFileTypePdf } from '@tabler/icons-react';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestFile, requestJson } from '../../lib/api-client.ts';
import { formatFileSize, projectTitle } from '../../lib/format.ts';
import { routes } from '../../lib/routes.ts';
import { documentKey, isDocumentActive, pollMilliseconds, useIsLive } from '../../session/project-events.tsx';
import { useOpenProject } from '../../session/use-open-project.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { EmptyState, FailureState } from '../../ui/states.tsx';
import classes from './report-panel.module.css';

export function ReportPanel() {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const project = useOpenProject().data;
  return (
    <SidePanel title={t('report.title')} width={480} onClose={() => navigate(routes.home)}>
      {project?.isCalculated === false && <EmptyState title={t('report.notCalculated')} />}
      {project?.isCalculated && (
        <SummarySheet
          key={project.id}
          projectId={project.id}
          fileName={t('report.fileName', { title: projectTitle(project) })}
        />
      )}
    </SidePanel>
  );
}

function useDocument(documentId: number | null) {
  const isLive = useIsLive();
  return useQuery({
    queryKey: documentKey(documentId ?? 0),
    queryFn:
      documentId === null
        ? skipToken
        : ({ signal }) => requestJson(`/api/documents/${documentId}`, documentSchema, { signal }),
    refetchInterval: (query) => (isDocumentActive(query.state.data) ? pollMilliseconds(isLive) : false),
  });
}

function SummarySheet({ projectId, fileName }: { readonly projectId: number; readonly fileName: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [documentId, setDocumentId] = useState<number | null>(null);
  const document = useDocument(documentId);
  const creation = useMutation({
    mutationFn: () =>
      requestJson(`/api/projects/${projectId}/documents`, documentSchema, {
        method: 'POST',
        body: { kind: 'summary' },
      }),
    onSuccess: (created) => {
      client.setQueryData(documentKey(created.id), created);
      setDocumentId(created.id);
    },
  });
  const isMaking = creation.isPending || isDocumentActive(document.data);
  return (
    <section aria-labelledby="summary-sheet" className={classes.sheet}>
      <h3 id="summary-sheet">{t('report.sheet')}</h3>
      <p className={classes.hint}>{t('report.sheetHint')}</p>
      <div className={classes.actions}>
        <Button
          leftSection={<IconFileTypePdf size={15} aria-hidden />}
          disabled={isMaking}
          onClick={() => creation.mutate()}
        >
          {document.data?.status === 'done' ? t('report.again') : t('report.make')}
        </Button>
        {isMaking && (
          <span className={classes.progress} role="status">
            <Loader size={15} aria-hidden /> {t('report.making')}
          </span>
        )}
      </div>
      {creation.error && (
        <FailureState error={creation.error} title={t('report.notMade')} onRetry={() => creation.mutate()} />
      )}
      {document.isLoadingError && <FailureState error={document.error} onRetry={() => void document.refetch()} />}
      {document.data?.status === 'failed' && (
        <p className={classes.failed} role="alert">
          {t('report.failed')}
        </p>
      )}
      {document.data?.status === 'done' && <Preview document={document.data} fileName={fileName} />}
    </section>
  );
}

/** The preview is the PDF itself: the same file that is downloaded. */
function Preview({ document, fileName }: { readonly document: ProjectDocument; readonly fileName: string }) {
  const { t } = useTranslation();
  const file = useQuery({
    queryKey: [...documentKey(document.id), 'file'],
    queryFn: () => requestFile(`/api/documents/${document.id}/file`),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const url = useObjectUrl(file.data);
  if (file.isLoadingError) return <FailureState error={file.error} onRetry={() => void file.refetch()} />;
  return (
    <>
      <div className={classes.ready} role="status">
        <span>{t('report.ready', { size: formatFileSize(document.sizeBytes ?? file.data?.size ?? 0) })}</span>
        <Button
          component="a"
          variant="default"
          href={url ?? `/api/documents/${document.id}/file`}
          // From the loaded file: the server's header would overrule this name.
          download={fileName}
          leftSection={<IconDownload size={15} aria-hidden />}
        >
          {t('report.download')}
        </Button>
      </div>
      {url && (
        <iframe className={classes.preview} src={`${url}#toolbar=0&navpanes=0&view=FitH`} title={t('report.preview')} />
      )}
    </>
  );
}

function useObjectUrl(file: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url;
}
