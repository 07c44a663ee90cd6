import { IconChevronDown, IconChevronRight, IconCircleCheckFilled, IconPencil } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { TREE_LINE_HEIGHT, type TreeLine } from './activity-lines.ts';
import classes from './activity-tree.module.css';

interface ActivityLineProps {
  readonly line: TreeLine;
  /** Index among the lines. */
  readonly at: number;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly onAct: ((taskId: number) => void) | ((key: string) => void);
  readonly onFocus: (key: string) => void;
}

/** Rerenders only lines that changed. */
export const ActivityLine = memo(PlainLine, isSameLine);

function isSameLine(one: ActivityLineProps, other: ActivityLineProps): boolean {
  const fields = ['key', 'name', 'isComplete', 'isOpen', 'position', 'siblings'] as const;
  return (
    one.at === other.at &&
    one.isSelected === other.isSelected &&
    one.isTabStop === other.isTabStop &&
    one.onAct === other.onAct &&
    one.line.activity?.rows.length === other.line.activity?.rows.length &&
    fields.every((field) => one.line[field] === other.line[field])
  );
}

function PlainLine({ line, at, isSelected, isTabStop, onAct, onFocus }: ActivityLineProps) {
  const { t } = useTranslation();
  const { key, level, name, isOpen, activity } = line;
  const act = () => {
    if (activity) (onAct as (taskId: number) => void)(activity.task.id);
    else if (isOpen !== null) (onAct as (key: string) => void)(key);
  };
  const count = activity?.rows.length ?? 0;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys
    <div
      className={classes.line}
      style={{ top: at * TREE_LINE_HEIGHT }}
      role="treeitem"
      data-key={key}
      data-level={level}
      aria-level={level}
      aria-posinset={line.position}
      aria-setsize={line.siblings}
      aria-expanded={isOpen ?? undefined}
      aria-selected={activity ? isSelected : undefined}
      tabIndex={isTabStop ? 0 : -1}
      title={name}
      onClick={act}
      onFocus={() => onFocus(key)}
    >
      {isOpen !== null && <Chevron isOpen={isOpen} />}
      <span className={classes.name}>{name}</span>
      {count > 0 && (
        <span className={classes.count} title={t('equipment.rowCount', { count })}>
          {count}
        </span>
      )}
      {(activity || isOpen !== null) && <CompletionIcon isComplete={line.isComplete} />}
    </div>
  );
}

function Chevron({ isOpen }: { readonly isOpen: boolean }) {
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  return <Icon size={13} className={classes.chevron ?? ''} aria-hidden />;
}

function CompletionIcon({ isComplete }: { readonly isComplete: boolean }) {
  const { t } = useTranslation();
  const Icon = isComplete ? IconCircleCheckFilled : IconPencil;
  return (
    <Icon
      size={15}
      className={(isComplete ? classes.complete : classes.incomplete) ?? ''}
      aria-label={t(isComplete ? 'equipment.complete' : 'equipment.incomplete')}
      role="img"
    />
  );
}
