import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppModal } from './app-modal.tsx';

interface ConflictModalProps {
  /** Who changed what, and when. */
  readonly text: string;
  readonly width: number;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
  /** The differences. */
  readonly children?: ReactNode;
}

/** Another user saved in the meantime: lets the user choose between the two versions or decide later (U23). */
export function ConflictModal({ text, width, onKeepMine, onTakeTheirs, onClose, children }: ConflictModalProps) {
  const { t } = useTranslation();
  return (
    <AppModal isOpen title={t('editor.conflict.title')} onClose={onClose} width={width}>
      <Text size="sm">{text}</Text>
      {children}
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('editor.conflict.later')}
        </Button>
        <Button variant="default" onClick={onTakeTheirs}>
          {t('editor.conflict.takeTheirs')}
        </Button>
        <Button variant="default" onClick={onKeepMine}>
          {t('editor.conflict.keepMine')}
        </Button>
      </Group>
    </AppModal>
  );
}
