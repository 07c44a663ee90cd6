import { Button, CloseButton } from '@mantine/core';
import {
  describeEquipment,
  emittedEnergy,
  isSameMeasures,
  listReasons,
  listRowAlternatives,
  type MeasureOption,
  NO_MEASURES,
  type PlanningRules,
  type VerdictCounts,
} from '@quietsite/domain';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { describeCounts } from '../../../lib/verdict-counts.ts';
import { useLayer } from '../../../ui/dialogs/escape-stack.ts';
import { useFocusReturn } from '../../../ui/focus/focus-return.ts';
import { formatDrop } from '../guide/format-drop.ts';
import guide from '../guide/guide.module.css';
import { describeMeasures } from './describe-change.ts';
import { describeReasons, findSharedSource } from './describe-reasons.ts';
import classes from './proposal.module.css';
import type { PlannedRow, ProposedChange } from './proposed-changes.ts';

interface AlternativesPanelProps {
  readonly change: ProposedChange<PlannedRow>;
  readonly rules: PlanningRules;
  /** Verdict counts if this option is used instead, together with the other ticked changes. */
  readonly countWith: (option: MeasureOption) => VerdictCounts;
  readonly onUse: (option: MeasureOption) => void;
  readonly onClose: () => void;
}

/** Beside the proposal. Escape closes only this panel, and focus returns to the button that opened it. */
export function AlternativesPanel(props: AlternativesPanelProps) {
  useFocusReturn(true);
  useLayer(true, { onEscape: props.onClose, isModal: false });
  return <Alternatives {...props} />;
}

/** Other measures that fit the equipment and its activity, and the effect of each instead of the proposed change. */
export function Alternatives({ change, rules, countWith, onUse, onClose }: AlternativesPanelProps) {
  const { t } = useTranslation();
  const { row, measures } = change;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const ways = useMemo(() => {
    const base = rules.isAnew ? { ...row, measures: NO_MEASURES } : row;
    return listRowAlternatives(base, rules)
      .filter((way) => !isSameMeasures(way.measures, measures))
      .toSorted((one, other) => one.emission - other.emission);
  }, [row, rules, measures]);
  const reasons = useMemo(() => ways.map((way) => listReasons(row, way.measures, rules)), [ways, row, rules]);
  const sharedSource = findSharedSource(reasons);
  const now = emittedEnergy({ ...row, ...row.measures });
  const [equipment, task] = [describeEquipment(row), row.taskName];
  return (
    <aside className={guide.guide} aria-labelledby="alternatives-heading">
      <header className={guide.head}>
        <h3 id="alternatives-heading" ref={heading} tabIndex={-1}>
          {t('proposal.alternativesOf', { equipment, task })}
        </h3>
        <CloseButton aria-label={t('proposal.closeAlternatives')} onClick={onClose} />
      </header>
      <p className={guide.hint}>{t('proposal.chosen', { measures: describeMeasures(t, measures) })}</p>
      {sharedSource !== null && (
        <p className={guide.hint}>{t('proposal.reason.sourceOfAll', { source: sharedSource })}</p>
      )}
      {ways.length === 0 && <p className={guide.hint}>{t('proposal.noAlternatives')}</p>}
      <ul className={guide.ways}>
        {ways.map((way, index) => (
          <li key={JSON.stringify(way.measures)}>
            <span className={classes.wrapped}>
              {describeMeasures(t, way.measures)}
              <small>
                {t('proposal.effect', {
                  drop: formatDrop(10 * Math.log10(now / way.emission)),
                  counts: describeCounts(t, countWith(way)),
                })}
              </small>
              <small>{describeReasons(t, reasons[index] ?? [], task, sharedSource).join(' ')}</small>
            </span>
            <Button
              size="compact-xs"
              variant="default"
              aria-label={t('proposal.useFor', { equipment, measures: describeMeasures(t, way.measures) })}
              onClick={() => {
                onUse(way);
                heading.current?.focus();
              }}
            >
              {t('proposal.use')}
            </Button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
