import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import {
  BARRIER_HEIGHT_RANGE,
  BARRIER_KINDS,
  type DrawnBarrier,
  GROUND_LEVEL_RANGE,
  MAX_BARRIER_CORNERS,
  MAX_BARRIER_METRES,
  MAX_BARRIER_NAME_LENGTH,
  MIN_BUND_METRES,
  needsProof,
  type Proof,
  SURFACE_DENSITY_RANGE,
} from '@quietsite/domain';
import { type Hk80Point, hk80 } from '@quietsite/geometry';
import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ProofPicker } from '../../../project/materials/proof-picker.tsx';
import { DayField } from '../../../ui/fields/day-field.tsx';
import { NumberCell } from '../../../ui/fields/number-cell.tsx';
import { GridPair } from '../../../ui/grid-pair.tsx';
import { Disclosure } from '../disclosure.tsx';
import { readBarrierNumber } from './barrier-numbers.ts';
import classes from './barriers.module.css';
import type { Barriers } from './use-barriers.ts';

interface BarrierFormProps {
  readonly barrier: DrawnBarrier;
  readonly barriers: Barriers;
  readonly proofs: readonly Proof[];
  readonly isLocked: boolean;
  /** Without an entered ground level it stands on the terrain, if that is known. */
  readonly hasTerrain: boolean;
}

const text = (value: number | null) => (value === null ? '' : String(value));

/** The input fields of a barrier (M-127). */
export function BarrierForm({ barrier, barriers, proofs, isLocked, hasTerrain }: BarrierFormProps) {
  const { t } = useTranslation();
  const { id, name, kind, heightMetres, groundLevel, surfaceDensity, start, end } = barrier;
  const change = (changes: Partial<DrawnBarrier>) => barriers.change(id, changes);
  return (
    <fieldset className={classes.form} disabled={isLocked} aria-label={t('barriers.form', { name })}>
      <TextInput
        size="xs"
        label={t('barriers.name')}
        key={name}
        defaultValue={name}
        maxLength={MAX_BARRIER_NAME_LENGTH}
        onBlur={({ currentTarget: { value } }) => value.trim() !== '' && change({ name: value.trim() })}
      />
      <NativeSelect
        size="xs"
        label={t('barriers.kind')}
        value={kind}
        onChange={({ currentTarget: { value } }) => {
          const chosen = BARRIER_KINDS.find((one) => one === value);
          if (chosen) change({ kind: chosen });
        }}
        data={BARRIER_KINDS.map((value) => ({ value, label: t(`barriers.kinds.${value}`) }))}
      />
      <div className={classes.field} data-wide>
        <label htmlFor="barrier-height">{`${t('barriers.height')} ${t('barriers.heightRange', BARRIER_HEIGHT_RANGE)}`}</label>
        <input
          id="barrier-height"
          type="range"
          {...BARRIER_HEIGHT_RANGE}
          step={0.1}
          value={heightMetres}
          list="barrier-mark"
          aria-valuetext={t('barriers.metres', { metres: heightMetres.toFixed(1) })}
          onChange={({ currentTarget: { valueAsNumber } }) => barriers.changeHeight(id, valueAsNumber)}
        />
        <datalist id="barrier-mark">
          <option value={MAX_BARRIER_METRES} />
        </datalist>
      </div>
      <Cell
        label={t('barriers.height')}
        name={t('barriers.heightOf', { name })}
        value={heightMetres.toFixed(1)}
        errorText={t('barriers.heightError', BARRIER_HEIGHT_RANGE)}
        read={readBarrierNumber.height}
        onApply={(value) => value !== null && change({ heightMetres: value })}
      />
      <div className={classes.wide}>
        <p className={classes.hint}>{t(`barriers.hints.${kind}`, { least: MIN_BUND_METRES })}</p>
        {needsProof(kind) && <BarrierProof barrier={barrier} barriers={barriers} proofs={proofs} />}
        <Disclosure label={t('barriers.more')}>
          <div className={classes.more}>
            <Cell
              label={t('barriers.ground')}
              name={t('barriers.groundOf', { name })}
              value={text(groundLevel)}
              placeholder={t(hasTerrain ? 'barriers.onTerrain' : 'barriers.nearestZone')}
              errorText={t('screening.groundRange', GROUND_LEVEL_RANGE)}
              read={readBarrierNumber.ground}
              onApply={(value) => change({ groundLevel: value })}
            />
            <Cell
              label={t('barriers.density')}
              name={t('barriers.densityOf', { name })}
              value={text(surfaceDensity)}
              errorText={t('barriers.densityError', SURFACE_DENSITY_RANGE)}
              read={readBarrierNumber.density}
              onApply={(value) => change({ surfaceDensity: value })}
            />
            <DayField
              isLabelShown
              label={t('barriers.start')}
              day={start ?? null}
              lastDay={end ?? null}
              onDay={(day) => barriers.setDay(id, 'start', day)}
              onNoDay={() => barriers.setDay(id, 'start', null)}
            />
            <DayField
              isLabelShown
              label={t('barriers.end')}
              day={end ?? null}
              firstDay={start ?? null}
              onDay={(day) => barriers.setDay(id, 'end', day)}
              onNoDay={() => barriers.setDay(id, 'end', null)}
            />
          </div>
          <h4 className={classes.title}>{t('barriers.corners', { count: barrier.line.length })}</h4>
          <Corners barrier={barrier} onLine={(line) => change({ line })} />
        </Disclosure>
      </div>
      <div className={`${classes.wide} ${classes.actions}`}>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconCopy size={14} aria-hidden />}
          onClick={() => barriers.copy(barrier)}
        >
          {t('barriers.copy')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconTrash size={14} aria-hidden />}
          onClick={() => barriers.remove(id)}
        >
          {t('barriers.remove')}
        </Button>
      </div>
    </fieldset>
  );
}

