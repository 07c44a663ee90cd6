import type { DayString, Explanation } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { DerivationLink, signs } from './popup-figures.tsx';
import type { PopupSection } from './popup-model.ts';
import classes from './receiver-popup.module.css';

const titles = { mitigated: 'popup.sectionMitigated', unmitigated: 'popup.sectionUnmitigated' } as const;

interface PopupSectionsProps {
  readonly sections: readonly PopupSection[];
  /** Activity names by id. */
  readonly names: ReadonlyMap<number, string>;
  readonly onExplain: (day: DayString, run: Explanation['run']) => void;
}

/** Activity codes with their total levels, in a Mitigated and an Un-Mitigated section. */
export function PopupSections({ sections, names, onExplain }: PopupSectionsProps) {
  const { t } = useTranslation();
  return (
    <table className={classes.codes}>
      <thead>
        <tr>
          <th scope="col">{t('popup.taskCode')}</th>
          <th scope="col">{t('popup.day')}</th>
          <th scope="col">{t('popup.totalCnl')}</th>
        </tr>
      </thead>
      {sections.map(({ id, entries }) => (
        <tbody key={id}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              {t(titles[id])}
            </th>
          </tr>
          {entries.length === 0 && (
            <tr>
              <td colSpan={3}>{t('popup.noCombination')}</td>
            </tr>
          )}
          {entries.map(({ key, code, day, level }) => (
            <tr key={key}>
              <td>
                {code}
                <small className={classes.names}>{namesOf(key, names)}</small>
              </td>
              <td>{day}</td>
              <td className={classes[level.verdict ?? 'satisfies']}>
                <DerivationLink onExplain={() => onExplain(day, id)}>
                  {level.text}
                  <span className={classes.sign}>{t(signs[level.verdict ?? 'satisfies'])}</span>
                </DerivationLink>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** The activities of a combination by its key, zoneId-taskId joined by '+' (M-41). Deleted activities are left out. */
export function namesOf(key: string, names: ReadonlyMap<number, string>): string {
  const found = key.split('+').flatMap((part) => names.get(Number(part.split('-')[1])) ?? []);
  return [...new Set(found)].join(' + ');
}
