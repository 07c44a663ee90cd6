import { Button } from '@mantine/core';
import { canCreateProject, canReadProject } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { projectTitle } from '../../../lib/format.ts';
import { caseFilePath, projectPath, routes } from '../../../lib/routes.ts';
import { projectListQuery } from '../../../session/project-queries.ts';
import { useOpenProjectId } from '../../../session/use-open-project.ts';
import { useSession } from '../../../session/use-session.ts';
import { failureReference, failureText } from '../../../ui/failure-text.ts';
import { keyboardScroll } from '../../../ui/focus/keyboard-scroll.ts';
import { lazyComponent, lazyFirstComponent } from '../../../ui/lazy-component.ts';
import { FullStage } from '../../../ui/panels/full-stage.tsx';
import { SidePanel } from '../../../ui/panels/side-panel.tsx';
import { DraftOffer } from '../editor/draft-offer.tsx';
import { useListAddress } from './list-address.ts';
import { ListTabs, listProjectTabs } from './list-tabs.tsx';
import { NewProjectButton } from './new-project-button.tsx';
import classes from './projects.module.css';
import { RefusalDialog } from './refusal-dialog.tsx';
import type { RowHandlers } from './row-actions.tsx';
import { useArchiving } from './use-archiving.ts';
import { useOpening } from './use-opening.ts';

const DeletedDialog = lazyComponent(async () => (await import('./deleted-dialog.tsx')).DeletedDialog);
const HomeNews = lazyFirstComponent(async () => (await import('../news/home-news.tsx')).HomeNews);
const RowDialog = lazyComponent(async () => (await import('./row-dialog.tsx')).RowDialog);

/** The page of all projects. Closing it leads to the map. */
export function ProjectList() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const openId = useOpenProjectId();
  const user = useSession().data?.user;
  const [chosen, setChosen] = useState<Pick<ComponentProps<typeof RowDialog>, 'project' | 'action'> | null>(null);
  const [isDeletedShown, setDeletedShown] = useState(false);
  const opening = useOpening();
  const archive = useArchiving();
  const { refusal, dismissRefusal, open } = opening;
  const { view } = useListAddress('own').address;
  const own = useQuery({ ...projectListQuery('own'), enabled: false }).data;
  const openNews: ComponentProps<typeof HomeNews>['onOpen'] = (projectId, goal) => {
    const project = own?.find(({ id }) => id === projectId);
    if (project) void open(project, { goal });
  };
  // Only its team can open a returned project; the authority has the submission.
  const openRow: RowHandlers['onOpen'] = (project, goal) =>
    void (user && !canReadProject(user, project.access)
      ? navigate(caseFilePath(project.id))
      : open(project, goal && { goal }));
  if (!user) return null;
  const lists = listProjectTabs(user);
  const isHome = lists.length === 1 && lists[0]?.list === 'own';
  // Next to the map there is room only for the list.
  const hasNews = isHome && view !== 'map';
  const Frame = isHome && view === 'map' ? SidePanel : FullStage;
  return (
    <>
      <Frame
        title={t('projects.list')}
        note={lists.length === 1 && [lists[0]?.label, user.company].filter(Boolean).join(', ')}
        actions={canCreateProject(user) && <NewProjectButton />}
        onClose={() => void navigate(projectPath(routes.home, openId))}
      >
        <div {...keyboardScroll} className={classes.page} data-beside-map={Frame === SidePanel || undefined}>
          <Notices failure={opening.failure} />
          <DraftOffer />
          <ListTabs
            lists={lists}
            openingId={opening.openingId}
            onOpen={openRow}
            onAction={(project, action) => (action === 'archive' ? archive(project) : setChosen({ project, action }))}
            beside={
              hasNews && (
                <Suspense>
                  <HomeNews onOpen={openNews} />
                </Suspense>
              )
            }
          />
          {user.userType !== 'admin' && (
            <Button variant="subtle" data-deleted onClick={() => setDeletedShown(true)}>
              {t('editor.deleted.title')}
            </Button>
          )}
        </div>
      </Frame>
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
      {refusal && (
        <RefusalDialog
          refusal={refusal}
          onOpen={(mode) => void open(refusal.project, { mode, goal: refusal.goal })}
          onClose={dismissRefusal}
        />
      )}
    </>
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
