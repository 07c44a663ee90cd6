import { Button, CloseButton } from '@mantine/core';
import { describeEquipment, type RowMeasures } from '@quietsite/domain';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLayer } from '../../../ui/dialogs/escape-stack.ts';
import { showNotice } from '../../../ui/dialogs/toasts.tsx';
import { useFocusReturn } from '../../../ui/focus/focus-return.ts';
import { describeMeasures } from '../proposal/describe-change.ts';
import { formatShare } from '../sheet/mitigation-cells.tsx';
import type { MitigationRow } from '../sheet/mitigation-rows.ts';
import type { Flip, Guide, GuideRow } from './build-guide.ts';
import { formatDrop } from './format-drop.ts';
import classes from './guide.module.css';

interface GuidePanelProps {
  readonly receiverName: string;
  readonly exceeds: boolean;
  /** Null while unknown. */
  readonly guide: Guide<MitigationRow> | null;
  readonly isReadonly: boolean;
  readonly onApply: (row: MitigationRow, measures: RowMeasures) => void;
  readonly onClose: () => void;
}

/** Maximum number of rows shown in full. The others contribute little. */
const MAX_ROWS = 20;

/** What helps at the chosen receiver: single changes that change its verdict, and the gain of each option by row. */
export function GuidePanel({ receiverName, exceeds, guide, isReadonly, onApply, onClose }: GuidePanelProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusReturn(true);
  useLayer(true, { onEscape: onClose, isModal: false });
  useEffect(() => heading.current?.focus(), []);
  /** Applying removes the button, so keyboard focus moves to the heading. */
  const apply: GuidePanelProps['onApply'] = (row, measures) => {
    onApply(row, measures);
    heading.current?.focus();
    showNotice({
      id: 'guide-applied',
      title: t('guide.applied', { equipment: describeEquipment(row) }),
      text: describeMeasures(t, measures),
    });
  };
  const useful = guide?.rows.filter(({ ways, isScreenedHere }) => ways.length > 0 || isScreenedHere) ?? [];
  const shown = useful.slice(0, MAX_ROWS);
  const others = (guide?.rows.length ?? 0) - shown.length;
  return (
    <aside className={classes.guide} aria-labelledby="guide-heading">
      <header className={classes.head}>
        <h3 id="guide-heading" ref={heading} tabIndex={-1}>
          {t('guide.title', { name: receiverName })}
        </h3>
        <CloseButton aria-label={t('guide.close')} onClick={onClose} />
      </header>
      {!guide && <p className={classes.hint}>{t('guide.waiting')}</p>}
      {guide && exceeds && <Flips flips={guide.flips} {...{ receiverName, isReadonly }} onApply={apply} />}
      {guide && (
        <>
          <h4>{t('guide.rows')}</h4>
          <ol className={classes.rows}>
            {shown.map((line) => (
              <RowLine key={line.row.id} line={line} isReadonly={isReadonly} onApply={apply} />
            ))}
          </ol>
          {others > 0 && <p className={classes.hint}>{t('guide.more', { count: others })}</p>}
        </>
      )}
    </aside>
  );
}

type ApplyOptions = Pick<GuidePanelProps, 'isReadonly' | 'onApply'>;

function Flips({
  flips,
  receiverName,
  ...applyOptions
}: ApplyOptions & { readonly flips: readonly Flip<MitigationRow>[]; readonly receiverName: string }) {
  const { t } = useTranslation();
  if (flips.length === 0) return <p className={classes.hint}>{t('guide.noFlip', { name: receiverName })}</p>;
  return (
    <>
      <h4>{t('guide.flips', { name: receiverName })}</h4>
      <ul className={classes.ways}>
        {flips.map(({ row, way }) => (
          <li key={row.id}>
            <span>
              <strong>{describeEquipment(row)}</strong>, {row.taskName}: {describeMeasures(t, way.measures)}
            </span>
            <Apply row={row} measures={way.measures} {...applyOptions} />
          </li>
        ))}
      </ul>
    </>
  );
}

function RowLine({ line, ...applyOptions }: ApplyOptions & { readonly line: GuideRow<MitigationRow> }) {
  const { t } = useTranslation();
  const { row, share, ways, isScreenedHere } = line;
  return (
    <li>
      <p className={classes.machine}>
        <span>
          <strong>{describeEquipment(row)}</strong>, {row.taskName}
        </span>
        <span>{formatShare(share)}</span>
      </p>
      <ul className={classes.ways}>
        {ways.map((way) => (
          <li key={JSON.stringify(way.measures)}>
            <span>{describeMeasures(t, way.measures)}</span>
            <span className={classes.drop}>{formatDrop(way.drop)}</span>
            <Apply row={row} measures={way.measures} {...applyOptions} />
          </li>
        ))}
      </ul>
      {isScreenedHere && <p className={classes.hint}>{t('guide.alreadyScreened')}</p>}
    </li>
  );
}

interface ApplyProps extends ApplyOptions {
  readonly row: MitigationRow;
  readonly measures: RowMeasures;
}

function Apply({ row, measures, isReadonly, onApply }: ApplyProps) {
  const { t } = useTranslation();
  if (isReadonly) return null;
  const label = t('guide.applyTo', { measures: describeMeasures(t, measures), equipment: describeEquipment(row) });
  return (
    <Button size="compact-xs" variant="default" aria-label={label} onClick={() => onApply(row, measures)}>
      {t('guide.apply')}
    </Button>
  );
}
