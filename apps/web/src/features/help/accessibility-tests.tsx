import { useTranslation } from 'react-i18next';
import { accessibilityChecks } from './accessibility-checks.ts';
import classes from './help.module.css';

const { axe, areas } = accessibilityChecks;
const [small, size] = axe.sizes;
const LIMITS = ['screenReader', 'people', 'browser', 'map', 'charts', 'pdf', 'language'] as const;

const count = (key: 'screens' | 'keyboard') => areas.reduce((total, area) => total + area[key].length, 0);

/** What was and was not tested, taken from the tests themselves. */
export function AccessibilityTests() {
  const { t } = useTranslation();
  const figures = { version: axe.version, rules: axe.ruleCount, tags: axe.tags.join(', '), size, small };
  return (
    <>
      <h3>{t('statement.tested')}</h3>
      <p>{t('statement.axe', { ...figures, screens: count('screens'), room: axe.roomRules.join(', ') })}</p>
      <p>{t('statement.keyboard', { count: count('keyboard') })}</p>
      <AreaTable />
      <TestNames of="screens" title={t('statement.screenNames')} />
      <TestNames of="keyboard" title={t('statement.journeyNames')} />
      <h3>{t('statement.untested')}</h3>
      <ul className={classes.limits}>
        {LIMITS.map((limit) => (
          <li key={limit}>{t(`statement.limits.${limit}`, { width: Number.parseInt(small, 10) })}</li>
        ))}
      </ul>
    </>
  );
}

function AreaTable() {
  const { t } = useTranslation();
  return (
    <table className={classes.areas}>
      <caption>{t('statement.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('statement.part')}</th>
          <th scope="col">{t('statement.screens')}</th>
          <th scope="col">{t('statement.journeys')}</th>
        </tr>
      </thead>
      <tbody>
        {areas.map(({ area, screens, keyboard }) => (
          <tr key={area}>
            <th scope="row">{t(`statement.areas.${area}`)}</th>
            <td>{screens.length}</td>
            <td>{keyboard.length}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface TestNamesProps {
  readonly of: 'screens' | 'keyboard';
  readonly title: string;
}

function TestNames({ of, title }: TestNamesProps) {
  const { t } = useTranslation();
  const areasWithTests = areas.filter((area) => area[of].length > 0);
  return (
    <details className={classes.names}>
      <summary>{title}</summary>
      <p>{t('statement.names')}</p>
      <dl>
        {areasWithTests.map(({ area, [of]: names }) => (
          <div key={area}>
            <dt>{t(`statement.areas.${area}`)}</dt>
            <dd lang="en">{names.join('; ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
