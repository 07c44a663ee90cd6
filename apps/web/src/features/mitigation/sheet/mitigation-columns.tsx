import { type MitigationStage, mitigationFigures } from '@quietsite/domain';
import type { SheetColumn } from '../../../ui/sheet/sheet-types.ts';
import { describeHidden } from '../hidden-measures.ts';
import {
  type Reduction,
  replacementOf,
  type WriteContext,
  writeCustomName,
  writePower,
  writeReduction,
} from './measure-writers.ts';
import { levelText, showCopy, showEquipment, showFiles, showMethod, showWithHidden } from './mitigation-cells.tsx';
import { findFault } from './mitigation-faults.ts';
import type { MitigationRow } from './mitigation-rows.ts';
import {
  listEquipment,
  listMethods,
  readEquipment,
  readMethod,
  toChoices,
  writeEquipment,
  writeMethod,
} from './replacement-writers.ts';
import { rowColumns } from './row-columns.tsx';

type Row = MitigationRow;
type Column = SheetColumn<Row>;

export interface ColumnOptions {
  readonly context: WriteContext;
  readonly stage: MitigationStage;
  readonly isReadonly: boolean;
  readonly onFiles: (row: Row) => void;
  readonly onCopy: (row: Row) => void;
}

const WIDTHS = { corrected: 114, totalReduction: 84, mitigated: 104 } as const;
/** The titles take two lines. The header has no room for three. */
const REDUCTION_WIDTHS = { enclosureDba: 78, barrierDba: 70, customMethodDba: 110 } as const;
const number = { isNumeric: true, kind: 'number' } as const;

/** The columns of a stage (MITI-14 to MITI-21). Read-only users see every measure. */
export function mitigationColumns(options: ColumnOptions): readonly Column[] {
  const { stage, isReadonly } = options;
  const hasMeasures = stage === 3 || isReadonly;
  return [
    ...rowColumns(options.context.t),
    stage === 1 ? methodColumn(options) : equipmentColumn(options),
    powerColumn(options),
    filesColumn(options),
    figureColumn(options, 'corrected', (row) => levelText(mitigationFigures(row).correctedSoundPower)),
    ...(hasMeasures ? measureColumns(options) : []),
    ...(stage === 3 ? [figureColumn(options, 'totalReduction', totalReduction)] : []),
    mitigatedColumn(options),
    ...(isReadonly ? [] : [copyColumn(options)]),
  ];
}

const totalReduction = (row: Row): string => String(mitigationFigures(row).totalReduction);

const methodColumn = ({ context }: ColumnOptions): Column => ({
  id: 'method',
  title: context.t('mitigation.method'),
  width: 146,
  isWide: true,
  isTwoLined: true,
  read: (row) => readMethod(context, row),
  write: (row, text) => writeMethod(context, row, text),
  show: (row) => showMethod(context.t, row, readMethod(context, row)),
  choices: (row) => toChoices(context.t, listMethods(context, row)),
  fault: (row) => findFault(context.t, row, 'method'),
});

const equipmentColumn = ({ context }: ColumnOptions): Column => ({
  id: 'quieterEquipment',
  title: context.t('mitigation.qpme'),
  width: 140,
  isWide: true,
  isTwoLined: true,
  read: (row) => readEquipment(context, row),
  write: (row, text) => writeEquipment(context, row, text),
  show: (row) => showEquipment(context.t, row, readEquipment(context, row)),
  choices: (row) => toChoices(context.t, listEquipment(context, row)),
});

/** The sound power of this stage's replacement. Empty if nothing is replaced (MITI-17). */
const powerColumn = ({ context, stage }: ColumnOptions): Column => ({
  id: 'power',
  title: context.t('mitigation.powerOfReplacement'),
  width: 126,
  ...number,
  read: (row) => (replacementOf(row, stage).name === '' ? '' : String(replacementOf(row, stage).soundPower)),
  write: (row, text, origin) => writePower(context, row, stage, text, origin),
  fault: (row) => findFault(context.t, row, 'power'),
});

const filesColumn = ({ context: { t }, onFiles }: ColumnOptions): Column => ({
  id: 'files',
  title: t('mitigation.filesTitle'),
  width: 44,
  read: ({ materialIds }) => (materialIds.length === 0 ? '' : String(materialIds.length)),
  show: (row) => showFiles(t, row, onFiles),
  act: onFiles,
});

const figureColumn = (
  { context: { t } }: ColumnOptions,
  id: 'corrected' | 'totalReduction' | 'mitigated',
  read: (row: Row) => string,
): Column => ({ id, title: t(`mitigation.${id}`), width: WIDTHS[id], isNumeric: true, read });

/** Below the figure, the other measures that lowered it and have no column in this stage (MITI-55). */
function mitigatedColumn(options: ColumnOptions): Column {
  const { context, stage, isReadonly } = options;
  const column = figureColumn(options, 'mitigated', (row) => levelText(mitigationFigures(row).mitigatedNoise));
  const hidden = (row: Row) => describeHidden(context.t, [row], stage, isReadonly);
  return { ...column, isTwoLined: true, show: (row) => showWithHidden(context.t, column.read(row), hidden(row)) };
}

function measureColumns({ context }: ColumnOptions): readonly Column[] {
  const reductions = (['enclosureDba', 'barrierDba', 'customMethodDba'] as const).map(
    (field: Reduction): Column => ({
      id: field,
      title: context.t(`mitigation.${field}`),
      width: REDUCTION_WIDTHS[field],
      ...number,
      read: ({ measures }) => String(measures[field]),
      write: (row, text, origin) => writeReduction(context, row, field, text, origin),
      fault: (row) => findFault(context.t, row, field),
    }),
  );
  const name: Column = {
    id: 'customMethodName',
    title: context.t('mitigation.customMethodName'),
    width: 130,
    read: ({ measures }) => measures.customMethodName,
    write: (row, text) => writeCustomName(context, row, text),
    fault: (row) => findFault(context.t, row, 'customMethodName'),
  };
  return [...reductions, name];
}

const copyColumn = ({ context: { t }, onCopy }: ColumnOptions): Column => ({
  id: 'copy',
  title: t('mitigation.copy'),
  width: 98,
  read: () => '',
  show: (row) => showCopy(t, row, onCopy),
  act: onCopy,
});