/** Distinct from the ids of receivers, whose files share the upload queue. */
const FIRST_BARRIER_OWNER = -1_000_000_000;

/** Bunds and containers count if they have a file and are at least 3 m high (M-120). */
function BarrierProof({ barrier, barriers, proofs }: Pick<BarrierFormProps, 'barrier' | 'barriers' | 'proofs'>) {
  const { t } = useTranslation();
  const { id, proofId, heightMetres } = barrier;
  return (
    <>
      {heightMetres < MIN_BUND_METRES && (
        <p className={classes.warning} role="status">
          {t('barriers.tooLow', { least: MIN_BUND_METRES })}
        </p>
      )}
      <ProofPicker
        ownerId={FIRST_BARRIER_OWNER - id}
        proofs={proofs}
        proofId={proofId ?? null}
        hint={t(proofId === undefined ? 'barriers.proofMissing' : 'barriers.proofHint')}
        onProof={(chosen) => barriers.setProof(id, chosen)}
      />
    </>
  );
}

interface CellProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly errorText: string;
  readonly read: (text: string) => number | null | undefined;
  readonly onApply: (value: number | null) => void;
}

function Cell({ label, name, value, ...props }: CellProps) {
  return (
    <div className={classes.field}>
      <span aria-hidden>{label}</span>
      <NumberCell label={name} text={value} {...props} />
    </div>
  );
}

interface CornersProps {
  readonly barrier: DrawnBarrier;
  readonly onLine: (line: readonly Hk80Point[]) => void;
}

/** The corners as coordinates, as an alternative to dragging them on the map. */
function Corners({ barrier: { line }, onLine }: CornersProps) {
  const { t } = useTranslation();
  return (
    <ol className={classes.corners}>
      {[...line.entries()].map(([index, corner]) => {
        const number = String(index + 1);
        const next = line[index + 1];
        return (
          <li key={number}>
            <GridPair
              name={t('site.corner.name', { number })}
              position={corner}
              onApply={(position) => onLine(line.with(index, position))}
            />
            <ActionIcon
              size={26}
              aria-label={t('site.corner.insert', { number })}
              disabled={next === undefined || line.length >= MAX_BARRIER_CORNERS}
              onClick={() => next && onLine(line.toSpliced(index + 1, 0, middleOf(corner, next)))}
            >
              <IconPlus size={14} aria-hidden />
            </ActionIcon>
            <ActionIcon
              size={26}
              aria-label={t('site.corner.remove', { number })}
              disabled={line.length < 3}
              onClick={() => onLine(line.toSpliced(index, 1))}
            >
              <IconTrash size={14} aria-hidden />
            </ActionIcon>
          </li>
        );
      })}
    </ol>
  );
}

const middleOf = (one: Hk80Point, other: Hk80Point) => hk80((one[0] + other[0]) / 2, (one[1] + other[1]) / 2);
