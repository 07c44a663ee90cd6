import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../focus/focus-return.ts';
import { usePageMark } from '../page-mark.ts';
import classes from './app-modal.module.css';
import { useLayer } from './escape-stack.ts';

interface AppModalProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly width?: number;
  /** What it shows is shown once: a slip of the pointer must not close it. */
  readonly isKeptOpen?: boolean;
  /** Selector of what takes the focus afterwards when the opener is no longer there. */
  readonly focusAfter?: string;
  readonly children: ReactNode;
}

/** The one true modal: focus trap and scrim by Mantine, Escape by us. */
export function AppModal(props: AppModalProps) {
  const { isOpen, title, onClose, width = 440, isKeptOpen = false, focusAfter, children } = props;
  const { t } = useTranslation();
  useFocusReturn(isOpen, focusAfter);
  useLayer(isOpen, { onEscape: onClose, isModal: true });
  usePageMark('modal', isOpen);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      size={width}
      closeOnClickOutside={!isKeptOpen}
      closeButtonProps={{ 'aria-label': t('action.close') }}
      classNames={{ header: classes.header ?? '', title: classes.title ?? '', body: classes.body ?? '' }}
    >
      {children}
    </Modal>
  );
}
