import type { AutomaticCheck, AutomaticCheckName, ReviewTarget } from '@quietsite/domain';
import { IconCheck, IconEye, IconMinus } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '../../../lib/routes.ts';
import classes from './brief.module.css';
import { PlaceLink } from './place-link.tsx';

const icons = { passed: IconCheck, look: IconEye, unused: IconMinus };

/** Where a reviewer finds the subject of a check that names no single place. */
const pages: Readonly<Record<AutomaticCheckName, string>> = {
  levelsOfInputs: routes.review,
  compulsoryIncluded: `${routes.report}?section=compliance`,
  exceedancesExplained: `${routes.report}?section=compliance`,
  figuresProved: routes.equipment,
  soundPowersUsual: routes.equipment,
  onTimeUsual: routes.equipment,
  measuresInOrder: `${routes.mitigation}/1`,
  activitiesEquipped: routes.equipment,
  daysUnrestricted: `${routes.editProject}?activeIndex=2`,
  answersGiven: `${routes.report}?section=permits`,
  movesSmall: `${routes.report}?section=history`,
  schoolDates: `${routes.report}?section=compliance`,
  exemptions: `${routes.report}?section=compliance`,
  blankFacades: `${routes.report}?section=compliance`,
  temporaryBarriers: `${routes.editProject}?activeIndex=1&window=screening`,
  neighboursCounted: routes.neighbours,
  siteApart: routes.home,
  barrierHeights: `${routes.report}?section=measures`,
  documentHashes: routes.review,
};

type Place = readonly [path: string, receiverId?: number];

function pathTo(target: ReviewTarget): Place {
  switch (target.kind) {
    case 'receiver':
      return [routes.review, target.pointId];
    case 'row':
      return [`${routes.equipment}?activity=${target.taskId}&row=${target.rowId}`];
    case 'activity':
      return [`${routes.equipment}?activity=${target.taskId}`];
  }
}

export const pathOf = ({ name, targets: [first] }: AutomaticCheck): Place => (first ? pathTo(first) : [pages[name]]);

/** Checks that need attention come first. Icon and word show the result, not colour alone. */
const order = ['look', 'passed', 'unused'] as const;

export function CheckList({ checks }: { readonly checks: readonly AutomaticCheck[] }) {
  return (
    <ul>
      {order.flatMap((result) =>
        checks.filter((check) => check.result === result).map((check) => <Check key={check.name} check={check} />),
      )}
    </ul>
  );
}

function Check({ check }: { readonly check: AutomaticCheck }) {
  const { t } = useTranslation();
  const { name, result } = check;
  const Icon = icons[result];
  const [path, receiverId] = pathOf(check);
  return (
    <li className={classes.check ?? ''} data-result={result}>
      <Icon size={16} aria-hidden />
      <span>
        <PlaceLink path={path} receiverId={receiverId}>
          {t(`brief.check.${name}.title`)}
        </PlaceLink>
        {t('brief.colon')}
        <span className={classes.result}>{nameResult(t, check)}</span>
      </span>
      <span className={classes.note}>{result === 'look' ? <Found check={check} /> : sentenceOf(t, check)}</span>
    </li>
  );
}

/** 'Answers: 3 missing'. */
function nameResult(t: TFunction, { name, result, count }: AutomaticCheck): string {
  if (result === 'unused') return t('brief.unused');
  return t(`brief.check.${name}.${result === 'passed' ? 'ok' : 'found'}`, { count });
}

const sentenceOf = (t: TFunction, { name, result }: AutomaticCheck): string =>
  t(`brief.check.${name}.${result === 'unused' ? 'unused' : 'passed'}`);

/** What the check found; each item links to its place. */
function Found({ check: { name, count, names, targets } }: { readonly check: AutomaticCheck }) {
  const { t } = useTranslation();
  const more = count - names.length;
  return (
    <>
      {t(`brief.check.${name}.look`)}{' '}
      {names.map((one, index) => (
        // Several can have the same name.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Fragment key={index}>
          {index > 0 && t('review.comparison.between')}
          <FoundName name={name === 'answersGiven' ? nameAnswer(t, one) : one} target={targets[index]} />
        </Fragment>
      ))}
      {more > 0 && t('brief.andMore', { count: more })}
    </>
  );
}

function FoundName({ name, target }: { readonly name: string; readonly target: ReviewTarget | undefined }) {
  const { t } = useTranslation();
  if (!target) return name;
  const [path, receiverId] = pathTo(target);
  return (
    <PlaceLink path={path} receiverId={receiverId} label={t('review.goTo', { name })}>
      {name}
    </PlaceLink>
  );
}

const answers = ['assessment', 'permits', 'monitoring', 'signatures'] as const;

const nameAnswer = (t: TFunction, name: string): string => {
  const answer = answers.find((known) => known === name);
  return answer ? t(`report.sections.${answer}`) : name;
};
