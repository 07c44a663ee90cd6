import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageFocus } from '../focus/focus-page.ts';
import classes from './panel.module.css';

interface PanelHeadProps {
  readonly titleId: string;
  readonly title: string;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  readonly onClose: () => void;
}

export function PanelHead({ titleId, title, note, actions, onClose }: PanelHeadProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  usePageFocus(heading);
  return (
    <div className={classes.head}>
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {note && <div className={classes.note}>{note}</div>}
      <div className={classes.space} />
      {actions}
      <ActionIcon aria-label={t('action.close')} onClick={onClose}>
        <IconX size={17} aria-hidden />
      </ActionIcon>
    </div>
  );
}

export function PanelTag({ children }: { readonly children: ReactNode }) {
  return <span className={classes.tag}>{children}</span>;
}
