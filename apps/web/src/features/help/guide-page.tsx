import { useTranslation } from 'react-i18next';
import { useConfiguration } from '../../session/use-configuration.ts';
import classes from './help.module.css';
import { HelpFrame } from './help-frame.tsx';

const steps = ['registration', 'signIn', 'project', 'equipment', 'calculation', 'mitigation', 'report'] as const;

export function GuidePage() {
  const { t } = useTranslation();
  const version = useConfiguration().data?.version;
  return (
    <HelpFrame title={t('accounts.help.title')}>
      <p>{t('accounts.help.intro')}</p>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`accounts.help.steps.${step}.title`)}</h3>
            <p>{t(`accounts.help.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <h3>{t('accounts.help.contactTitle')}</h3>
      <p>{t('accounts.help.contact')}</p>
      {version && <p className={classes.version}>{t('accounts.help.version', { version })}</p>}
    </HelpFrame>
  );
}
