import { VisuallyHidden } from '@mantine/core';
import { type Configuration, type GuideStep, guideSteps } from '@quietsite/contracts';
import type { ClauseCode } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { toLanguage } from '../../lib/languages.ts';
import { projectPath, routes } from '../../lib/routes.ts';
import { ApiLink } from '../../session/api-link.tsx';
import { TourButton } from '../../session/tour/tour-button.tsx';
import { useConfiguration } from '../../session/use-configuration.ts';
import { useOpenProjectId } from '../../session/use-open-project.ts';
import { useSession } from '../../session/use-session.ts';
import pictures from './guide-pictures.json' with { type: 'json' };
import classes from './help.module.css';
import { HelpFrame } from './help-frame.tsx';
import { helpRoleOf } from './help-role.ts';
import { RoleSteps } from './role-steps.tsx';

/** A clause cited on many screens. */
const EXAMPLE_CLAUSE: ClauseCode = 'M-60';

export function GuidePage() {
  const { t } = useTranslation();
  const user = useSession().data?.user;
  const isSignedIn = user !== undefined;
  const role = helpRoleOf(user);
  const { version, help } = useConfiguration().data ?? {};
  return (
    <HelpFrame title={t('accounts.help.title')}>
      {role === 'contractor' ? (
        <p>{t('accounts.help.intro')}</p>
      ) : (
        <>
          <p>{t(`guideRoles.${role}.intro`)}</p>
          {isSignedIn && <TourButton />}
          <RoleSteps role={role} />
          <h3>{t('guideRoles.contractors')}</h3>
        </>
      )}
      {isSignedIn && role === 'contractor' && <TourButton />}
      <ol className={classes.steps}>
        {guideSteps.map((step) => (
          <li key={step}>
            <h3>{t(`accounts.help.steps.${step}.title`)}</h3>
            <p>{t(`accounts.help.steps.${step}.text`)}</p>
            <GuidePicture step={step} />
            <TutorialLink step={step} address={help?.tutorials[step]} />
          </li>
        ))}
      </ol>
      <h3>{t('accounts.help.contactTitle')}</h3>
      <Contact email={help?.contactEmail ?? null} />
      <h3>{t('method.title')}</h3>
      <p>
        {t('method.guide', { code: EXAMPLE_CLAUSE })}{' '}
        <Link to={projectPath(routes.method, useOpenProjectId())}>{t('method.title')}</Link>
      </p>
      <h3>{t('apiDocs.title')}</h3>
      <p>
        {t('apiDocs.guide')} <ApiLink />
      </p>
      {version && <p className={classes.version}>{t('accounts.help.version', { version })}</p>}
    </HelpFrame>
  );
}

interface TutorialLinkProps {
  readonly step: GuideStep;
  readonly address: string | undefined;
}

/** Not shown if the operator has configured no video for the step (Q133). */
function TutorialLink({ step, address }: TutorialLinkProps) {
  const { t } = useTranslation();
  if (!address) return null;
  const topic = t(`accounts.help.steps.${step}.title`);
  return (
    <a className={classes.tutorial} href={address} target="_blank" rel="noopener noreferrer">
      {t('accounts.help.tutorial', { topic })}
    </a>
  );
}

function Contact({ email }: { readonly email: Configuration['help']['contactEmail'] }) {
  const { t } = useTranslation();
  return (
    <p>
      {t('accounts.help.contact')}
      {email && (
        <>
          {' '}
          <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
    </p>
  );
}

/**
 * A screenshot in the user's language. `pnpm guide:pictures` takes it, and a journey detects when it is out of date.
 */
function GuidePicture({ step }: { readonly step: GuideStep }) {
  const { t, i18n } = useTranslation();
  const { width, height } = pictures[step];
  const source = `/guide/${step}.${toLanguage(i18n.language)}.webp`;
  return (
    <a className={classes.picture} href={source} target="_blank" rel="noopener">
      <img src={source} width={width} height={height} loading="lazy" alt={t(`accounts.help.steps.${step}.picture`)} />
      <VisuallyHidden>{t('accounts.help.larger')}</VisuallyHidden>
    </a>
  );
}
