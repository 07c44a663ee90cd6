import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconRotateClockwise } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCriterion } from '../../../lib/format.ts';
import { useMapCommands } from '../../../map/view/map-commands.tsx';
import { KindSelect } from '../kind-select.tsx';
import { NumberCell } from '../number-cell.tsx';
import classes from './buildings.module.css';
import type { ReceiverKind } from './buildings-draft.ts';
import { type BuildingRow, type RowState, subjectOf } from './buildings-rows.ts';
import { readCriterion } from './buildings-tools.tsx';
import type { Buildings } from './use-buildings.ts';

export const NO_VALUE = '-';

export const nameOf = (t: TFunction, { name, buildingId }: BuildingRow) =>
  name || t('siteDetail.buildings.unnamed', { id: buildingId });

export function NameCell({ row }: { readonly row: BuildingRow }) {
  const { t } = useTranslation();
  const { zoomTo } = useMapCommands();
  const name = nameOf(t, row);
  const corner = row.outline[0]?.[0]?.[0];
  return (
    <button
      type="button"
      className={classes.name}
      title={t('siteDetail.buildings.zoomTo', { name })}
      onClick={() => corner && zoomTo(corner)}
    >
      {name}
    </button>
  );
}

const STATES = {
  added: 'stateAdded',
  toAdd: 'stateToAdd',
  toRemove: 'stateToRemove',
  removed: 'stateRemoved',
  toPutBack: 'stateToPutBack',
  changed: 'stateChanged',
} as const satisfies Partial<Record<RowState, string>>;

export function StateCell({ state }: { readonly state: RowState }) {
  const { t } = useTranslation();
  if (state === 'plain') return null;
  const isPending = state !== 'added' && state !== 'removed';
  return (
    <span className={classes.state} data-pending={isPending || undefined}>
      {t(`siteDetail.buildings.${STATES[state]}`)}
    </span>
  );
}

interface CellProps {
  readonly row: BuildingRow;
  readonly buildings: Buildings;
}

export function CriterionCell({ row, buildings }: CellProps) {
  const { t } = useTranslation();
  const name = nameOf(t, row);
  const { isLocked, countsAs } = buildings;
  const text = row.criterion === null ? '' : formatCriterion(row.criterion);
  const mark = row.isTyped && <small>{t('siteDetail.buildings.typed')}</small>;
  const apply = (value: number | null) => buildings.setCriterion(subjectOf(row, countsAs), value);
  if (isLocked || row.state === 'toRemove') {
    return (
      <span className={classes.criterion}>
        {mark} {text || NO_VALUE}
      </span>
    );
  }
  return (
    <span className={classes.criterion}>
      {row.isTyped && (
        <Tooltip label={t('siteDetail.buildings.useDefault', { name })} openDelay={400}>
          <ActionIcon size={24} aria-label={t('siteDetail.buildings.useDefault', { name })} onClick={() => apply(null)}>
            <IconRotateClockwise size={14} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      {mark}
      <NumberCell
        label={t('siteDetail.buildings.criterionOf', { name })}
        text={text}
        errorText={t('siteDetail.buildings.notCriterion')}
        read={readCriterion}
        onApply={apply}
      />
    </span>
  );
}

/** The action of the row button, by state. */
const ACTIONS = {
  plain: { text: 'remove', label: 'removeNamed', isAdding: false },
  added: { text: 'remove', label: 'removeNamed', isAdding: false },
  changed: { text: 'remove', label: 'removeNamed', isAdding: false },
  toAdd: { text: 'leaveOut', label: 'leaveOutNamed', isAdding: false },
  toPutBack: { text: 'leaveOut', label: 'leaveOutNamed', isAdding: false },
  toRemove: { text: 'keep', label: 'keepNamed', isAdding: true },
  removed: { text: 'putBack', label: 'putBackNamed', isAdding: true },
} as const satisfies Record<RowState, unknown>;

const ADD = { text: 'add', label: 'addNamed', isAdding: true } as const;

export function ActionCell({ row, buildings }: CellProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ReceiverKind | null>(null);
  if (buildings.isLocked) return null;
  const isNearby = row.distanceMetres !== null;
  const { text, label, isAdding } = isNearby && row.state === 'plain' ? ADD : ACTIONS[row.state];
  const name = nameOf(t, row);
  const kind = chosen ?? buildings.countsAs;
  const subject = subjectOf(row, kind);
  return (
    <span className={classes.actions}>
      {isAdding && row.kind === 'other' && (
        <KindSelect label={t('siteDetail.buildings.addNamedAs', { name })} value={kind} onChange={setChosen} />
      )}
      <Button
        size="compact-xs"
        variant="default"
        aria-label={t(`siteDetail.buildings.${label}`, { name })}
        onClick={() => (isAdding ? buildings.add(subject) : buildings.remove(subject))}
      >
        {t(`siteDetail.buildings.${text}`)}
      </Button>
    </span>
  );
}
