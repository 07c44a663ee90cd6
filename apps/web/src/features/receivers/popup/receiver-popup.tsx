import { ActionIcon, Button } from '@mantine/core';
import type { ReceiverDetail, ReceiverLevel } from '@quietsite/contracts';
import { isPublishedCriterion, type ReceiverKind } from '@quietsite/domain';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatText } from '../../../lib/format.ts';
import { useShownLevels } from '../../../project/preview/use-shown-levels.ts';
import { useDerivation, useIsDerivationCovering } from '../../../session/derivation/use-derivation.ts';
import { programmeQuery } from '../../../session/project-queries.ts';
import { useOpenProject, useOpenProjectId, useProjectMap } from '../../../session/use-open-project.ts';
import { useReceiverDetail } from '../../../session/use-receiver-detail.ts';
import { ClauseLink } from '../../../ui/clause-link.tsx';
import { useLayer } from '../../../ui/dialogs/escape-stack.ts';
import { hideMessage } from '../../../ui/dialogs/toasts.tsx';
import { useFocusReturn } from '../../../ui/focus/focus-return.ts';
import { keyboardScroll } from '../../../ui/focus/keyboard-scroll.ts';
import { usePageMark } from '../../../ui/page-mark.ts';
import { FailureState, LoadingState } from '../../../ui/states.tsx';
import { Conclusions } from './popup-conclusions.tsx';
import { Fact, Level, RestrictedNote } from './popup-figures.tsx';
import { buildPopup, showCriterion } from './popup-model.ts';
import { NeighbourFigure } from './popup-neighbours.tsx';
import { ScreeningFact } from './popup-screening.tsx';
import { PopupSections } from './popup-sections.tsx';
import { PreviewFigures } from './preview-figures.tsx';
import classes from './receiver-popup.module.css';

interface ReceiverPopupProps {
  readonly pointId: number;
  readonly onClose: () => void;
  readonly onMitigate: () => void;
  readonly onNotionalDistance: () => void;
  /** Null if nothing is under review. */
  readonly onComment: (() => void) | null;
  /** Shown only for some roles. */
  readonly note: ReactNode;
}

export function ReceiverPopup(props: ReceiverPopupProps) {
  const { pointId, onClose, onMitigate, onNotionalDistance, onComment, note } = props;
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const isCalculated = useOpenProject().data?.isCalculated === true;
  const detail = useReceiverDetail(pointId);
  const preview = usePreviewOf(pointId);
  const receiver = useProjectMap().data?.receivers.find((other) => other.pointId === pointId);
  const isCovered = useIsDerivationCovering();
  usePageMark('popup');
  useFocusReturn(true);
  const { derived, show } = useDerivation();
  // After a reload the popup may open last, but the derivation is still on top of it, so Escape closes that first.
  useLayer(true, { onEscape: derived ? () => show(null) : onClose, isModal: false });
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  // A user who opens a receiver no longer needs the message that the calculation has finished.
  useEffect(() => hideMessage('calculation'), []);
  return (
    <section
      ref={box}
      className={classes.popup}
      data-covered={isCovered || undefined}
      tabIndex={-1}
      aria-label={t('popup.label', { name: receiver?.name ?? '' })}
    >
      <ActionIcon className={classes.close ?? ''} aria-label={t('action.close')} onClick={onClose}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
      {preview && <PreviewFigures level={preview} receiver={receiver} />}
      {!isCalculated && !preview && (
        <div className={classes.plain}>
          <strong>{receiver?.name}</strong>
          <span>{formatText(receiver?.buildingName ?? null)}</span>
          <p>{t('popup.notCalculated')}</p>
        </div>
      )}
      {isCalculated && !preview && detail.isPending && <LoadingState />}
      {isCalculated && !preview && detail.isLoadingError && (
        <FailureState error={detail.error} onRetry={() => void detail.refetch()} />
      )}
      {isCalculated && detail.data && (
        <>
          {!preview && <PopupBody detail={detail.data} kind={receiver?.kind ?? null} note={note} />}
          <div className={classes.actions}>
            <Button variant="default" onClick={onNotionalDistance}>
              {t('popup.notionalDistance')}
            </Button>
            {onComment && (
              <Button variant="default" onClick={onComment}>
                {t('review.add')}
              </Button>
            )}
            <Button variant="default" onClick={onMitigate}>
              {t('popup.mitigate')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** The preview level of a receiver, if the map shows the preview. */
function usePreviewOf(pointId: number): ReceiverLevel | undefined {
  const { kind, levels } = useShownLevels();
  return kind === 'preview' || kind === 'day' ? levels.get(pointId) : undefined;
}

interface PopupBodyProps {
  readonly detail: ReceiverDetail;
  readonly kind: ReceiverKind | null;
  readonly note: ReactNode;
}

function PopupBody({ detail, kind, note }: PopupBodyProps) {
  const { t } = useTranslation();
  const model = buildPopup(detail);
  const tasks = useQuery(programmeQuery(useOpenProjectId() ?? 0)).data?.tasks;
  const names = useMemo(() => new Map(tasks?.map(({ id, name }) => [id, name])), [tasks]);
  const { show } = useDerivation();
  const { pointId } = detail;
  const suffix = detail.isDefaultCriterion && detail.criterion !== null ? ` (${t('popup.criterionDefault')})` : '';
  return (
    <>
      <Conclusions model={model} detail={detail} />
      <div {...keyboardScroll} className={classes.scroll}>
        <RestrictedNote verdict={detail.verdict} />
        <dl className={classes.facts}>
          <Fact label={t('popup.name')} value={formatText(detail.name)} />
          <Fact
            label={t('popup.unmitigated')}
            value={
              <Level
                level={model.unmitigated}
                onExplain={() => show({ pointId, day: 'loudest', run: 'unmitigated' })}
              />
            }
          />
          <Fact
            label={t('popup.mitigated')}
            value={
              <Level level={model.mitigated} onExplain={() => show({ pointId, day: 'loudest', run: 'mitigated' })} />
            }
          />
          <Fact label={t('popup.criterion')} value={showCriterion(t, detail.criterion) + suffix} />
          <Fact label={t('popup.building')} value={formatText(detail.buildingName)} />
          {kind && (
            <Fact
              label={t('popup.kind')}
              value={t(`receivers.${kind}`) + (isPublishedCriterion(kind) ? '' : ` (${t('popup.notNamed')})`)}
            />
          )}
          <Fact
            label={t('popup.contribution')}
            value={<NeighbourFigure pointId={pointId} hasNeighbour={model.hasNeighbour} />}
          />
          <Fact
            label={t('popup.withNeighbour')}
            value={
              <Level
                level={model.withNeighbour}
                onExplain={() => show({ pointId, day: 'loudestWithNeighbours', run: 'mitigated' })}
              />
            }
          />
          <ScreeningFact pointId={pointId} day={null} />
        </dl>
        {model.onlyTogether && (
          <p className={classes.note}>
            {t('popup.ownLevelJudged')} <ClauseLink code="M-58" />
          </p>
        )}
        {note}
        {model.borderlineExcess && (
          <p className={classes.note}>{t('popup.borderlineHint', { excess: model.borderlineExcess })}</p>
        )}
        <PopupSections sections={model.sections} names={names} onExplain={(day, run) => show({ pointId, day, run })} />
      </div>
    </>
  );
}
