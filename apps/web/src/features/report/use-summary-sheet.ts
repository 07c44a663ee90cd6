import { documentSchema } from '@quietsite/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { requestFile, requestJson } from '../../lib/api-client.ts';
import { isDocumentActive } from '../../session/project-events.tsx';
import { showFailure, showWarning } from '../../ui/dialogs/toasts.tsx';
import { documentFile, orderDocument } from './report-calls.ts';

const POLL_MILLISECONDS = 700;

/** Orders the one-page summary and downloads it when printed. */
export function useSummarySheet(projectId: number, fileName: string) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const order = useMutation({
    mutationFn: async () => {
      let document = await orderDocument(projectId, 'summary');
      while (isDocumentActive(document)) {
        await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
        document = await requestJson(`/api/documents/${document.id}`, documentSchema);
      }
      return document.status === 'done' ? requestFile(documentFile(document.id)) : null;
    },
    onSuccess: (file) => {
      if (file) saveFile(file, fileName);
      else showWarning({ id: 'summary', title: t('report.summary.notMade'), text: t('report.summary.failed') });
    },
    onError: (error) =>
      showFailure(error, { id: 'summary', title: t('report.summary.notMade'), onRetry: () => order.mutate() }),
    onSettled: () => void client.invalidateQueries({ queryKey: ['documents'] }),
  });
  return { make: () => order.mutate(), isMaking: order.isPending };
}

function saveFile(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
