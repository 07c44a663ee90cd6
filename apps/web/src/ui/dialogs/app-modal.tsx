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
  /** For content that is shown only once: an accidental click must not close it. */
  readonly isKeptOpen?: boolean;
  /** Selector of the element that takes the focus afterwards if the opener no longer exists. */
  readonly focusAfter?: string;
  readonly children: ReactNode;
}

/** The only true modal: Mantine handles the focus trap and overlay, our code handles Escape. */
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
