import { useTranslation } from 'react-i18next';
import { formatInstantMinute } from '../../lib/format.ts';
import classes from './inbox.module.css';

const keys = [
  { id: 'move', shown: ['J', 'K'] },
  { id: 'open', shown: ['Enter'] },
  { id: 'assign', shown: ['A'] },
  { id: 'map', shown: ['M'] },
] as const;
const mapKeys = [{ id: 'back', shown: ['M'] }] as const;
const HELP = '?';

interface DeskFootProps {
  readonly found: number;
  /** All cases of the tab. */
  readonly total: number;
  /** The list's keyboard shortcuts do not work on the map. */
  readonly isOnMap: boolean;
  readonly updatedAt: number;
  readonly isStale: boolean;
  readonly onHelp: () => void;
  readonly onRetry: () => void;
}

/** The list's keyboard shortcuts, the number of matches, and the time of the last update. */
export function DeskFoot({ found, total, isOnMap, updatedAt, isStale, onHelp, onRetry }: DeskFootProps) {
  const { t } = useTranslation();
  const time = formatInstantMinute(new Date(updatedAt).toISOString()).slice(-5);
  return (
    <div className={classes.foot}>
      <ul className={classes.footKeys} aria-hidden="true">
        {(isOnMap ? mapKeys : keys).map(({ id, shown }) => (
          <li key={id}>
            {shown.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
            {t(`inbox.key.${id}`)}
          </li>
        ))}
      </ul>
      <button type="button" className={classes.footButton} data-help onClick={onHelp}>
        <kbd>{HELP}</kbd>
        {t('inbox.key.all')}
      </button>
      <p className={classes.found}>
        <span role="status">
          {found === total ? t('inbox.found', { count: found }) : t('inbox.foundOf', { found, total })}
        </span>
        {!isStale && <span>{t('inbox.updated', { time })}</span>}
      </p>
      {isStale && (
        <p className={classes.stale} role="alert">
          {t('inbox.notRenewed', { time })}
          <button type="button" className={classes.footButton} onClick={onRetry}>
            {t('action.retry')}
          </button>
        </p>
      )}
    </div>
  );
}
