import { Menu, Tooltip, UnstyledButton } from '@mantine/core';
import type { ReviewCase } from '@quietsite/contracts';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { projectTitle } from '../../../lib/format.ts';
import { AppMenu } from '../../../ui/app-menu.tsx';
import { initialsOf, type Officer } from '../officers.ts';
import classes from './case-row.module.css';

interface AssignMenuProps {
  readonly one: ReviewCase;
  /** Officers to whom the reader may assign the case, the reader first. */
  readonly officers: readonly Officer[];
  readonly readerId: number;
  readonly onAssign: (officer: Officer | null) => void;
}

/** The assigned officer. Clicking offers the officers of the district. */
export function AssignMenu({ one, officers, readerId, onAssign }: AssignMenuProps) {
  const { t } = useTranslation();
  const { assignee } = one;
  if (officers.length === 0) return assignee ? <Holder name={assignee.name} /> : null;
  const name = projectTitle(one);
  const label = assignee
    ? t('inbox.assign.heldBy', { name, officer: assignee.name })
    : t('inbox.assign.doNamed', { name });
  return (
    <AppMenu
      side="end"
      target={
        <UnstyledButton
          className={classes.assign}
          data-assign
          data-held={assignee !== null || undefined}
          data-mine={assignee?.id === readerId || undefined}
          aria-label={label}
          title={assignee ? t('inbox.assign.assignedTo', { officer: assignee.name }) : undefined}
        >
          {assignee ? initialsOf(assignee.name) : t('inbox.assign.do')}
        </UnstyledButton>
      }
    >
      {officers.map((officer, index) => (
        <Menu.Item
          key={officer.id}
          data-autofocus={index === 0 || undefined}
          aria-current={officer.id === assignee?.id || undefined}
          rightSection={officer.id === assignee?.id && <IconCheck size={14} aria-hidden />}
          onClick={() => onAssign(officer)}
        >
          {officer.id === readerId ? t('inbox.assign.me') : officer.name}
        </Menu.Item>
      ))}
      {assignee && <Menu.Divider />}
      {assignee && <Menu.Item onClick={() => onAssign(null)}>{t('inbox.assign.nobody')}</Menu.Item>}
    </AppMenu>
  );
}

/** An assignee whom the reader cannot replace. */
function Holder({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const label = t('inbox.assign.assignedTo', { officer: name });
  return (
    <Tooltip label={label}>
      <span className={classes.holder} role="img" aria-label={label}>
        {initialsOf(name)}
      </span>
    </Tooltip>
  );
}
