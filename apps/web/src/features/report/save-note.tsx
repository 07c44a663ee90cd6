import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../ui/failure-text.ts';
import type { ReportWriting } from './text/use-report-draft.ts';
import classes from './wizard.module.css';

/** hh:mm in Hong Kong (M-03). */
const formatTime = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Hong_Kong', hour: '2-digit', minute: '2-digit' }).format(
    new Date(instant),
  );

/** Always shows whether the text is saved. */
export function SaveNote({ writing, savedAt }: { readonly writing: ReportWriting; readonly savedAt: string | null }) {
  const { t } = useTranslation();
  const { isSaving, error, draft, save } = writing;
  if (error && !isSaving)
    return (
      <span className={classes.failed} role="alert" title={failureText(error)}>
        {t('report.notSaved')} {failureText(error)}
        <Button variant="default" size="compact-xs" onClick={() => void save()}>
          {t('action.retry')}
        </Button>
      </span>
    );
  return (
    <span className={classes.saved} role="status">
      {isSaving && t('report.saving')}
      {!isSaving && draft?.isDirty === true && t('report.unsaved')}
      {!isSaving && !draft?.isDirty && savedAt && t('report.saved', { time: formatTime(savedAt) })}
    </span>
  );
}
