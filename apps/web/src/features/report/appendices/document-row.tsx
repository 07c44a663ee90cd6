import { Button, Progress } from '@mantine/core';
import type { PlanDocumentKind, ProjectDocument } from '@quietsite/contracts';
import { IconAlertTriangle, IconFileTypePdf } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../../lib/format.ts';
import { isDocumentActive } from '../../../session/project-events.tsx';
import classes from './appendices.module.css';

interface DocumentRowProps {
  readonly kind: PlanDocumentKind;
  readonly document: ProjectDocument | undefined;
  readonly isChosen: boolean;
  readonly isReadonly: boolean;
  readonly onChoose: () => void;
  readonly onPrint: () => void;
}

/** One document of the plan with its progress or page count (REPORT-11). */
export function DocumentRow({ kind, document, isChosen, isReadonly, onChoose, onPrint }: DocumentRowProps) {
  const { t } = useTranslation();
  const name = t(`report.documentNames.${kind}`);
  const isActive = isDocumentActive(document);
  const hasFailed = document?.status === 'failed';
  const canPrint = !isReadonly && !isActive && (hasFailed || document?.isCurrent !== true);
  return (
    <li className={classes.row} data-chosen={isChosen || undefined}>
      <button type="button" className={classes.choose} aria-pressed={isChosen} onClick={onChoose}>
        {hasFailed ? <IconAlertTriangle size={17} aria-hidden /> : <IconFileTypePdf size={17} aria-hidden />}
        <span>
          <strong>{name}</strong>
          <small>{t(`report.documentTitles.${kind}`)}</small>
          <small data-failed={hasFailed || undefined}>{describeState(t, document)}</small>
        </span>
      </button>
      {canPrint && (
        <Button
          variant="default"
          size="compact-xs"
          aria-label={hasFailed ? t('report.appendices.retry', { name }) : `${t('report.appendices.print')} ${name}`}
          onClick={onPrint}
        >
          {hasFailed ? t('action.retry') : t('report.appendices.print')}
        </Button>
      )}
      {isActive && (
        <Progress
          className={classes.progress ?? ''}
          size={4}
          value={Math.max(2, (document?.progress ?? 0) * 100)}
          aria-label={`${name}: ${describeState(t, document)}`}
        />
      )}
    </li>
  );
}

function describeState(t: TFunction, document: ProjectDocument | undefined): string {
  if (!document) return t('report.appendices.missing');
  const { status, progress, pageCount, sizeBytes, isCurrent } = document;
  if (status === 'queued') return t('report.appendices.waiting');
  if (status === 'running') return t('report.appendices.printing', { percent: Math.floor(progress * 100) });
  if (status === 'failed') return t('report.appendices.failed');
  const facts = [
    ...(pageCount === null ? [] : [t('report.appendices.pages', { count: pageCount })]),
    ...(sizeBytes === null ? [] : [formatFileSize(sizeBytes)]),
    ...(isCurrent ? [] : [t('report.appendices.outdated')]),
  ];
  return facts.join(', ');
}
