import { useTranslation } from 'react-i18next';
import { type CaseLook, caseSymbol } from '../../../map/styles/case-styles.ts';
import classes from './on-map.module.css';

const order: readonly CaseLook[] = ['waiting', 'returned', 'approved', 'closed'];
const SAMPLE_DAYS = 12;

/** Explains the symbols that are on the map. */
export function CaseLegend({ looks }: { readonly looks: readonly CaseLook[] }) {
  const { t } = useTranslation();
  return (
    <section className={classes.legend} aria-label={t('inbox.legend.title')}>
      <ul>
        {order
          .filter((look) => looks.includes(look))
          .map((look) => (
            <li key={look}>
              {look === 'waiting' ? (
                <span className={classes.disc} aria-hidden="true">
                  {SAMPLE_DAYS}
                </span>
              ) : (
                <img src={caseSymbol(look)} width={22} height={22} alt="" />
              )}
              {t(`inbox.legend.${look}`)}
            </li>
          ))}
      </ul>
    </section>
  );
}
