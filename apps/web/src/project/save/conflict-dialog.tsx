import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstantMinute } from '../../lib/format.ts';
import { AppModal } from '../../ui/dialogs/app-modal.tsx';
import type { Author } from './project-part.ts';

interface ConflictDialogProps {
  readonly conflict:
    | (Author & { readonly keepMine: () => void; readonly takeTheirs: () => void; readonly close: () => void })
    | null;
  /** Writes the sentence with who changed what, and when. */
  readonly describe: (who: { readonly name: string; readonly at: string }) => string;
  readonly width?: number;
  /** The differences. */
  readonly children?: ReactNode;
}

/** Another user saved in the meantime: lets the user choose between the two versions or decide later (U23). */
export function ConflictDialog({ conflict, describe, width = 520, children }: ConflictDialogProps) {
  const { t } = useTranslation();
  if (!conflict) return null;
  const { by, at, close, takeTheirs, keepMine } = conflict;
  const who = { name: by ?? t('editor.conflict.somebody'), at: at === null ? '' : formatInstantMinute(at) };
  return (
    <AppModal isOpen title={t('editor.conflict.title')} onClose={close} width={width}>
      <Text size="sm">{describe(who)}</Text>
      {children}
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" onClick={close} data-autofocus>
          {t('editor.conflict.later')}
        </Button>
        <Button variant="default" onClick={takeTheirs}>
          {t('editor.conflict.takeTheirs')}
        </Button>
        <Button variant="default" onClick={keepMine}>
          {t('editor.conflict.keepMine')}
        </Button>
      </Group>
    </AppModal>
  );
}
