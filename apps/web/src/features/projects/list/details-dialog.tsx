import { Button, Group } from '@mantine/core';
import type { ProjectSummary } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { projectQuery } from '../../../session/project-queries.ts';
import { AppModal } from '../../../ui/dialogs/app-modal.tsx';
import { keyboardScroll } from '../../../ui/focus/keyboard-scroll.ts';
import { QueryState } from '../../../ui/states.tsx';
import { ProjectFields } from '../information/project-fields.tsx';
import classes from './projects.module.css';

interface DetailsDialogProps {
  readonly project: ProjectSummary;
  readonly onClose: () => void;
}

/** 'Project Info' of a row, without opening the project (PROJ-09, Q45). */
export function DetailsDialog({ project, onClose }: DetailsDialogProps) {
  const { t } = useTranslation();
  const details = useQuery(projectQuery(project.id));
  return (
    <AppModal
      isOpen
      title={t('info.title')}
      onClose={onClose}
      width={600}
      focusAfter={`[data-actions="${project.id}"]`}
    >
      <section {...keyboardScroll} className={classes.details} aria-label={t('info.title')}>
        <QueryState query={details} />
        {details.data && <ProjectFields project={details.data} />}
      </section>
      <Group justify="flex-end" mt="md">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('action.close')}
        </Button>
      </Group>
    </AppModal>
  );
}
