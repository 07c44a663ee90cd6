import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './cut-note.module.css';

interface Field {
  readonly value: string;
  readonly maxLength: number;
  readonly selectionStart: number | null;
  readonly selectionEnd: number | null;
}

/** The browser takes as much of a text as there is room for, without a word. */
export function isTooLong({ value, maxLength, selectionStart, selectionEnd }: Field, added: string): boolean {
  const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
  return maxLength > 0 && value.length - replaced + added.length > maxLength;
}

/** `inputContainer` of every text field that has a longest text: what does not fit is told. */
export const tellCut = (field: ReactNode): ReactNode => <CutNote>{field}</CutNote>;

function CutNote({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [cutTo, setCutTo] = useState<number | null>(null);
  const field = useRef<Field | null>(null);
  const noticeAdded = (target: EventTarget, added: string | undefined) => {
    if (!isTextField(target) || !added || !isTooLong(target, added)) return;
    field.current = target;
    // Once the browser has put in what fits: line breaks that a single line leaves out may have made it fit.
    setTimeout(() => target.value.length >= target.maxLength && setCutTo(target.maxLength));
  };
  useEffect(() => {
    if (cutTo !== null && field.current && field.current.value.length < cutTo) setCutTo(null);
  });
  return (
    <div
      className={classes.around}
      onPaste={({ target, clipboardData }) => noticeAdded(target, clipboardData.getData('text/plain'))}
      onBeforeInput={({ target, data }) => noticeAdded(target, data)}
    >
      {children}
      {cutTo !== null && (
        <p ref={bringIntoSight} className={classes.note} role="status">
          {t('editor.cut', { limit: cutTo.toLocaleString('en') })}
        </p>
      )}
    </div>
  );
}

const bringIntoSight = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' });

const isTextField = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
