import { Button } from '@mantine/core';
import type { OrganisationMember, OrganisationProject } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { projectTitle } from '../../lib/format.ts';
import { AppModal } from '../../ui/dialogs/app-modal.tsx';
import { keyboardScroll } from '../../ui/focus/keyboard-scroll.ts';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import { companyProjectsQuery } from './member-calls.ts';
import classes from './members.module.css';
import { ProjectTeam } from './project-team.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

type ProjectAction = { readonly kind: 'transfer' | 'team'; readonly project: OrganisationProject };

/** A company Admin can transfer projects and manage their teams without being a member (Q19, Q140). */
export function CompanyProjects({ members }: { readonly members: readonly OrganisationMember[] }) {
  const { t } = useTranslation();
  const projects = useQuery(companyProjectsQuery);
  const [action, setAction] = useState<ProjectAction | null>(null);
  const close = () => setAction(null);
  return (
    <section className={classes.section} aria-labelledby="company-projects-title">
      <h3 id="company-projects-title" className={classes.heading}>
        {t('members.companyProjects.title')}
      </h3>
      <QueryState query={projects} />
      {projects.data?.length === 0 && <EmptyState title={t('members.companyProjects.empty')} />}
      {projects.data && projects.data.length > 0 && <ProjectRows projects={projects.data} onAction={setAction} />}
      {action?.kind === 'transfer' && <TransferDialog project={action.project} members={members} onClose={close} />}
      {action?.kind === 'team' && (
        <AppModal
          isOpen
          title={t('members.companyProjects.teamOf', { title: projectTitle(action.project) })}
          width={560}
          onClose={close}
        >
          <ProjectTeam projectId={action.project.id} />
        </AppModal>
      )}
    </section>
  );
}

interface ProjectRowsProps {
  readonly projects: readonly OrganisationProject[];
  readonly onAction: (action: ProjectAction) => void;
}

function ProjectRows({ projects, onAction }: ProjectRowsProps) {
  const { t } = useTranslation();
  return (
    <section {...keyboardScroll} className={classes.projects} aria-label={t('members.companyProjects.title')}>
      <ul className={classes.plain}>
        {projects.map((project) => (
          <ProjectRow key={project.id} project={project} onAction={onAction} />
        ))}
      </ul>
    </section>
  );
}

interface ProjectRowProps {
  readonly project: OrganisationProject;
  readonly onAction: (action: ProjectAction) => void;
}

function ProjectRow({ project, onAction }: ProjectRowProps) {
  const { t } = useTranslation();
  const title = projectTitle(project);
  return (
    <li className={classes.project}>
      <strong title={title}>{title}</strong>
      <small>{t('members.companyProjects.ownedBy', { name: project.ownerName })}</small>
      <Button
        size="compact-xs"
        variant="default"
        aria-label={t('members.companyProjects.manageNamed', { title })}
        onClick={() => onAction({ kind: 'team', project })}
      >
        {t('members.companyProjects.manage')}
      </Button>
      <Button
        size="compact-xs"
        variant="default"
        aria-label={t('members.companyProjects.transferNamed', { title })}
        onClick={() => onAction({ kind: 'transfer', project })}
      >
        {t('members.companyProjects.transfer')}
      </Button>
    </li>
  );
}
