import { Button, Group, Tabs } from '@mantine/core';
import type { CurrentUser, ProjectSummary } from '@quietsite/contracts';
import { canCreateProject, canListSubmittedProjects, canReadProject } from '@quietsite/domain';
import { IconPlus } from '@tabler/icons-react';
import i18next from 'i18next';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { projectTitle } from '../../../lib/format.ts';
import { projectPath, routes } from '../../../lib/routes.ts';
import type { ProjectListName } from '../../../session/project-queries.ts';
import { useOpenProjectId } from '../../../session/use-open-project.ts';
import { useSession } from '../../../session/use-session.ts';
import { StageDialog } from '../../../ui/dialogs/stage-dialog.tsx';
import { failureReference, failureText } from '../../../ui/failure-text.ts';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import { DraftOffer } from '../editor/draft-offer.tsx';
import { ListPanel } from './list-panel.tsx';
import classes from './projects.module.css';
import { RefusalDialog } from './refusal-dialog.tsx';
import type { RowAction } from './row-actions.tsx';
import { useOpening } from './use-opening.ts';

const DeletedDialog = lazyComponent(async () => (await import('./deleted-dialog.tsx')).DeletedDialog);
const RowDialog = lazyComponent(async () => (await import('./row-dialog.tsx')).RowDialog);

interface ProjectListProps {
  /** The authority's view of a project it returned. Only the project's team can open the project itself. */
  readonly renderReturned: (project: ProjectSummary, onClose: () => void) => ReactNode;
}

export function ProjectList({ renderReturned }: ProjectListProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const openId = useOpenProjectId();
  const user = useSession().data?.user;
  const [chosen, setChosen] = useState<{ readonly project: ProjectSummary; readonly action: RowAction } | null>(null);
  const [returned, setReturned] = useState<ProjectSummary | null>(null);
  const [isDeletedShown, setDeletedShown] = useState(false);
  const opening = useOpening();
  const { refusal, dismissRefusal, open } = opening;
  const openRow = (project: ProjectSummary) =>
    user && !canReadProject(user, project.access) ? setReturned(project) : void open(project);
  const close = () => void navigate(projectPath(routes.home, openId));
  return (
    <>
      <StageDialog title={t('projects.title')} onClose={close} width={960} focusAfter="[data-menu='openProject']">
        <Notices failure={opening.failure} />
        <DraftOffer />
        <ProjectTabs
          openingId={opening.openingId}
          onOpen={openRow}
          onAction={(project, action) => setChosen({ project, action })}
        />
        <Group justify="space-between" mt="md">
          {user && canCreateProject(user) ? (
            <Button leftSection={<IconPlus size={15} aria-hidden />} onClick={() => void navigate(routes.editProject)}>
              {t('editor.newProject')}
            </Button>
          ) : (
            <span />
          )}
          <Group gap="xs">
            {user && user.userType !== 'admin' && (
              <Button variant="subtle" data-deleted onClick={() => setDeletedShown(true)}>
                {t('editor.deleted.title')}
              </Button>
            )}
            <Button variant="default" onClick={close}>
              {t('action.close')}
            </Button>
          </Group>
        </Group>
      </StageDialog>
      {chosen && (
        <Suspense>
          <RowDialog project={chosen.project} action={chosen.action} onClose={() => setChosen(null)} />
        </Suspense>
      )}
      {isDeletedShown && (
        <Suspense>
          <DeletedDialog onClose={() => setDeletedShown(false)} />
        </Suspense>
      )}
      {returned && renderReturned(returned, () => setReturned(null))}
      {refusal && (
        <RefusalDialog refusal={refusal} onOpen={(mode) => void open(refusal.project, mode)} onClose={dismissRefusal} />
      )}
    </>
  );
}

interface ProjectTabsProps {
  readonly openingId: number | null;
  readonly onOpen: (project: ProjectSummary) => void;
  readonly onAction: (project: ProjectSummary, action: RowAction) => void;
}

function ProjectTabs(props: ProjectTabsProps) {
  const { t } = useTranslation();
  const user = useSession().data?.user;
  const [parameters, setParameters] = useSearchParams();
  const tabs = user ? listProjectTabs(user) : [];
  const active = tabs.find(({ list }) => list === parameters.get('list')) ?? findFirstTab(tabs);
  const change = (list: string | null) => {
    const next = new URLSearchParams(parameters);
    if (list) next.set('list', list);
    setParameters(next, { replace: true });
  };
  if (!active) return null;
  return (
    <Tabs value={active.list} onChange={change} keepMounted={false}>
      <Tabs.List className={classes.tabs ?? ''} aria-label={t('projects.list')}>
        {tabs.map(({ list, label }) => (
          <Tabs.Tab key={list} value={list}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ list }) => (
        <Tabs.Panel key={list} value={list}>
          <ListPanel list={list} {...props} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** Why a project is not open: it was deleted, or the attempt failed. */
function Notices({ failure }: { readonly failure: ReturnType<typeof useOpening>['failure'] }) {
  const { t } = useTranslation();
  const isProjectGone = readIsProjectGone(useLocation().state);
  if (failure) {
    return (
      <p className={classes.gone} role="alert">
        <strong>{t('editor.notOpened', { name: projectTitle(failure.project) })}.</strong> {failureText(failure.error)}{' '}
        {failureReference(failure.error)}
      </p>
    );
  }
  if (!isProjectGone) return null;
  return (
    <p className={classes.gone} role="alert">
      {t('failure.projectGone')}
    </p>
  );
}

/** Set by the route guard when a project cannot be opened. */
function readIsProjectGone(state: unknown): boolean {
  return (state as { readonly isProjectGone?: unknown } | null)?.isProjectGone === true;
}

interface ProjectTab {
  readonly list: ProjectListName;
  readonly label: string;
}

/** Own projects for everyone except administrators, the authority's list for its staff (PROJ-03 to PROJ-06). */
export function listProjectTabs(user: CurrentUser): readonly ProjectTab[] {
  const own: ProjectTab = { list: 'own', label: i18next.t('editor.tabOwn') };
  const submitted: ProjectTab = { list: 'authority', label: i18next.t('editor.tabSubmitted') };
  const district: ProjectTab = { list: 'authority', label: i18next.t('editor.tabDistrict') };
  if (user.userType === 'admin') return [submitted];
  return canListSubmittedProjects(user) ? [own, district] : [own];
}

/** Reviewers start with the projects to review. */
export const findFirstTab = (tabs: readonly ProjectTab[]): ProjectTab | undefined =>
  tabs.find(({ list }) => list === 'authority') ?? tabs[0];
