import { Checkbox, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './activity-tree.module.css';
import { ActivityTreeView } from './activity-tree-view.tsx';
import { listActivities, type ZoneNode } from './programme-tree.ts';

interface ActivityTreeProps {
  readonly tree: readonly ZoneNode[];
  readonly selectedId: number;
  readonly onSelect: (taskId: number) => void;
}

/** Zones, construction works and activities with their marks. One Tab stop; arrows and letters move inside. */
export const ActivityTree = memo(function ActivityTree({ tree, selectedId, onSelect }: ActivityTreeProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [isOnlyUnfinished, setOnlyUnfinished] = useState(false);
  const activities = useMemo(() => listActivities(tree), [tree]);
  const done = activities.filter(({ isComplete }) => isComplete).length;
  return (
    <div className={classes.side}>
      <div className={classes.tools}>
        <TextInput
          aria-label={t('equipment.treeFilter')}
          placeholder={t('equipment.treeFilter')}
          leftSection={<IconSearch size={14} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <div className={classes.filter}>
          <Checkbox
            size="xs"
            label={t('equipment.onlyUnfinished')}
            checked={isOnlyUnfinished}
            onChange={(event) => setOnlyUnfinished(event.currentTarget.checked)}
          />
          <span title={t('equipment.finishedOf', { done, count: activities.length })}>
            {t('equipment.finishedShort', { done, count: activities.length })}
          </span>
        </div>
      </div>
      <ActivityTreeView
        tree={tree}
        search={useDeferredValue(search)}
        isOnlyUnfinished={isOnlyUnfinished}
        selectedId={selectedId}
        onSelect={onSelect}
      />
    </div>
  );
});
