import type { PlanDocumentKind, Report } from '@quietsite/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, FailureState, LoadingState } from '../../../ui/states.tsx';
import { PrintedPages } from '../text/text-step.tsx';
import { findDocument, listKinds, type Ordering, type useDocuments } from '../use-documents.ts';
import classes from './appendices.module.css';
import { DocumentRow } from './document-row.tsx';
import { TableMenu } from './table-menu.tsx';

interface AppendixStepProps {
  readonly projectId: number;
  readonly report: Report;
  readonly documents: ReturnType<typeof useDocuments>;
  readonly ordering: Ordering;
  readonly isReadonly: boolean;
}

/** Step 1: the printed documents, as they will be submitted (REPORT-03). */
export function AppendixStep({ projectId, report, documents, ordering, isReadonly }: AppendixStepProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<PlanDocumentKind>('appendix-a');
  const { order, error } = ordering;
  const document = findDocument(documents.data, chosen);
  return (
    <div className={classes.step}>
      <div className={classes.side}>
        <p className={classes.hint}>{t('report.appendices.hint')}</p>
        {documents.isLoadingError && <FailureState error={documents.error} onRetry={() => void documents.refetch()} />}
        {error !== null && (
          <FailureState
            error={error}
            title={t('report.appendices.notOrdered')}
            onRetry={() => void order(listKinds(report.hasAppendixD))}
          />
        )}
        <ul className={classes.list} aria-label={t('report.appendices.label')}>
          {listKinds(report.hasAppendixD).map((kind) => (
            <DocumentRow
              key={kind}
              {...{ kind, isReadonly }}
              document={findDocument(documents.data, kind)}
              isChosen={kind === chosen}
              onChoose={() => setChosen(kind)}
              onPrint={() => void order([kind])}
            />
          ))}
        </ul>
        {!report.hasAppendixD && <p className={classes.hint}>{t('report.appendices.noD')}</p>}
        <TableMenu projectId={projectId} />
      </div>
      {documents.isPending && <LoadingState />}
      {documents.data &&
        (document?.status === 'done' ? (
          <PrintedPages documentId={document.id} name={t(`report.documentNames.${chosen}`)} />
        ) : (
          <EmptyState title={t(`report.documentNames.${chosen}`)} hint={t('report.appendices.noFile')} />
        ))}
    </div>
  );
}
