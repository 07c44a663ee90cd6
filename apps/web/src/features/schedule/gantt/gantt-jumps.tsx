import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowBarToLeft, IconCalendarEvent } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../schedule.module.css';

/** Where the chart should scroll to. A new object each time. */
export interface GanttJump {
  readonly to: 'first' | 'today';
}

/** Jump buttons, because a chart may span years. */
export function GanttJumps({ onJump }: { readonly onJump: (jump: GanttJump) => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.jumps}>
      <JumpButton label={t('gantt.first')} onClick={() => onJump({ to: 'first' })}>
        <IconArrowBarToLeft size={16} aria-hidden />
      </JumpButton>
      <JumpButton label={t('gantt.today')} onClick={() => onJump({ to: 'today' })}>
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
      <ActionIcon size={28} variant="default" aria-label={label} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
