import { Button, TextInput } from '@mantine/core';
import {
  type EnteredKind,
  IMPORTED_WORDS,
  type KindWordTable,
  MAX_KIND_WORD_LENGTH,
  MAX_KIND_WORD_REASON_LENGTH,
  toKindWord,
} from '@quietsite/domain';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import admin from '../admin.module.css';
import { EnteredKindSelect } from './entered-kind-select.tsx';
import { useWordChange } from './kind-word-calls.ts';

interface AddWordProps {
  readonly table: KindWordTable;
  readonly word: string;
  readonly onWord: (word: string) => void;
  readonly kindRef: Ref<HTMLSelectElement>;
}

/** A word of the layer that is missing from the table, with its kind and the reason. */
export function AddWord({ table, word, onWord, kindRef }: AddWordProps) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<EnteredKind>('residential');
  const [reason, setReason] = useState('');
  const change = useWordChange(() => {
    onWord('');
    setReason('');
  });
  const fault = findFault(table, toKindWord(word));
  const isBlank = word.trim() === '' || reason.trim() === '';
  return (
    <form
      className={admin.add}
      aria-label={t('admin.kinds.addTitle')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!fault && !isBlank) change.mutate({ word: toKindWord(word), from: null, to: kind, reason });
      }}
    >
      <TextInput
        label={t('admin.kinds.word')}
        maxLength={MAX_KIND_WORD_LENGTH}
        value={word}
        onChange={(event) => onWord(event.currentTarget.value)}
      />
      <EnteredKindSelect ref={kindRef} isLabelShown label={t('admin.kinds.kind')} value={kind} onChange={setKind} />
      <TextInput
        className={admin.reason ?? ''}
        label={t('admin.kinds.reason')}
        maxLength={MAX_KIND_WORD_REASON_LENGTH}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button type="submit" disabled={fault !== null || isBlank} loading={change.isPending}>
        {t('admin.kinds.add')}
      </Button>
      {fault && (
        <p className={admin.fault} role="alert">
          {t(`admin.kinds.fault.${fault}`)}
        </p>
      )}
    </form>
  );
}

function findFault({ words }: KindWordTable, word: string): 'imported' | 'known' | null {
  if (IMPORTED_WORDS.includes(word)) return 'imported';
  return words.some((known) => known.word === word) ? 'known' : null;
}
