import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AppModal } from '../../../ui/dialogs/app-modal.tsx';
import type { OpeningMode, Refusal } from './use-opening.ts';

interface RefusalDialogProps {
  readonly refusal: Refusal;
  readonly onOpen: (mode: OpeningMode) => void;
  readonly onClose: () => void;
}

/** A project open elsewhere can be viewed. The user's own other session can be taken over (Q46). */
export function RefusalDialog({ refusal: { project, lease }, onOpen, onClose }: RefusalDialogProps) {
  const { t } = useTranslation();
  const name = lease.openedBy ?? t('editor.lease.somebody');
  return (
    <AppModal
      isOpen
      title={t('editor.lease.refusalTitle')}
      onClose={onClose}
      width={480}
      focusAfter={`[data-open="${project.id}"]`}
    >
      <Text size="sm">
        {lease.isOwnElsewhere ? t('editor.lease.ownElsewhere') : t('editor.lease.locked', { name })}
      </Text>
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('editor.cancel')}
        </Button>
        <Button
          variant={lease.isOwnElsewhere ? 'default' : 'filled'}
          data-autofocus={!lease.isOwnElsewhere || undefined}
          onClick={() => onOpen('view')}
        >
          {t('editor.openReadOnly')}
        </Button>
        {lease.isOwnElsewhere && (
          <Button data-autofocus onClick={() => onOpen('takeOver')}>
            {t('editor.lease.takeOver')}
          </Button>
        )}
      </Group>
    </AppModal>
  );
}
