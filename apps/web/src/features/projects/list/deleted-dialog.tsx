import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DeletedProjects } from '../../../session/deleted-projects.tsx';
import { AppModal } from '../../../ui/dialogs/app-modal.tsx';
import classes from './projects.module.css';

/** The user's deleted projects, which can be restored within a year (Q151). */
export function DeletedDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <AppModal isOpen title={t('editor.deleted.title')} width={820} focusAfter="[data-deleted]" onClose={onClose}>
      <p className={classes.hint}>{t('editor.deleted.hint')}</p>
      <div className={classes.deleted}>
        <DeletedProjects />
      </div>
      <Group justify="flex-end" mt="md">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('action.close')}
        </Button>
      </Group>
    </AppModal>
  );
}
