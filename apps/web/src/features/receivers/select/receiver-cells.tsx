import { explainSelection, lacksProof } from '@quietsite/domain';
import { IconHandOff, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatCriterion, formatJudged, formatLevel, formatText } from '../../../lib/format.ts';
import type { DerivedLevel } from '../../../session/derivation/derivation-address.ts';
import { Verdict, VerdictWord } from '../../../ui/verdict.tsx';
import { describePoint } from '../describe-point.ts';
import classes from '../receivers.module.css';
import type { SelectRow } from './select-rows.ts';

/**
 * Shows why the point is selected, why its checkbox is locked, when it is not judged, and what is new (NSR-07, Q149).
 */
export function BuildingCell({ row }: { readonly row: SelectRow }) {
  const { t } = useTranslation();
  const exemption = nameExemption(row);
  return (
    <span className={classes.building}>
      <span>{formatText(row.buildingName)}</span>
      <SelectionMark row={row} />
      {row.kind === 'other' && <small className={classes.mark}>{t('select.kindUnknown')}</small>}
      {exemption && <small className={classes.mark}>{t(`select.exemption.mark.${exemption}`)}</small>}
      {(row.isMoved || row.pointId < 0) && (
        <small className={classes.mark}>{row.pointId < 0 ? t('select.newPoint') : t('select.moved')}</small>
      )}
    </span>
  );
}

function nameExemption({ exemption }: SelectRow): 'closedWindows' | 'outOfUse' | 'blankFacades' | 'unproved' | null {
  if (!exemption) return null;
  if (lacksProof(exemption)) return 'unproved';
  if (exemption.hasClosedWindows) return 'closedWindows';
  return exemption.outOfUse.length > 0 ? 'outOfUse' : 'blankFacades';
}

const reasonIcons = { compulsory: IconLock, takenOut: IconHandOff } as const;

/** Why the point is in the report, or that a user removed it (NSR-38, Q149). */
function SelectionMark({ row }: { readonly row: SelectRow }) {
  const { t } = useTranslation();
  const { level } = row;
  const reason = explainSelection(row, level && { unmitigated: level.unmitigatedVerdict, mitigated: level.verdict });
  if (reason === null) return null;
  const Icon = reason === 'compulsory' || reason === 'takenOut' ? reasonIcons[reason] : null;
  return (
    <small className={classes.mark}>
      {Icon && <Icon size={12} aria-hidden />}
      {reason === 'compulsory' ? t('select.compulsory') : t(`select.reason.${reason}`)}
    </small>
  );
}

/** Marks a criterion that a user typed for the point or its building (U38). */
export function CriterionCell({ row }: { readonly row: SelectRow }) {
  const { t } = useTranslation();
  return (
    <>
      {!row.isDefaultCriterion && <small className={classes.mark}>{t('select.typed')}</small>}{' '}
      {formatCriterion(row.shownCriterion)}
    </>
  );
}

interface LevelCellProps {
  readonly row: SelectRow;
  readonly run: DerivedLevel['run'];
  readonly onExplain: (pointId: number, run: DerivedLevel['run']) => void;
}

/** A level links to its derivation. A point that is not stored yet has no address for it. */
export function LevelCell({ row, run, onExplain }: LevelCellProps) {
  const { t } = useTranslation();
  const level = run === 'mitigated' ? row.level?.mitigatedLevel : row.level?.unmitigatedLevel;
  const text = row.level ? formatJudged(level ?? null, row.level.criterion) : formatLevel(null);
  if (level === null || level === undefined || row.pointId < 0) return text;
  return (
    <button
      type="button"
      className={classes.level}
      title={t('derivation.open')}
      aria-label={t('select.explain', { level: text, run: t(`derivation.${run}`), name: describePoint(t, row) })}
      onClick={(event) => {
        event.stopPropagation();
        onExplain(row.pointId, run);
      }}
    >
      {text}
    </button>
  );
}

export function VerdictCell({ row }: { readonly row: SelectRow }) {
  const { t } = useTranslation();
  if (!row.level) return <Verdict kind="none">{t('receivers.notCalculated')}</Verdict>;
  const { verdict, mitigatedLevel, criterion, isLeftOut } = row.level;
  if (isLeftOut) return <Verdict kind="none">{t('receivers.leftOut')}</Verdict>;
  return (
    <>
      <VerdictWord verdict={verdict} />
      {row.isRestricted && verdict !== 'exceeds' && (
        <small className={classes.mark} title={t('restricted.notice')}>
          {t('restricted.notAssessed')}
        </small>
      )}
      {verdict === 'borderline' && (
        <small className={classes.mark} title={t('verdict.borderlineHint')}>
          {t('receivers.borderlineOf', {
            level: formatJudged(mitigatedLevel, criterion),
            criterion: formatCriterion(criterion),
          })}
        </small>
      )}
    </>
  );
}
