import { Button, Group, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppModal } from '../ui/dialogs/app-modal.tsx';

const MAX_REASON_LENGTH = 500;

interface RejectionDialogProps {
  readonly title: string;
  /** Names the applicant and states the consequences. */
  readonly text: string;
  readonly onReject: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before rejecting a registration, and for the reason that the applicant reads. */
export function RejectionDialog({ title, text, onReject, onClose }: RejectionDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  return (
    <AppModal isOpen title={title} onClose={onClose}>
      <Text size="sm">{text}</Text>
      <Textarea
        mt="sm"
        label={t('accounts.rejection.reason')}
        description={t('accounts.rejection.reasonHint')}
        inputWrapperOrder={['label', 'input', 'description']}
        maxLength={MAX_REASON_LENGTH}
        rows={3}
        data-autofocus
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('action.no')}
        </Button>
        <Button
          onClick={() => {
            onClose();
            onReject(reason.trim());
          }}
        >
          {t('action.yes')}
        </Button>
      </Group>
    </AppModal>
  );
}
