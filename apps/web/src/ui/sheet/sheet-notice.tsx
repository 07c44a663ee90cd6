import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './sheet.module.css';
import type { SheetNoticeText } from './use-sheet-notice.ts';

interface SheetNoticeProps {
  readonly text: SheetNoticeText | null;
  /** The fault of the focused cell, if there is nothing newer to report. */
  readonly fault: string | null;
  readonly onClose: () => void;
}

/** Below the table: the values that were corrected or rejected, cell by cell. */
export function SheetNotice({ text, fault, onClose }: SheetNoticeProps) {
  const { t } = useTranslation();
  return (
    <div role={text?.isFault ? 'alert' : 'status'} className={classes.noticePlace}>
      {!text && fault && (
        <p className={classes.notice} data-fault>
          {fault}
        </p>
      )}
      {text && (
        <div className={classes.notice} data-fault={text.isFault || undefined}>
          <div className={classes.noticeText}>
            <p>{text.title}</p>
            {text.lines.length > 0 && (
              <ul>
                {text.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </div>
          <ActionIcon aria-label={t('action.close')} size={24} onClick={onClose}>
            <IconX size={15} aria-hidden />
          </ActionIcon>
        </div>
      )}
    </div>
  );
}
