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
  const { state, draft, save } = writing;
  if (state.kind === 'failed')
    return (
      <span className={classes.failed} role="alert" title={failureText(state.error)}>
        {t('report.notSaved')} {failureText(state.error)}
        <Button variant="default" size="compact-xs" onClick={() => void save()}>
          {t('action.retry')}
        </Button>
      </span>
    );
  return (
    <span className={classes.saved} role="status">
      {state.kind === 'saving' && t('report.saving')}
      {state.kind !== 'saving' && draft?.isDirty === true && t('report.unsaved')}
      {state.kind !== 'saving' && !draft?.isDirty && savedAt && t('report.saved', { time: formatTime(savedAt) })}
    </span>
  );
}
