import { CLAUSE_GROUPS, type ClauseCode, type ClauseGroup } from '@quietsite/domain';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import classes from './method.module.css';
import { splitAtCodes } from './split-at-codes.ts';

/** Each clause has an address of its own. */
export function MethodClauses() {
  const { t } = useTranslation();
  return (Object.keys(CLAUSE_GROUPS) as ClauseGroup[]).map((group) => (
    <section key={group} aria-labelledby={`method-${group}`}>
      <h3 id={`method-${group}`} className={classes.group}>
        {t(`method.groups.${group}`)}
      </h3>
      {CLAUSE_GROUPS[group].map((code) => (
        <ClauseText key={code} code={code} />
      ))}
    </section>
  ));
}

function ClauseText({ code }: { readonly code: ClauseCode }) {
  const { t } = useTranslation();
  const { hash, key } = useLocation();
  const isAsked = hash === `#${code}`;
  const clause = useRef<HTMLElement>(null);
  // The page comes after its address, so the browser finds no place to scroll to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again, it is shown again
  useEffect(() => {
    if (!isAsked) return;
    clause.current?.scrollIntoView({ block: 'start' });
    clause.current?.focus({ preventScroll: true });
  }, [isAsked, key]);
  const formula = t(`method.clauses.${code}.formula`);
  return (
    <article ref={clause} id={code} tabIndex={-1} className={classes.clause} data-asked={isAsked || undefined}>
      <h4>
        <span className={classes.code}>{code}</span> {t(`method.clauses.${code}.title`)}
      </h4>
      <p>
        <WithLinks text={t(`method.clauses.${code}.text`)} />
      </p>
      {formula !== '' && (
        <p className={classes.formula}>
          <WithLinks text={formula} />
        </p>
      )}
    </article>
  );
}

/** Clauses cite each other: on this page their codes lead up and down. */
function WithLinks({ text }: { readonly text: string }) {
  return splitAtCodes(text).map(({ at, text: part, isCode }) =>
    isCode ? (
      <a key={at} href={`#${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
