import { Button, Switch } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ConflictDialog } from '../../../project/save/conflict-dialog.tsx';
import { PartNotes } from '../../../project/save/part-notes.tsx';
import { useUnsavedQuestion } from '../../../project/save/use-unsaved-changes.ts';
import { ClauseLink } from '../../../ui/clause-link.tsx';
import { NARROW_STAGE, SidePanel } from '../../../ui/panels/side-panel.tsx';
import { useStageSize } from '../../../ui/panels/stage-layout.tsx';
import { LoadingState, QueryState } from '../../../ui/states.tsx';
import { SteadyButton } from '../../../ui/steady-button.tsx';
import { BarriersSection } from '../barriers/barriers-section.tsx';
import { useBarriers } from '../barriers/use-barriers.ts';
import detail from '../detail.module.css';
import { ExcludedStructures } from './excluded-structures.tsx';
import classes from './screening.module.css';
import { ScreeningData } from './screening-data.tsx';
import { type Screening, useScreening } from './use-screening.ts';
import { ZoneLevels } from './zone-levels.tsx';

const ScreeningMap = lazy(async () => ({ default: (await import('./screening-map.tsx')).ScreeningMap }));
const BarriersMap = lazy(async () => ({ default: (await import('../barriers/barriers-map.tsx')).BarriersMap }));

const WIDTH = 620;

/** Turns screening by buildings and terrain on or off, with its settings (M-100 to M-102, M-114). */
export function ScreeningWindow({ isReadonly }: { readonly isReadonly: boolean }) {
  const { t } = useTranslation();
  const askAboutUnsaved = useUnsavedQuestion();
  const [, setParameters] = useSearchParams();
  const screening = useScreening(isReadonly);
  const { stored, projectMap, draft, saving } = screening;
  const stage = useStageSize();
  const close = async () => {
    const isDirty = draft?.isDirty && !saving.isPending;
    const answer = isDirty ? await askAboutUnsaved() : 'discard';
    if (answer === null || (answer === 'save' && !(await saving.save()))) return;
    if (answer === 'discard') draft?.discard();
    setParameters(withoutWindow, { replace: true });
  };
  return (
    <SidePanel
      title={t('screening.title')}
      width={WIDTH}
      isHidden={screening.isDrawing && stage.width < NARROW_STAGE}
      onClose={() => void close()}
      footer={!isReadonly && <Foot screening={screening} onClose={() => void close()} />}
    >
      <QueryState query={stored.data ? projectMap : stored} />
      {stored.data && projectMap.data && (draft ? <Contents {...{ screening, isReadonly }} /> : <LoadingState />)}
      <ConflictDialog
        conflict={saving.conflict}
        describe={(who) => t('siteDetail.conflict', { ...who, what: t('screening.what') })}
      />
    </SidePanel>
  );
}

/** Returns to the Zone tab, which opened it. */
function withoutWindow(now: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(now);
  next.delete('window');
  return next;
}

interface ContentsProps {
  readonly screening: Screening;
  readonly isReadonly: boolean;
}

function Contents({ screening, isReadonly }: ContentsProps) {
  const { t } = useTranslation();
  const { settings, draft, saving, isLocked, isSiteChanged, toggle } = screening;
  const barriers = useBarriers(screening);
  return (
    <div className={detail.window}>
      {isSiteChanged && !isReadonly && (
        <p className={classes.warning} role="status">
          {t('screening.needsSaving')}
        </p>
      )}
      <PartNotes draft={draft} isReadonly={isReadonly} saving={saving} failureTitle={t('screening.notSaved')} />
      <div>
        <Switch
          label={t('screening.switch')}
          checked={settings.isOn}
          disabled={isLocked}
          aria-describedby="screening-about"
          onChange={(event) => toggle(event.currentTarget.checked)}
        />
        <p className={classes.about} id="screening-about">
          {t('screening.about')} <ClauseLink code="M-100" />
        </p>
      </div>
      <ZoneLevels screening={screening} />
      <ExcludedStructures screening={screening} isReadonly={isReadonly} />
      <BarriersSection screening={screening} barriers={barriers} isReadonly={isReadonly} />
      <ScreeningData screening={screening} />
      <Suspense>
        <ScreeningMap screening={screening} />
        <BarriersMap screening={screening} barriers={barriers} />
      </Suspense>
    </div>
  );
}

interface FootProps {
  readonly screening: Screening;
  readonly onClose: () => void;
}

function Foot({ screening: { draft, saving, isLocked, areReasonsGiven }, onClose }: FootProps) {
  const { t } = useTranslation();
  return (
    <div className={detail.buttons}>
      {!areReasonsGiven && <span role="status">{t('screening.reasonMissing')}</span>}
      <span className={detail.space} />
      <Button variant="default" onClick={onClose}>
        {t('editor.cancel')}
      </Button>
      <SteadyButton
        isOff={draft?.isDirty !== true || !areReasonsGiven || (isLocked && !saving.isPending)}
        loading={saving.isPending}
        onClick={() => void saving.save()}
      >
        {t('screening.save')}
      </SteadyButton>
    </div>
  );
}
