import { isProofMissing, isUserDefined, listProofReasons, needsModelNumber } from '@quietsite/domain';
import { IconAlertTriangle, IconCopyCheck, IconPaperclip, IconUpload } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { createContext, type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLevel } from '../../../lib/format.ts';
import type { Guide } from '../guide/build-guide.ts';
import { formatDrop } from '../guide/format-drop.ts';
import classes from '../mitigation.module.css';
import type { MitigationRow, Shares } from './mitigation-rows.ts';

/** The current contribution of each row. A context, so that an edit rerenders only these cells. */
export const SharesContext = createContext<Shares | null>(null);

/** The possible gain from treating each row alone, at the chosen receiver. */
export const GuideContext = createContext<Guide<MitigationRow> | null>(null);

/** Percentage of the energy at the chosen receiver (Q94). A dash if the row is inactive on its worst day. */
export const formatShare = (share: number | undefined): string =>
  share === undefined ? '–' : `${(share * 100).toFixed(1)} %`;

export function Contribution({ rowId }: { readonly rowId: number }) {
  const share = use(SharesContext)?.get(rowId);
  return (
    <span className={classes.share} style={{ '--share': share ?? 0 } as Record<string, number>}>
      {formatShare(share)}
    </span>
  );
}

/** A smaller reduction would be shown as 0.0, beside a contribution that may be large. */
const MIN_SHOWN_DROP = 0.05;

/** The largest reduction from treating the row alone. A dash if it is inactive on the worst day. */
export function BestGain({ rowId }: { readonly rowId: number }) {
  const { t } = useTranslation();
  const drop = use(GuideContext)?.dropOf.get(rowId);
  if (drop === undefined) return '–';
  return <span title={drop < MIN_SHOWN_DROP ? t('mitigation.gainHint') : undefined}>{formatDrop(drop)}</span>;
}

export const levelText = (level: number | null): string => (level === null ? '–' : formatLevel(level));

/** A level, with the measures it includes that have no column in the table. */
export const showWithHidden = (t: TFunction, level: string, hidden: string): ReactNode =>
  hidden === '' ? (
    level
  ) : (
    <span className={classes.withHidden} title={t('mitigation.includes', { list: hidden })}>
      {level}
      <small>{hidden}</small>
    </span>
  );

/** The activity, with its zone in a tooltip. */
export const showTask = ({ taskName, zoneName }: MitigationRow): ReactNode => (
  <span title={`${zoneName} › ${taskName}`}>{taskName}</span>
);

/** A custom name is marked, because a half-typed name looks like any other. */
export function showMethod(t: TFunction, { measures }: MitigationRow, text: string): ReactNode {
  const { customQuieterMethodName, hammerDba } = measures;
  if (customQuieterMethodName !== '') return <MarkedText note={t('mitigation.ownMark')}>{text}</MarkedText>;
  // Its reduction comes with the method and cannot be edited (Q88).
  return hammerDba === 0 ? text : <span title={t('mitigation.hammer', { dba: hammerDba })}>{text}</span>;
}

export function showEquipment(t: TFunction, { measures }: MitigationRow, text: string): ReactNode {
  if (needsModelNumber(measures.quieterEquipmentName))
    return <MarkedText note={t('mitigation.modelNumber')}>{text}</MarkedText>;
  const isCustom = measures.quieterEquipmentName !== '' && measures.quieterEquipmentDefaultSoundPower === 0;
  return isCustom ? <MarkedText note={t('mitigation.ownMark')}>{text}</MarkedText> : text;
}

function MarkedText({ note, children }: { readonly note: string; readonly children: ReactNode }) {
  return (
    <span title={note}>
      <IconAlertTriangle size={13} className={classes.mark ?? ''} role="img" aria-label={note} /> {children}
    </span>
  );
}

interface CellButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** For the pointer only. The keyboard acts on the cell itself. */
function CellButton({ label, onClick, children }: CellButtonProps) {
  return (
    <button type="button" className={classes.act} tabIndex={-1} aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  );
}

/** Beside the sound power: its proof files, or the button that asks for them (MITI-33). */
export function showFiles(t: TFunction, row: MitigationRow, onOpen: (row: MitigationRow) => void): ReactNode {
  const count = row.materialIds.length;
  if (count === 0 && !isUserDefined(row)) return null;
  const isMissing = isProofMissing(row);
  return (
    <CellButton label={t(isMissing ? 'mitigation.upload' : 'mitigation.files')} onClick={() => onOpen(row)}>
      {isMissing ? (
        <IconUpload size={15} className={classes.mark ?? ''} aria-hidden />
      ) : (
        <>
          <IconPaperclip size={13} aria-hidden /> {count}
        </>
      )}
    </CellButton>
  );
}

/** Rows whose measures need proof and have none (EQUIP-53, EQUIP-55 to EQUIP-57). */
export const lacksProof = (row: MitigationRow): boolean =>
  isProofMissing(row) && listProofReasons(row).some((reason) => reason !== 'SOUND_POWER');

export const showCopy = (t: TFunction, row: MitigationRow, onCopy: (row: MitigationRow) => void): ReactNode => (
  <CellButton label={t('mitigation.copy')} onClick={() => onCopy(row)}>
    <IconCopyCheck size={16} aria-hidden />
  </CellButton>
);
