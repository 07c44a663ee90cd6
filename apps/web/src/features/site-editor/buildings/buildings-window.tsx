import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ConflictDialog } from '../../../project/save/conflict-dialog.tsx';
import { PartNotes } from '../../../project/save/part-notes.tsx';
import { useUnsavedQuestion } from '../../../project/save/use-unsaved-changes.ts';
import { BottomPanel } from '../../../ui/panels/bottom-panel.tsx';
import { EmptyState, LoadingState, QueryState } from '../../../ui/states.tsx';
import { SteadyButton } from '../../../ui/steady-button.tsx';
import { UndoButtons } from '../../../ui/undo-buttons.tsx';
import classes from './buildings.module.css';
import { countUnexplained } from './buildings-draft.ts';
import { BuildingsTable } from './buildings-table.tsx';
import { BuildingsTools } from './buildings-tools.tsx';
import { type Buildings, useBuildingPick, useBuildings } from './use-buildings.ts';

const BuildingsMap = lazy(async () => ({ default: (await import('./buildings-map.tsx')).BuildingsMap }));

/** Chooses the receiver buildings and their criteria, on the map and in a table (MAP-20 to MAP-22). */
export function BuildingsWindow({ isReadonly }: { readonly isReadonly: boolean }) {
  const { t } = useTranslation();
  const askAboutUnsaved = useUnsavedQuestion();
  const onClose = useCloseWindow();
  const buildings = useBuildings(isReadonly);
  const { projectMap, draft, saving } = buildings;
  const map = projectMap.data;
  const close = async () => {
    const isDirty = draft?.isDirty && !saving.isPending;
    const answer = isDirty ? await askAboutUnsaved() : 'discard';
    if (answer === null || (answer === 'save' && !(await saving.save()))) return;
    if (answer === 'discard') draft?.discard();
    onClose();
  };
  return (
    <BottomPanel
      title={t('siteDetail.buildings.title')}
      actions={!isReadonly && <Actions buildings={buildings} />}
      onClose={() => void close()}
    >
      <QueryState query={projectMap} />
      {map?.site.length === 0 && <NoSite onClose={onClose} />}
      {map && map.site.length > 0 && <Contents buildings={buildings} isReadonly={isReadonly} />}
      <ConflictDialog
        conflict={saving.conflict}
        describe={(who) => t('siteDetail.conflict', { ...who, what: t('siteDetail.buildings.what') })}
      />
    </BottomPanel>
  );
}

/** Returns to the Zone tab, where it was opened. */
function useCloseWindow(): () => void {
  const [, setParameters] = useSearchParams();
  return () =>
    setParameters(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('window');
        return next;
      },
      { replace: true },
    );
}

function Contents({ buildings, isReadonly }: { readonly buildings: Buildings; readonly isReadonly: boolean }) {
  const { t } = useTranslation();
  const { projectMap, draft, saving, mode, isSiteChanged } = buildings;
  const { announcement, pick } = useBuildingPick(buildings);
  if (!projectMap.data || !draft) return <LoadingState />;
  const unexplained = countUnexplained(draft.value);
  return (
    <>
      <div className={classes.notes}>
        {isSiteChanged && !isReadonly && (
          <p className={classes.warning} role="status">
            {t('siteDetail.buildings.needsSaving')}
          </p>
        )}
        {unexplained > 0 && (
          <p className={classes.warning} role="status">
            {t('siteDetail.buildings.unexplained', { count: unexplained })}
          </p>
        )}
        <PartNotes
          draft={draft}
          isReadonly={isReadonly}
          saving={saving}
          failureTitle={t('siteDetail.buildings.notApplied')}
        />
      </div>
      {!isReadonly && <BuildingsTools buildings={buildings} announcement={announcement} />}
      <BuildingsTable buildings={buildings} map={projectMap.data} draft={draft.value} isReadonly={isReadonly} />
      <Suspense>
        <BuildingsMap
          draft={draft.value}
          isPicking={mode === 'addBuilding' || mode === 'removeBuilding' || mode === 'changeCriterion'}
          defaultLabel={t('siteDetail.buildings.default')}
          onPick={pick}
        />
      </Suspense>
    </>
  );
}

/** The apply step of the three modes. */
function Actions({ buildings }: { readonly buildings: Buildings }) {
  const { t } = useTranslation();
  const { draft, saving, isLocked } = buildings;
  const count = draft?.value.length ?? 0;
  const unexplained = countUnexplained(draft?.value ?? []);
  return (
    <>
      <span className={classes.count} role="status">
        {count === 0 ? t('siteDetail.buildings.noChanges') : t('siteDetail.buildings.changes', { count })}
      </span>
      {draft && <UndoButtons draft={draft} areKeysActive={!saving.isPending} />}
      <SteadyButton
        isOff={count === 0 || unexplained > 0 || (isLocked && !saving.isPending)}
        loading={saving.isPending}
        onClick={saving.save}
      >
        {t('siteDetail.buildings.apply')}
      </SteadyButton>
    </>
  );
}

function NoSite({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState title={t('siteDetail.buildings.needsSite')}>
      <Button variant="default" onClick={onClose}>
        {t('siteDetail.buildings.toZones')}
      </Button>
    </EmptyState>
  );
}
