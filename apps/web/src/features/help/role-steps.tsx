import { useTranslation } from 'react-i18next';
import classes from './help.module.css';
import type { HelpRole } from './help-role.ts';

/** In the order of the work. */
const steps = {
  reviewer: ['find', 'read', 'check', 'comment', 'decide', 'lookBack'],
  administrator: ['overview', 'registrations', 'districts', 'users', 'equipment', 'statistics'],
} as const;

/** What a reviewer or an administrator does, step by step. */
export function RoleSteps({ role }: { readonly role: Exclude<HelpRole, 'contractor'> }) {
  const { t } = useTranslation();
  const texts = role === 'reviewer' ? steps.reviewer.map(reviewerStep) : steps.administrator.map(administratorStep);
  return (
    <ol className={classes.steps}>
      {texts.map(({ title, text }) => (
        <li key={title}>
          <h3>{t(title)}</h3>
          <p>{t(text)}</p>
        </li>
      ))}
    </ol>
  );
}

const reviewerStep = (step: (typeof steps.reviewer)[number]) =>
  ({
    title: `guideRoles.reviewer.steps.${step}.title`,
    text: `guideRoles.reviewer.steps.${step}.text`,
  }) as const;

const administratorStep = (step: (typeof steps.administrator)[number]) =>
  ({
    title: `guideRoles.administrator.steps.${step}.title`,
    text: `guideRoles.administrator.steps.${step}.text`,
  }) as const;
