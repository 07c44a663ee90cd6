import { ActionIcon, Button } from '@mantine/core';
import type { ReceiverDetail } from '@quietsite/contracts';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCriterion, formatText } from '../../lib/format.ts';
import { useOpenProject, useProjectMap } from '../../session/use-open-project.ts';
import { useReceiverDetail } from '../../session/use-receiver-detail.ts';
import { useLayer } from '../../ui/escape-stack.ts';
import { useFocusReturn } from '../../ui/focus-return.ts';
import { keyboardScroll } from '../../ui/keyboard-scroll.ts';
import { FailureState, LoadingState } from '../../ui/states.tsx';
import { hideMessage } from '../../ui/toasts.tsx';
import { ReportMark } from '../../ui/verdict.tsx';
import { buildPopup, type JudgedLevel } from './popup-model.ts';
import { PopupSections } from './popup-sections.tsx';
import classes from './receiver-popup.module.css';

interface ReceiverPopupProps {
  readonly pointId: number;
  readonly onClose: () => void;
  readonly onMitigate: () => void;
  readonly onNotionalDistance: () => void;
}

export function ReceiverPopup({ pointId, onClose, onMitigate, onNotionalDistance }: ReceiverPopupProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const isCalculated = useOpenProject().data?.isCalculated === true;
  const detail = useReceiverDetail(pointId);
  const receiver = useProjectMap().data?.receivers.find((other) => other.pointId === pointId);
  useFocusReturn(true);
  useLayer(true, { onEscape: onClose, isModal: false });
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  // Whoever looks at a receiver has seen that the calculation ended.
  useEffect(() => hideMessage('calculation'), []);
  return (
    <section
      ref={box}
      className={classes.popup}
      tabIndex={-1}
      aria-label={t('popup.label', { name: receiver?.name ?? '' })}
    >
      <ActionIcon className={classes.close ?? ''} aria-label={t('action.close')} onClick={onClose}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
      {!isCalculated && (
        <div className={classes.plain}>
          <strong>{receiver?.name}</strong>
          <span>{formatText(receiver?.buildingName ?? null)}</span>
          <p>{t('popup.notCalculated')}</p>
        </div>
      )}
      {isCalculated && detail.isPending && <LoadingState />}
      {isCalculated && detail.isLoadingError && (
        <FailureState error={detail.error} onRetry={() => void detail.refetch()} />
      )}
      {isCalculated && detail.data && (
        <>
          <PopupBody detail={detail.data} />
          <div className={classes.actions}>
            <Button variant="default" onClick={onNotionalDistance}>
              {t('popup.notionalDistance')}
            </Button>
            <Button variant="default" onClick={onMitigate}>
              {t('popup.mitigate')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function PopupBody({ detail }: { readonly detail: ReceiverDetail }) {
  const { t } = useTranslation();
  const model = buildPopup(detail);
  const suffix = detail.isDefaultCriterion ? ` (${t('popup.criterionDefault')})` : '';
  return (
    <>
      <p className={classes.conclusion} data-conclusion={model.conclusion}>
        <ConclusionMark conclusion={model.conclusion} />
        {t(`popup.${model.conclusion}`)}
        {model.reportExcess && <ReportMark />}
      </p>
      <div {...keyboardScroll} className={classes.scroll}>
        <dl className={classes.facts}>
          <Fact label={t('popup.name')} value={formatText(detail.name)} />
          <Fact label={t('popup.building')} value={formatText(detail.buildingName)} />
          <Fact label={t('popup.unmitigated')} value={<Level level={model.unmitigated} />} />
          <Fact label={t('popup.mitigated')} value={<Level level={model.mitigated} />} />
          <Fact
            label={t('popup.criterion')}
            value={t('popup.level', { level: formatCriterion(detail.criterion) }) + suffix}
          />
          <Fact
            label={t('popup.contribution')}
            value={model.hasNeighbour ? t('popup.hasNeighbour') : t('popup.noNeighbour')}
          />
          <Fact label={t('popup.withNeighbour')} value={<Level level={model.withNeighbour} />} />
        </dl>
        {model.reportExcess && (
          <p className={classes.note}>{t('popup.reportExcess', { excess: model.reportExcess })}</p>
        )}
        <PopupSections sections={model.sections} />
      </div>
    </>
  );
}

function ConclusionMark({ conclusion }: { readonly conclusion: string }) {
  return (
    <svg width="14" height="14" aria-hidden="true">
      {conclusion === 'exceed' ? (
        <rect x="3" y="3" width="8" height="8" transform="rotate(45 7 7)" fill="currentColor" />
      ) : (
        <circle cx="7" cy="7" r="5" fill="currentColor" />
      )}
    </svg>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Level({ level }: { readonly level: JudgedLevel }) {
  const { t } = useTranslation();
  if (level.isAbove === null) return level.text;
  return (
    <span className={level.isAbove ? classes.above : classes.within}>
      {t('popup.level', { level: level.text })}
      <small>{level.isAbove ? t('popup.signAbove') : t('popup.signWithin')}</small>
    </span>
  );
}
