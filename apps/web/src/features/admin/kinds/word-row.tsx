import { Button, TextInput } from '@mantine/core';
import { type EnteredKind, type KindWordTable, MAX_KIND_WORD_REASON_LENGTH } from '@quietsite/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLayer } from '../../../ui/dialogs/escape-stack.ts';
import admin from '../admin.module.css';
import { EnteredKindSelect } from './entered-kind-select.tsx';
import { useWordChange } from './kind-word-calls.ts';

type KnownWord = KindWordTable['words'][number];

/** A word; to change its kind or to remove it, its row asks for the reason. */
export function WordRow({ known }: { readonly known: KnownWord }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<'change' | 'remove' | null>(null);
  const { word, kind, buildings, reason } = known;
  return (
    <tr>
      <th scope="row">{word}</th>
      {asked !== null ? (
        <AskedCells known={known} isRemoved={asked === 'remove'} onClose={() => setAsked(null)} />
      ) : (
        <>
          <td>{t(`receivers.${kind}`)}</td>
          <td data-column="buildings">{buildings}</td>
          <td>{reason === '' ? t('admin.kinds.shipped') : reason}</td>
          <td>
            <span className={admin.buttons}>
              {(['change', 'remove'] as const).map((action) => (
                <Button
                  key={action}
                  size="compact-xs"
                  variant="default"
                  aria-label={t(`admin.kinds.${action}Named`, { word })}
                  onClick={() => setAsked(action)}
                >
                  {t(`admin.kinds.${action}`)}
                </Button>
              ))}
            </span>
          </td>
        </>
      )}
    </tr>
  );
}

interface AskedCellsProps {
  readonly known: KnownWord;
  readonly isRemoved: boolean;
  readonly onClose: () => void;
}

/** Enter stores, Escape cancels. */
function AskedCells({ known: { word, kind, buildings }, isRemoved, onClose }: AskedCellsProps) {
  const { t } = useTranslation();
  const [next, setNext] = useState<EnteredKind>(kind);
  const [reason, setReason] = useState('');
  const change = useWordChange(onClose);
  useLayer(true, { onEscape: onClose, isModal: false });
  const isReady = reason.trim() !== '' && (isRemoved || next !== kind);
  const submit = () => isReady && change.mutate({ word, from: kind, to: isRemoved ? null : next, reason });
  return (
    <>
      <td>
        {isRemoved ? (
          t(`receivers.${kind}`)
        ) : (
          <EnteredKindSelect label={t('admin.kinds.kindOf', { word })} value={next} onChange={setNext} />
        )}
      </td>
      <td data-column="buildings">{buildings}</td>
      <td>
        <TextInput
          size="xs"
          autoFocus
          aria-label={t('admin.kinds.reasonFor', { word })}
          placeholder={t('admin.kinds.reason')}
          maxLength={MAX_KIND_WORD_REASON_LENGTH}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && submit()}
        />
      </td>
      <td>
        <span className={admin.buttons}>
          <Button size="compact-xs" disabled={!isReady} loading={change.isPending} onClick={submit}>
            {t(isRemoved ? 'admin.kinds.remove' : 'admin.save')}
          </Button>
          <Button size="compact-xs" variant="default" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
        </span>
      </td>
    </>
  );
}
