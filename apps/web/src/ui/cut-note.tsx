import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './cut-note.module.css';

interface Field {
  readonly value: string;
  readonly maxLength: number;
  readonly selectionStart: number | null;
  readonly selectionEnd: number | null;
}

/** True if the browser would silently cut the text. */
export function isTooLong({ value, maxLength, selectionStart, selectionEnd }: Field, added: string): boolean {
  const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
  return maxLength > 0 && value.length - replaced + added.length > maxLength;
}

/** `inputContainer` of every text field with a maximum length: reports that the text was cut off. */
export const withCutNote = (field: ReactNode): ReactNode => <CutNote>{field}</CutNote>;

function CutNote({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [cutTo, setCutTo] = useState<number | null>(null);
  const field = useRef<Field | null>(null);
  const checkLength = (target: EventTarget, added: string | undefined) => {
    if (!isTextField(target) || !added || !isTooLong(target, added)) return;
    field.current = target;
    // After the browser has inserted what fits: a single-line field drops line breaks, so the text may fit after all.
    setTimeout(() => target.value.length >= target.maxLength && setCutTo(target.maxLength));
  };
  useEffect(() => {
    if (cutTo !== null && field.current && field.current.value.length < cutTo) setCutTo(null);
  });
  return (
    <div
      className={classes.around}
      onPaste={({ target, clipboardData }) => checkLength(target, clipboardData.getData('text/plain'))}
      onBeforeInput={({ target, data }) => checkLength(target, data)}
    >
      {children}
      {cutTo !== null && (
        <p ref={scrollToNote} className={classes.note} role="status">
          {t('editor.cut', { limit: cutTo.toLocaleString('en') })}
        </p>
      )}
    </div>
  );
}

const scrollToNote = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' });

const isTextField = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
