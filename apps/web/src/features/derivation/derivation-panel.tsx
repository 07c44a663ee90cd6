import type { ProjectMap } from '@quietsite/contracts';
import type { Explanation } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCriterion, formatText } from '../../lib/format.ts';
import { toShownVerdict } from '../../lib/shown-verdict.ts';
import { usePreview, usePreviewStore } from '../../project/preview/preview-provider.tsx';
import type { DerivedLevel } from '../../session/derivation/derivation-address.ts';
import { useDerivation, useIsDerivationCovering } from '../../session/derivation/use-derivation.ts';
import { useOpenProject, useProjectMap } from '../../session/use-open-project.ts';
import { CitedText, ClauseLink } from '../../ui/clause-link.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useFocusReturn } from '../../ui/focus/focus-return.ts';
import { SidePanel } from '../../ui/panels/side-panel.tsx';
import { EmptyState, FailureState, LoadingState } from '../../ui/states.tsx';
import { Verdict } from '../../ui/verdict.tsx';
import classes from './derivation.module.css';
import { DerivationControls } from './derivation-controls.tsx';
import { nameCombination } from './derivation-labels.ts';
import { buildDerivation, type DerivationModel } from './derivation-model.ts';
import { DerivationTable } from './derivation-table.tsx';
import { writeDerivationText } from './derivation-text.ts';
import { CriterionSection, NeighbourSection } from './derivation-verdict.tsx';
import { listMethodNotes } from './method-notes.ts';
import { useDerivedExplanation } from './use-derived-explanation.ts';
import { useNeighbourTitles } from './use-neighbour-titles.ts';

/** Pixels. Fits all columns of the table side by side. */
const WIDTH = 830;

/** Shows how the level named in the address was derived, or nothing if none is named. */
export function DerivationPanel() {
  const { derived, show } = useDerivation();
  const isProjectOpen = useOpenProject().data !== undefined;
  return derived && isProjectOpen ? <OpenPanel derived={derived} onShow={show} /> : null;
}

interface OpenPanelProps {
  readonly derived: DerivedLevel;
  readonly onShow: (level: DerivedLevel | null) => void;
}

/** Keeps changes that are not rendered yet. Otherwise a run chosen right after a day would restore the previous day. */
function useChanges(
  derived: DerivedLevel,
  onShow: (level: DerivedLevel) => void,
): (changes: Partial<DerivedLevel>) => void {
  const target = useRef(derived);
  useEffect(() => {
    target.current = derived;
  }, [derived]);
  return (changes) => {
    target.current = { ...target.current, ...changes };
    onShow(target.current);
  };
}

function OpenPanel({ derived, onShow }: OpenPanelProps) {
  const { t } = useTranslation();
  const isCovering = useIsDerivationCovering();
  const receiver = useProjectMap().data?.receivers.find(({ pointId }) => pointId === derived.pointId);
  const name = receiver ? nameReceiver(t, receiver) : '';
  const neighbours = useNeighbourTitles();
  const { day, explanation, ...state } = useDerivedExplanation(derived);
  const change = useChanges(derived, onShow);
  useFocusReturn(true);
  return (
    <SidePanel title={t('derivation.title')} note={name} width={WIDTH} isOver={isCovering} onClose={() => onShow(null)}>
      {receiver && (
        <DerivationControls derived={derived} day={day} onChange={change}>
          {explanation && (
            <CopyButton write={() => writeDerivationText(t, explanation, { receiver: name, neighbours })} />
          )}
        </DerivationControls>
      )}
      {explanation && !state.hasFailed ? (
        <Derivation
          explanation={explanation}
          isStale={state.isPending}
          areNeighboursFirst={derived.day === 'loudestWithNeighbours'}
        />
      ) : (
        <NoDerivation {...state} isKnown={receiver !== undefined} />
      )}
    </SidePanel>
  );
}

function nameReceiver(t: TFunction, { name, buildingName }: ProjectMap['receivers'][number]): string {
  return t('derivation.receiver', { name: formatText(name), building: formatText(buildingName) });
}

interface NoDerivationProps {
  readonly isKnown: boolean;
  readonly isPending: boolean;
  readonly hasFailed: boolean;
  readonly isSilent: boolean;
}

function NoDerivation({ isKnown, isPending, hasFailed, isSilent }: NoDerivationProps) {
  const { t } = useTranslation();
  const { retry } = usePreviewStore();
  const isCalculable = usePreview().status !== 'off';
  if (hasFailed)
    return (
      <FailureState error={null} title={t('derivation.failed')} text={t('derivation.failedHint')} onRetry={retry} />
    );
  if (isPending) return <LoadingState />;
  if (isSilent) return <EmptyState title={t('derivation.silent')} />;
  if (!isKnown || !isCalculable) return <EmptyState title={t('derivation.unknown')} />;
  return (
    <EmptyState title={t('derivation.leftOut')}>
      <ClauseLink code="M-35" />
    </EmptyState>
  );
}

interface DerivationProps {
  readonly explanation: Explanation;
  readonly isStale: boolean;
  /** The user asked for the level with neighbours, so it is shown first. */
  readonly areNeighboursFirst: boolean;
}

function Derivation({ explanation, isStale, areNeighboursFirst }: DerivationProps) {
  const { t } = useTranslation();
  const { day, run, verdict } = explanation;
  const neighbours = <NeighbourSection explanation={explanation} />;
  const model = buildDerivation(explanation);
  return (
    <div aria-busy={isStale}>
      <PreviewNote />
      <div className={classes.headline}>
        <strong>{model.hasLevel ? t('derivation.headline', { level: model.level }) : t('derivation.nothing')}</strong>
        <p>{t('derivation.ofDay', { run: t(`derivation.${run}`), day })}</p>
        {model.hasLevel && (
          <Verdict kind={verdict ?? 'none'}>
            {t(`popup.${toShownVerdict(verdict)}`, {
              level: model.level,
              criterion: formatCriterion(explanation.criterion.value),
            })}
          </Verdict>
        )}
      </div>
      {areNeighboursFirst && neighbours}
      {model.combination !== null && (
        <p className={classes.combination}>
          <CitedText {...nameCombination(t, model.combination)} />
        </p>
      )}
      {model.zones.length > 0 && <DerivationTable model={model} explanation={explanation} />}
      {model.zones.length > 0 && <MethodNotes run={run} isScreened={model.isScreened} />}
      <CriterionSection explanation={explanation} />
      {!areNeighboursFirst && neighbours}
    </div>
  );
}

/** How each column follows from the others, for anyone who wants to recalculate a line. */
function MethodNotes({ run, isScreened }: Pick<Explanation, 'run'> & Pick<DerivationModel, 'isScreened'>) {
  const { t } = useTranslation();
  return (
    <dl className={classes.method} aria-label={t('derivation.method.title')}>
      {listMethodNotes(t, run, isScreened).map(({ name, formula }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <CitedText {...formula} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Shown if no matching run is stored: the page has then calculated the figures itself (U34). */
function PreviewNote() {
  const { t } = useTranslation();
  const { isEdited } = usePreview();
  const isCalculated = useOpenProject().data?.isCalculated === true;
  if (isCalculated && !isEdited) return null;
  return <p className={classes.note}>{isEdited ? t('derivation.preview') : t('derivation.previewNotCalculated')}</p>;
}
