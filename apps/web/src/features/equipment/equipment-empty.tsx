import { Button, Group } from '@mantine/core';
import { defaultEntries } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '../../lib/routes.ts';
import { worksQuery } from '../../session/catalogue-queries.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { showSuccess } from '../../ui/dialogs/toasts.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { addMissingDefaults } from './missing-defaults.ts';
import type { ActivityNode } from './tree/programme-tree.ts';
import type { EquipmentEditing } from './use-equipment-editing.ts';

/** Without activities there is nothing to assign equipment to. */
export function NoTasks({ isReadonly }: { readonly isReadonly: boolean }) {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  if (isReadonly) return <EmptyState title={t('equipment.noTasks')} hint={t('equipment.noTasksReadonly')} />;
  return (
    <EmptyState title={t('equipment.noTasks')} hint={t('equipment.noTasksHint')}>
      <Button onClick={() => navigate(`${routes.editProject}?activeIndex=2`)}>{t('equipment.toSchedule')}</Button>
    </EmptyState>
  );
}

interface NoRowsProps {
  readonly activity: ActivityNode;
  readonly editing: EquipmentEditing;
  readonly onSearch: () => void;
}

/** Offers the next steps as buttons, including the usual equipment if the catalogue has it (EQUIP-19). */
export function NoRows({ activity, editing, onSearch }: NoRowsProps) {
  const { t } = useTranslation();
  const { hasUsual, addUsual } = useUsualRows(activity, editing);
  const { count, addAll } = useMissingDefaults(editing);
  if (editing.isReadonly) return <EmptyState title={t('equipment.noRows')} hint={t('equipment.noRowsReadonly')} />;
  return (
    <EmptyState title={t('equipment.noRows')} hint={t('equipment.noRowsHint')}>
      <Group gap="xs" justify="center">
        {hasUsual && <Button onClick={addUsual}>{t('equipment.addDefaults')}</Button>}
        {count > (hasUsual ? 1 : 0) && (
          <Button variant="default" onClick={addAll}>
            {t('equipment.addDefaultsToAll', { count })}
          </Button>
        )}
        <Button variant={hasUsual ? 'default' : 'filled'} onClick={onSearch}>
          {t('equipment.search')}
        </Button>
      </Group>
    </EmptyState>
  );
}

/** The catalogue's usual equipment for the activity. Ids are assigned when it is added. */
export function useUsualRows({ task }: ActivityNode, { items, nextId, changeRows }: EquipmentEditing) {
  const works = useQuery(worksQuery()).data;
  const listUsual = (firstId: number) => (works ? defaultEntries(task, works, items, firstId) : []);
  return {
    hasUsual: useMemo(() => (works ? defaultEntries(task, works, items, -1).length > 0 : false), [task, works, items]),
    addUsual: () => changeRows(task.id, (rows) => [...rows, ...listUsual(nextId())]),
  };
}

/** Adds the usual equipment to every activity that has none, as one undo step (EQUIP-64). */
function useMissingDefaults({ activities, items, nextId, changeMany }: EquipmentEditing) {
  const { t } = useTranslation();
  const works = useQuery(worksQuery()).data;
  const listMissing = (firstId: number) => addMissingDefaults({ activities, works, items, firstId });
  return {
    count: useMemo(
      () => addMissingDefaults({ activities, works, items, firstId: -1 }).size,
      [activities, works, items],
    ),
    addAll: () => {
      const added = listMissing(nextId());
      changeMany(added);
      const text = t('equipment.defaultsAdded', { count: added.size });
      showSuccess({ id: 'defaults-added', title: t('equipment.defaultsAddedTitle'), text });
    },
  };
}
