import type { CurrentUser, Organisation } from '@quietsite/contracts';
import { canManageOrganisation } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/use-session.ts';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import { CompanyProjects } from './company-projects.tsx';
import { Invitations } from './invitations.tsx';
import { organisationQuery } from './member-calls.ts';
import classes from './members.module.css';
import { OrganisationTable } from './organisation-table.tsx';

export function OrganisationTab() {
  const { t } = useTranslation();
  const user = useSession().data?.user;
  const organisation = useQuery(organisationQuery);
  if (!user || !organisation.data) return <QueryState query={organisation} />;
  const { company } = organisation.data;
  if (company === null) {
    return <EmptyState title={t('members.organisation.noCompany')} hint={t('members.organisation.noCompanyHint')} />;
  }
  return <Company user={user} company={company} organisation={organisation.data} />;
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
