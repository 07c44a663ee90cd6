import {
  CLAUSE_GROUPS,
  type Clause,
  type ClauseCode,
  keysOf,
  type Language,
  type MethodWords,
  methodInEnglish,
  methodInSimplified,
  methodInTraditional,
} from '@quietsite/domain';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { toLanguage } from '../../lib/languages.ts';
import classes from './method.module.css';

/** The text printed in the annex of plans. Too long for the common catalogue of texts. */
const METHOD: Readonly<Record<Language, MethodWords>> = {
  en: methodInEnglish,
  'zh-Hant': methodInTraditional,
  'zh-Hans': methodInSimplified,
};

/** Each clause can be linked to. */
export function MethodClauses() {
  const { groups, clauses } = METHOD[toLanguage(useTranslation().i18n.language)];
  return keysOf(CLAUSE_GROUPS).map((group) => (
    <section key={group} aria-labelledby={`method-${group}`}>
      <h3 id={`method-${group}`} className={classes.group}>
        {groups[group]}
      </h3>
      {CLAUSE_GROUPS[group].map((code) => (
        <ClauseText key={code} code={code} clause={clauses[code]} />
      ))}
    </section>
  ));
}

function ClauseText({ code, clause }: { readonly code: ClauseCode; readonly clause: Clause }) {
  const { title, text, formula } = clause;
  const { hash, key } = useLocation();
  const isTarget = hash === `#${code}`;
  const article = useRef<HTMLElement>(null);
  // The page loads after the address is set, so the browser cannot scroll to the clause itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click scrolls to the clause again
  useEffect(() => {
    if (!isTarget) return;
    article.current?.scrollIntoView({ block: 'start' });
    article.current?.focus({ preventScroll: true });
  }, [isTarget, key]);
  return (
    <article ref={article} id={code} tabIndex={-1} className={classes.clause} data-asked={isTarget || undefined}>
      <h4>
        <span className={classes.code}>{code}</span> {title}
      </h4>
      <p>
        <LinkedText text={text} />
      </p>
      {formula !== '' && (
        <p className={classes.formula}>
          <LinkedText text={formula} />
        </p>
      )}
    </article>
  );
}

/** Turns the clause codes in a text into links, because clauses cite each other. */
function LinkedText({ text }: { readonly text: string }) {
  return splitAtCodes(text).map(({ offset, text: part, isCode }) =>
    isCode ? (
      <a key={offset} href={`#${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

interface TextSegment {
  readonly offset: number;
  readonly text: string;
  readonly isCode: boolean;
}

/** Splits a text of the method into clause codes and the text between them. */
export function splitAtCodes(text: string): readonly TextSegment[] {
  let end = 0;
  return text.split(/(M-\d\d)/).map((part, index) => {
    const offset = end;
    end += part.length;
    return { offset, text: part, isCode: index % 2 === 1 };
  });
}
