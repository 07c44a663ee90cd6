import { Tooltip } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { keyboardScroll } from '../../../ui/focus/keyboard-scroll.ts';
import classes from './projects.module.css';

/** Shows who has the project open, also to keyboard and screen reader users (PROJ-16). */
export function Lock({ openedBy }: { readonly openedBy: string }) {
  const { t } = useTranslation();
  const label = t('editor.openedBy', { name: openedBy });
  return (
    <Tooltip label={label} position="top-start" events={{ hover: true, focus: true, touch: true }}>
      <span {...keyboardScroll} className={classes.lock} role="img" aria-label={label}>
        <IconLock size={14} aria-hidden />
      </span>
    </Tooltip>
  );
}
