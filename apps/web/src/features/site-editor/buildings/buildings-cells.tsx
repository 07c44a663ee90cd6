import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { type EnteredKind, MAX_KIND_REASON_LENGTH, originOfKind } from '@quietsite/domain';
import { IconRotateClockwise } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCriterion } from '../../../lib/format.ts';
import { useMapCommands } from '../../../map/view/map-commands.tsx';
import { NumberCell } from '../../../ui/fields/number-cell.tsx';
import { KindSelect } from '../kind-select.tsx';
import classes from './buildings.module.css';
import { type BuildingRow, type BuildingView, type RowState, subjectOf } from './buildings-rows.ts';
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

/** The kind and its origin. A kind that differs from the building layer needs a reason (NSR-42). */
export function KindCell({ row, buildings, view }: CellProps & { readonly view: BuildingView }) {
  const { t } = useTranslation();
  const { kind, layerKind, kindReason, use } = row;
  const isEditable = view === 'receivers' && !buildings.isLocked && row.state !== 'toRemove';
  const name = nameOf(t, row);
  const origin = originOfKind(row, layerKind);
  const decide = (chosen: typeof kind, reason: string) =>
    buildings.setKind(subjectOf(row, buildings.countsAs), chosen, reason);
  if (view === 'nearby' || view === 'removed') return t(`receivers.${kind}`);
  const needsReason = layerKind !== null && kind !== layerKind;
  return (
    <span className={classes.kind}>
      {isEditable ? (
        <KindSelect
          label={t('siteDetail.buildings.kindOf', { name })}
          value={kind}
          {...(kind === 'other' && { present: kind })}
          onChange={(chosen) => decide(chosen, chosen === layerKind ? '' : kindReason)}
        />
      ) : (
        t(`receivers.${kind}`)
      )}
      {layerKind !== null && origin !== 'layer' && (
        <small>
          {t('siteDetail.buildings.layerSays', { kind: t(`receivers.${layerKind}`), use: use ?? '' })}{' '}
          {origin === 'proposed' && !buildings.isLocked && (
            <button type="button" className={classes.take} onClick={() => decide(layerKind, '')}>
              {t('siteDetail.buildings.takeKind')}
            </button>
          )}
        </small>
      )}
      {needsReason && isEditable && (
        <input
          className={classes.reason}
          aria-label={t('siteDetail.buildings.kindReasonOf', { name })}
          aria-invalid={kindReason.trim() === '' || undefined}
          placeholder={t('siteDetail.buildings.kindReason')}
          maxLength={MAX_KIND_REASON_LENGTH}
          value={kindReason}
          onChange={(event) => decide(kind, event.currentTarget.value)}
        />
      )}
      {needsReason && !isEditable && kindReason !== '' && <small>{kindReason}</small>}
    </span>
  );
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
  const [chosen, setChosen] = useState<EnteredKind | null>(null);
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
