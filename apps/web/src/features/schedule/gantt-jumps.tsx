import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowBarToLeft, IconCalendarEvent } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './gantt.module.css';

/** A chart of years is scrolled far. */
export function GanttJumps({ onToday, onFirst }: { readonly onToday: () => void; readonly onFirst: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.jumps}>
      <JumpButton label={t('gantt.first')} onClick={onFirst}>
        <IconArrowBarToLeft size={16} aria-hidden />
      </JumpButton>
      <JumpButton label={t('gantt.today')} onClick={onToday}>
        <IconCalendarEvent size={16} aria-hidden />
      </JumpButton>
    </div>
  );
}

interface JumpButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function JumpButton({ label, onClick, children }: JumpButtonProps) {
  return (
    <Tooltip label={label} openDelay={400}>
      <ActionIcon size={26} variant="default" aria-label={label} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
