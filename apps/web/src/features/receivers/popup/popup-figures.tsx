import type { Verdict } from '@quietsite/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLevel } from '../../../lib/format.ts';
import type { ShownVerdict } from '../../../lib/shown-verdict.ts';
import { useIsRestricted } from '../../../project/equipment/restricted-hours.tsx';
import { BorderlineIcon } from '../../../ui/borderline-icon.tsx';
import type { JudgedLevel } from './popup-model.ts';
import classes from './receiver-popup.module.css';

export function ConclusionMark({ conclusion }: { readonly conclusion: ShownVerdict }) {
  if (conclusion === 'borderline') return <BorderlineIcon size={15} />;
  return (
    <svg width="14" height="14" aria-hidden="true">
      {conclusion === 'exceed' ? (
        <rect x="3" y="3" width="8" height="8" transform="rotate(45 7 7)" fill="currentColor" />
      ) : (
        <circle cx="7" cy="7" r="5" fill="currentColor" />
      )}
    </svg>
  );
}

export function Fact({ label, value }: { readonly label: string; readonly value: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

export const signs = {
  satisfies: 'popup.signWithin',
  borderline: 'verdict.borderline',
  exceeds: 'popup.signAbove',
} as const;

interface LevelProps {
  readonly level: JudgedLevel;
  /** Shows the derivation. */
  readonly onExplain?: () => void;
}

export function Level({ level, onExplain }: LevelProps) {
  const { t } = useTranslation();
  const { text, verdict } = level;
  if (text === formatLevel(null)) return text;
  const figure = (
    <span className={verdict === null ? undefined : classes[verdict]}>
      {t('popup.level', { level: text })}
      {verdict !== null && <small>{t(signs[verdict])}</small>}
    </span>
  );
  return onExplain ? <DerivationLink onExplain={onExplain}>{figure}</DerivationLink> : figure;
}

interface DerivationLinkProps {
  readonly onExplain: () => void;
  /** The link's title, if the figure links to a part of the derivation. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** A level with a link to its derivation. */
export function DerivationLink({ onExplain, title, children }: DerivationLinkProps) {
  const { t } = useTranslation();
  return (
    <button type="button" className={classes.explained} title={title ?? t('derivation.open')} onClick={onExplain}>
      {children}
    </button>
  );
}

/** Qualifies the verdict if equipment works in the evening or at night (Q148). */
export function RestrictedNote({ verdict }: { readonly verdict: Verdict | null }) {
  const { t } = useTranslation();
  if (!useIsRestricted() || verdict === null || verdict === 'exceeds') return null;
  return (
    <p className={classes.note}>
      {t(verdict === 'satisfies' ? 'restricted.byDay' : 'restricted.notAssessed')} {t('restricted.notice')}
    </p>
  );
}
