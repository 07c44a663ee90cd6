import type { AutomaticCheck, AutomaticCheckName } from '@quietsite/domain';
import { IconCheck, IconEye, IconMinus } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { routes } from '../../../lib/routes.ts';
import classes from './brief.module.css';
import { PlaceLink } from './place-link.tsx';

const icons = { passed: IconCheck, look: IconEye, unused: IconMinus };

/** Where a reviewer sees what a check is about, if it names no single place. */
const pages: Readonly<Record<AutomaticCheckName, string>> = {
  levelsOfInputs: routes.review,
  compulsoryIncluded: `${routes.report}?section=compliance`,
  exceedancesExplained: `${routes.report}?section=compliance`,
  figuresProved: routes.equipment,
  soundPowersUsual: routes.equipment,
  onTimeUsual: routes.equipment,
  measuresInOrder: `${routes.mitigation}/1`,
  activitiesEquipped: routes.equipment,
  answersGiven: `${routes.report}?section=permits`,
  movesSmall: `${routes.report}?section=history`,
  schoolDates: `${routes.report}?section=compliance`,
  neighboursCounted: routes.neighbours,
  barrierHeights: `${routes.report}?section=measures`,
  documentHashes: routes.review,
};

export function pathOf({ name, target }: AutomaticCheck): readonly [path: string, receiverId?: number] {
  if (target?.kind === 'receiver') return [routes.review, target.pointId];
  if (target?.kind === 'row') return [`${routes.equipment}?activity=${target.taskId}&row=${target.rowId}`];
  if (target?.kind === 'activity') return [`${routes.equipment}?activity=${target.taskId}`];
  return [pages[name]];
}

/** What needs a look comes first. Sign and word tell the result, not the colour alone. */
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
      <PlaceLink path={path} receiverId={receiverId}>
        {t(`brief.check.${name}.title`)}
      </PlaceLink>
      <span className={classes.result}>{t(`brief.result.${result}`)}</span>
      <span className={classes.note}>{sentenceOf(t, check)}</span>
    </li>
  );
}

/** One sentence: what was looked at, or which need a look. */
function sentenceOf(t: TFunction, { name, result, count, names }: AutomaticCheck): string {
  if (result === 'unused') return t(`brief.check.${name}.unused`);
  if (result === 'passed') return t(`brief.check.${name}.passed`, { count });
  const shown = name === 'answersGiven' ? names.map((answer) => nameAnswer(t, answer)) : names;
  const more = count - names.length;
  const list = shown.join(', ');
  return `${t(`brief.check.${name}.look`, { count })} ${more > 0 ? t('brief.andMore', { names: list, count: more }) : list}`;
}

const answers = ['assessment', 'permits', 'monitoring', 'signatures'] as const;

const nameAnswer = (t: TFunction, name: string): string => {
  const answer = answers.find((known) => known === name);
  return answer ? t(`report.sections.${answer}`) : name;
};
