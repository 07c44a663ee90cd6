import { ActionIcon, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUndoKeys } from './focus/undo-keys.ts';

interface Undoable {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
}

interface UndoButtonsProps {
  readonly draft: Undoable;
  /** False while something else handles the keys, such as a sketch. */
  readonly areKeysActive?: boolean;
}

/** Undo and redo, by button and by key. */
export function UndoButtons({ draft, areKeysActive = true }: UndoButtonsProps) {
  const { t } = useTranslation();
  const [announcement, setAnnouncement] = useState('');
  const undo = () => {
    draft.undo();
    setAnnouncement(t('siteDetail.undone'));
  };
  const redo = () => {
    draft.redo();
    setAnnouncement(t('siteDetail.redone'));
  };
  useUndoKeys(areKeysActive, { undo: () => draft.canUndo && undo(), redo: () => draft.canRedo && redo() });
  return (
    <>
      <StepButton label={t('siteDetail.undo')} keys="Ctrl+Z" isDisabled={!draft.canUndo} onClick={undo}>
        <IconArrowBackUp size={16} aria-hidden />
      </StepButton>
      <StepButton label={t('siteDetail.redo')} keys="Ctrl+Shift+Z" isDisabled={!draft.canRedo} onClick={redo}>
        <IconArrowForwardUp size={16} aria-hidden />
      </StepButton>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly keys: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function StepButton({ label, keys, isDisabled, onClick, children }: StepButtonProps) {
  return (
    <Tooltip label={`${label} (${keys})`} openDelay={400}>
      <ActionIcon size={30} variant="default" aria-label={label} disabled={isDisabled} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
