import { Button } from '@mantine/core';
import type { KindWordTable } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryState } from '../../../ui/states.tsx';
import admin from '../admin.module.css';
import { AddWord } from './add-word.tsx';
import { kindWordsQuery } from './kind-word-calls.ts';
import classes from './kinds.module.css';
import { WordRow } from './word-row.tsx';

/** The words of the building layer that propose kinds of receivers, and the words that propose none (M-145). */
export function KindsTab() {
  const table = useQuery(kindWordsQuery);
  return table.data ? <Kinds table={table.data} /> : <QueryState query={table} />;
}

function Kinds({ table }: { readonly table: KindWordTable }) {
  const { t } = useTranslation();
  const [word, setWord] = useState('');
  const kindRef = useRef<HTMLSelectElement>(null);
  return (
    <>
      <p className={admin.hint}>{t('admin.kinds.hint')}</p>
      <AddWord {...{ table, word, kindRef }} onWord={setWord} />
      <div className={classes.columns}>
        <table className={`${admin.table} ${classes.words}`}>
          <caption>{t('admin.kinds.words')}</caption>
          <thead>
            <tr>
              {(['word', 'kind', 'buildings', 'reason', 'actions'] as const).map((column) => (
                <th key={column} scope="col" data-column={column}>
                  {t(column === 'actions' ? 'admin.actions' : `admin.kinds.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.words.map((known) => (
              <WordRow key={known.word} known={known} />
            ))}
          </tbody>
        </table>
        <div>
          <KindCounts table={table} />
          <UnknownWords
            table={table}
            onAdd={(unknown) => {
              setWord(unknown);
              kindRef.current?.focus();
            }}
          />
        </div>
      </div>
    </>
  );
}

function KindCounts({ table: { kinds } }: { readonly table: KindWordTable }) {
  const { t } = useTranslation();
  return (
    <table className={`${admin.table} ${classes.side}`}>
      <caption>{t('admin.kinds.counts')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('admin.kinds.kind')}</th>
          <th scope="col" data-column="buildings">
            {t('admin.kinds.buildings')}
          </th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ kind, buildings }) => (
          <tr key={kind}>
            <th scope="row">{kind === 'other' ? t('admin.kinds.unknownKind') : t(`receivers.${kind}`)}</th>
            <td data-column="buildings">{buildings}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface UnknownWordsProps {
  readonly table: KindWordTable;
  readonly onAdd: (word: string) => void;
}

function UnknownWords({ table: { unknown, unknownWords }, onAdd }: UnknownWordsProps) {
  const { t } = useTranslation();
  if (unknownWords === 0) return <p className={admin.hint}>{t('admin.kinds.allKnown')}</p>;
  return (
    <>
      <table className={`${admin.table} ${classes.side}`}>
        <caption>{t('admin.kinds.unknown', { count: unknownWords })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('admin.kinds.word')}</th>
            <th scope="col" data-column="buildings">
              {t('admin.kinds.buildings')}
            </th>
            <th scope="col" data-column="use">
              {t('admin.actions')}
            </th>
          </tr>
        </thead>
        <tbody>
          {unknown.map(({ word, buildings }) => (
            <tr key={word}>
              <th scope="row">{word}</th>
              <td data-column="buildings">{buildings}</td>
              <td>
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={t('admin.kinds.useNamed', { word })}
                  onClick={() => onAdd(word)}
                >
                  {t('admin.kinds.use')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {unknown.length < unknownWords && (
        <p className={admin.hint}>{t('admin.kinds.listed', { count: unknown.length })}</p>
      )}
    </>
  );
}
