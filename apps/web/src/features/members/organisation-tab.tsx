import { Button } from '@mantine/core';
import type { CurrentUser, Organisation } from '@quietsite/contracts';
import { type Account, canListSubmittedProjects, canManageOrganisation, canUseAdminPortal } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { routes } from '../../lib/routes.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { useSession } from '../../session/use-session.ts';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import { CompanyProjects } from './company-projects.tsx';
import { Invitations } from './invitations.tsx';
import { organisationQuery } from './member-calls.ts';
import classes from './members.module.css';
import { OrganisationTable } from './organisation-table.tsx';

export function OrganisationTab() {
  const user = useSession().data?.user;
  const organisation = useQuery(organisationQuery);
  if (!user || !organisation.data) return <QueryState query={organisation} />;
  const { company } = organisation.data;
  if (company === null) return <NoCompany user={user} />;
  return <Company user={user} company={company} organisation={organisation.data} />;
}

/** Officers and administrators have no company, so this page directs them elsewhere. */
function NoCompany({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const place = placeWithoutCompany(user);
  return (
    <EmptyState
      title={t('members.organisation.noCompany')}
      hint={t(`members.organisation.noCompanyHint.${place?.role ?? 'contractor'}`)}
    >
      {place && <Button onClick={() => navigate(place.path)}>{t(`members.organisation.${place.name}`)}</Button>}
    </EmptyState>
  );
}

/** Where users without a company find people and plans; null for contractors. */
export function placeWithoutCompany(user: Account) {
  if (canUseAdminPortal(user))
    return { role: 'administrator', name: 'allUsers', path: `${routes.admin}?tab=users` } as const;
  if (canListSubmittedProjects(user))
    return { role: 'reviewer', name: 'submittedProjects', path: routes.projects } as const;
  return null;
}

interface CompanyProps {
  readonly user: CurrentUser;
  readonly company: string;
  readonly organisation: Organisation;
}

function Company({ user, company, organisation }: CompanyProps) {
  const { t } = useTranslation();
  const isManager = canManageOrganisation(user);
  return (
    <>
      <h3 className={classes.heading}>{t('members.organisation.company', { company })}</h3>
      <OrganisationTable user={user} members={organisation.members} />
      {isManager && <Invitations invitations={organisation.invitations} />}
      {isManager && <CompanyProjects members={organisation.members} />}
    </>
  );
}
