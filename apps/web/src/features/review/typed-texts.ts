import { useState } from 'react';
import { tabStorage } from '../../session/tab-storage.ts';

/**
 * Text that is typed but not added, stored in the tab: it survives Escape, a closed panel and a reload. The request key
 * is stored with it, so that resending the same text after a lost response does not add it twice.
 */
export interface TypedText {
  readonly text: string;
  readonly key: string;
}

const storageKey = (projectId: number, place: string) => `review-text ${projectId} ${place}`;

export function readTypedText(projectId: number, place: string): TypedText {
  const stored = tabStorage.getItem(storageKey(projectId, place));
  const [key = '', ...lines] = stored?.split('\n') ?? [];
  return stored === null ? { text: '', key: crypto.randomUUID() } : { key, text: lines.join('\n') };
}

function writeTypedText(projectId: number, place: string, { text, key }: TypedText): void {
  if (text === '') tabStorage.removeItem(storageKey(projectId, place));
  else tabStorage.setItem(storageKey(projectId, place), `${key}\n${text}`);
}

/**
 * A text field whose text is stored under a key, such as 'new' or 'reply 7'. Changing the text creates a new request
 * key.
 */
export function useTypedText(projectId: number, place: string) {
  const [typed, setTyped] = useState(() => readTypedText(projectId, place));
  const write = (text: string) => {
    const next = { text, key: crypto.randomUUID() };
    writeTypedText(projectId, place, next);
    setTyped(next);
  };
  /** Text typed in the meantime belongs to the next comment. */
  const settle = (sent: string) => {
    if (readTypedText(projectId, place).text === sent) write('');
  };
  return { ...typed, write, settle };
}

export const MAX_COMMENT_LENGTH = 10_000;

/** Ctrl Enter, or Cmd Enter on a Mac. */
export const isSendKey = ({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean =>
  key === 'Enter' && (ctrlKey || metaKey);
