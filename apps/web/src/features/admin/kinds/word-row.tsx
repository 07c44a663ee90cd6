import { Button } from '@mantine/core';
import { type EnteredKind, type KindWordTable, MAX_KIND_WORD_REASON_LENGTH } from '@quietsite/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import admin from '../admin.module.css';
import { ReasonCells } from '../row-edit.tsx';
import { EnteredKindSelect } from './entered-kind-select.tsx';
import { useWordChange } from './kind-word-calls.ts';

type KnownWord = KindWordTable['words'][number];

/** A word. Changing its kind or removing it requires a reason, entered in its row. */
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

/** The cells of a word that is being changed or removed. */
function AskedCells({ known: { word, kind, buildings }, isRemoved, onClose }: AskedCellsProps) {
  const { t } = useTranslation();
  const [next, setNext] = useState<EnteredKind>(kind);
  const change = useWordChange(onClose);
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
      <ReasonCells
        label={t('admin.kinds.reasonFor', { word })}
        placeholder={t('admin.kinds.reason')}
        maxLength={MAX_KIND_WORD_REASON_LENGTH}
        action={t(isRemoved ? 'admin.kinds.remove' : 'admin.save')}
        isComplete={isRemoved || next !== kind}
        isPending={change.isPending}
        onSubmit={(reason) => change.mutate({ word, from: kind, to: isRemoved ? null : next, reason })}
        onClose={onClose}
      />
    </>
  );
}
