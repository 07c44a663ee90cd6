import { ActionIcon, Button, Menu } from '@mantine/core';
import type { ProjectSummary } from '@quietsite/contracts';
import { canArchiveProject, canCopyProject, canDeleteProject, canReadProject } from '@quietsite/domain';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { projectTitle } from '../../../lib/format.ts';
import { useSession } from '../../../session/use-session.ts';
import { AppMenu } from '../../../ui/app-menu.tsx';
import classes from './projects.module.css';
import type { OpeningGoal } from './use-opening.ts';

export type RowAction = 'details' | 'version' | 'project' | 'archive' | 'delete';

/** What the rows and cards of the list need in addition to their project. */
export interface RowHandlers {
  readonly openId: number | null;
  readonly openingId: number | null;
  /** Without a goal the project opens on the map. */
  readonly onOpen: (project: ProjectSummary, goal?: OpeningGoal) => void;
  readonly onAction: (project: ProjectSummary, action: RowAction) => void;
}

interface RowActionsProps {
  readonly project: ProjectSummary;
  readonly isOpen: boolean;
  readonly isOpening: boolean;
  readonly onOpen: () => void;
  readonly onAction: (action: RowAction) => void;
}

/** Open is a button, everything else a menu. Actions the user may not perform are hidden (PROJ-11, PROJ-12). */
export function RowActions({ project, isOpen, isOpening, onOpen, onAction }: RowActionsProps) {
  const { t } = useTranslation();
  const name = projectTitle(project);
  return (
    <span className={classes.actions}>
      <Button
        size="compact-xs"
        variant={isOpen ? 'light' : 'default'}
        aria-label={t('projects.openNamed', { name })}
        data-open={project.id}
        loading={isOpening}
        onClick={onOpen}
      >
        {t('action.open')}
      </Button>
      <RowMenu project={project} onAction={onAction} />
    </span>
  );
}

interface RowMenuProps {
  readonly project: ProjectSummary;
  readonly onAction: (action: RowAction) => void;
}

export function RowMenu({ project, onAction }: RowMenuProps) {
  const { t } = useTranslation();
  const user = useSession().data?.user;
  const label = t('editor.actionsFor', { name: projectTitle(project) });
  const canRead = user !== undefined && canReadProject(user, project.access);
  const canCopy = user !== undefined && canCopyProject(user, project.access);
  const canArchive = user !== undefined && canArchiveProject(user, project.access);
  const canDelete = user !== undefined && canDeleteProject(user, project.access);
  if (!canRead) return null;
  return (
    <AppMenu
      side="end"
      width={190}
      target={
        <ActionIcon size={26} aria-label={label} data-actions={project.id}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      }
    >
      <Menu.Item data-autofocus onClick={() => onAction('details')}>
        {t('editor.details')}
      </Menu.Item>
      {canCopy && <Menu.Item onClick={() => onAction('version')}>{t('editor.saveAsVersion')}</Menu.Item>}
      {canCopy && <Menu.Item onClick={() => onAction('project')}>{t('editor.saveAsProject')}</Menu.Item>}
      {canArchive && (
        <Menu.Item onClick={() => onAction('archive')}>
          {t(project.isArchived ? 'home.archive.undo' : 'home.archive.do')}
        </Menu.Item>
      )}
      {canDelete && (
        <>
          <Menu.Divider />
          <Menu.Item color="signal" onClick={() => onAction('delete')}>
            {t('editor.delete')}
          </Menu.Item>
        </>
      )}
    </AppMenu>
  );
}
