import { IconCircleCheckFilled, IconPencilMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './equipment.module.css';
import type { ActivityNode, ZoneNode } from './programme-tree.ts';

interface ActivityTreeProps {
  readonly tree: readonly ZoneNode[];
  readonly selectedId: number | null;
  readonly onSelect: (taskId: number) => void;
}

/** Nested lists with buttons: short enough to tab through, and read out with their levels. */
export function ActivityTree({ tree, selectedId, onSelect }: ActivityTreeProps) {
  const { t } = useTranslation();
  return (
    <nav className={classes.tree} aria-label={t('equipment.tree')}>
      <ul>
        {tree.map((zone) => (
          <li key={zone.id}>
            <div className={classes.zone}>{zone.name}</div>
            <ul>
              {zone.works.map((work) => (
                <li key={work.name}>
                  <div className={classes.work}>
                    <span>{work.name}</span>
                    <CompletionIcon isComplete={work.isComplete} />
                  </div>
                  <ul>
                    {work.activities.map((activity) => (
                      <ActivityItem
                        key={activity.task.id}
                        activity={activity}
                        isSelected={activity.task.id === selectedId}
                        onSelect={onSelect}
                      />
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ActivityItemProps {
  readonly activity: ActivityNode;
  readonly isSelected: boolean;
  readonly onSelect: (taskId: number) => void;
}

function ActivityItem({ activity, isSelected, onSelect }: ActivityItemProps) {
  return (
    <li>
      <button
        type="button"
        className={classes.activity}
        aria-current={isSelected || undefined}
        title={activity.task.name}
        onClick={() => onSelect(activity.task.id)}
      >
        <span>{activity.task.name}</span>
        <CompletionIcon isComplete={activity.isComplete} />
      </button>
    </li>
  );
}

function CompletionIcon({ isComplete }: { readonly isComplete: boolean }) {
  const { t } = useTranslation();
  return isComplete ? (
    <IconCircleCheckFilled
      size={15}
      className={classes.complete ?? ''}
      aria-label={t('equipment.complete')}
      role="img"
    />
  ) : (
    <IconPencilMinus size={15} className={classes.incomplete ?? ''} aria-label={t('equipment.incomplete')} role="img" />
  );
}
