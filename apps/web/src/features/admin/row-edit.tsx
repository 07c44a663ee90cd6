import { Button, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLayer } from '../../ui/dialogs/escape-stack.ts';
import admin from './admin.module.css';

interface ReasonCellsProps {
  readonly label: string;
  readonly placeholder: string;
  readonly maxLength: number;
  /** The label of the button that submits. */
  readonly action: string;
  readonly isComplete?: boolean;
  readonly isPending: boolean;
  readonly onSubmit: (reason: string) => void;
  readonly onClose: () => void;
}

/** The last two cells of a row whose change requires a reason. Enter saves, Escape cancels. */
export function ReasonCells(props: ReasonCellsProps) {
  const { label, placeholder, maxLength, action, isComplete = true, isPending, onSubmit, onClose } = props;
  const [reason, setReason] = useState('');
  useLayer(true, { onEscape: onClose, isModal: false });
  const isReady = isComplete && reason.trim() !== '';
  const submit = () => isReady && onSubmit(reason);
  return (
    <>
      <td>
        <TextInput
          size="xs"
          autoFocus
          aria-label={label}
          placeholder={placeholder}
          maxLength={maxLength}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && submit()}
        />
      </td>
      <td>
        <EditButtons action={action} isReady={isReady} isPending={isPending} onSubmit={submit} onClose={onClose} />
      </td>
    </>
  );
}

interface EditButtonsProps {
  readonly action: string;
  readonly isReady?: boolean;
  readonly isPending: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** The buttons of a row that is being edited. */
export function EditButtons({ action, isReady = true, isPending, onSubmit, onClose }: EditButtonsProps) {
  const { t } = useTranslation();
  return (
    <span className={admin.buttons}>
      <Button size="compact-xs" disabled={!isReady} loading={isPending} onClick={onSubmit}>
        {action}
      </Button>
      <Button size="compact-xs" variant="default" onClick={onClose}>
        {t('admin.cancel')}
      </Button>
    </span>
  );
}

/** Only from a field: Enter on a button triggers that button. */
export function submitOnEnter(event: KeyboardEvent, submit: () => void): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) submit();
}
