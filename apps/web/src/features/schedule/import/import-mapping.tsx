import { ActionIcon } from '@mantine/core';
import { type GroupTarget, MAX_WORK_NAME_LENGTH, type ProgrammeGroup } from '@quietsite/domain';
import { IconAlertTriangle, IconArrowBarDown } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './import.module.css';
import { applyBelow, type ImportZone, isOpenGroup, targetOf } from './import-plan.ts';
import { type ImportColumn, ImportTable } from './import-table.tsx';

interface ImportMappingProps {
  readonly groups: readonly ProgrammeGroup[];
  readonly zones: readonly ImportZone[];
  readonly chosen: ReadonlyMap<string, GroupTarget>;
  readonly onChange: (chosen: ReadonlyMap<string, GroupTarget>) => void;
}

/** Maps the groups of a programme to zones and works of this project. */
export function ImportMapping({ groups, zones, chosen, onChange }: ImportMappingProps) {
  const { t } = useTranslation();
  const columns = useMemo<readonly ImportColumn[]>(
    () => [
      { id: 'path', title: t('programmeImport.mapping.path') },
      { id: 'count', title: t('programmeImport.mapping.count'), width: 90, isNumeric: true },
      { id: 'zone', title: t('programmeImport.mapping.zone'), width: 210 },
      { id: 'work', title: t('programmeImport.mapping.work'), width: 260 },
    ],
    [t],
  );
  const cells = (index: number) => {
    const group = groups[index];
    if (!group) return null;
    return (
      <MappingCells
        group={group}
        zones={zones}
        target={targetOf(group, chosen)}
        isOpen={isOpenGroup(group, chosen)}
        onTarget={(target) => onChange(new Map([...chosen, [group.key, target]]))}
        onBelow={index < groups.length - 1 ? () => onChange(applyBelow(groups, chosen, index)) : null}
      />
    );
  };
  return (
    <ImportTable
      label={t('programmeImport.mapping.table')}
      columns={columns}
      count={groups.length}
      keyOf={(index) => groups[index]?.key ?? ''}
      cells={cells}
      rowKind={(index) => {
        const group = groups[index];
        return group && isOpenGroup(group, chosen) ? 'open' : undefined;
      }}
      maxHeight={262}
    />
  );
}

interface MappingCellsProps {
  readonly group: ProgrammeGroup;
  readonly zones: readonly ImportZone[];
  readonly target: GroupTarget;
  readonly isOpen: boolean;
  readonly onTarget: (target: GroupTarget) => void;
  readonly onBelow: (() => void) | null;
}

function MappingCells({ group, zones, target, isOpen, onTarget, onBelow }: MappingCellsProps) {
  const { t } = useTranslation();
  const path = group.path.join(' › ') || t('programmeImport.mapping.top');
  return (
    <>
      <td title={path}>
        <div className={classes.path}>
          {isOpen && <IconAlertTriangle size={14} role="img" aria-label={t('programmeImport.mapping.unmapped')} />}
          <bdi>{path}</bdi>
        </div>
      </td>
      <td data-numeric>{group.tasks.length}</td>
      <td>
        <ZoneChoice path={path} zones={zones} target={target} onTarget={onTarget} onBelow={onBelow} />
      </td>
      <td>
        <input
          aria-label={t('programmeImport.mapping.workOf', { path })}
          value={target.constructionWork}
          maxLength={MAX_WORK_NAME_LENGTH}
          disabled={target.zoneId === null}
          onChange={({ currentTarget: { value } }) => onTarget({ ...target, constructionWork: value })}
        />
      </td>
    </>
  );
}

interface ZoneChoiceProps extends Pick<MappingCellsProps, 'zones' | 'target' | 'onTarget' | 'onBelow'> {
  readonly path: string;
}

/** Native, because a programme can have hundreds of groups. */
function ZoneChoice({ path, zones, target, onTarget, onBelow }: ZoneChoiceProps) {
  const { t } = useTranslation();
  const leaveOut = t('programmeImport.mapping.leaveOut');
  const zone = zones.find(({ id }) => id === target.zoneId)?.name ?? leaveOut;
  return (
    <div className={classes.zone}>
      <select
        aria-label={t('programmeImport.mapping.zoneOf', { path })}
        value={target.zoneId ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onTarget({ ...target, zoneId: value === '' ? null : Number(value) })
        }
      >
        <option value="">{leaveOut}</option>
        {zones.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {onBelow && (
        <ActionIcon
          size={24}
          aria-label={t('programmeImport.mapping.belowOf', { zone, path })}
          title={t('programmeImport.mapping.below')}
          onClick={onBelow}
        >
          <IconArrowBarDown size={15} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}
