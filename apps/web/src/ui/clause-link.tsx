import type { ClauseCode } from '@quietsite/domain';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { type Cited, clauseAddress } from '../lib/cited.ts';
import classes from './clause-link.module.css';

/** Links a code to its clause, in a new tab, so that nothing typed is lost. */
export function ClauseLink({ code }: { readonly code: ClauseCode }) {
  const { t } = useTranslation();
  const name = t('method.clause', { code, title: t(`method.titles.${code}`) });
  return (
    <a
      className={classes.link}
      href={clauseAddress(code)}
      target="_blank"
      rel="noopener"
      title={name}
      aria-label={name}
    >
      {code}
    </a>
  );
}

/** A text followed by the clauses it is based on. */
export function CitedText({ text, clauses }: Cited) {
  const { t } = useTranslation();
  if (clauses.length === 0) return text;
  return (
    <>
      {text}
      {t('method.open')}
      {clauses.map((code, index) => (
        <Fragment key={code}>
          {index > 0 && t('method.and')}
          <ClauseLink code={code} />
        </Fragment>
      ))}
      {t('method.close')}
    </>
  );
}
