import { Button } from '@mantine/core';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '../../../lib/routes.ts';
import { ConflictDialog } from '../../../project/save/conflict-dialog.tsx';
import { PartNotes } from '../../../project/save/part-notes.tsx';
import { useProjectNavigate } from '../../../session/use-project-navigate.ts';
import { SidePanel } from '../../../ui/panels/side-panel.tsx';
import { EmptyState, QueryState } from '../../../ui/states.tsx';
import { SteadyButton } from '../../../ui/steady-button.tsx';
import { UndoButtons } from '../../../ui/undo-buttons.tsx';
import classes from '../detail.module.css';
import { withCentres } from './centre-draft.ts';
import { CentreTable } from './centre-table.tsx';
import { type Centres, useCentres } from './use-centres.ts';

const CentreMap = lazy(async () => ({ default: (await import('./centre-map.tsx')).CentreMap }));

/** The geographical centre of each zone: viewed, dragged on the map or typed (SHELL-23). */
export function CentrePanel() {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const centres = useCentres();
  const { projectMap, draft, saving, isReadonly, isEditing } = centres;
  const zones = useMemo(() => projectMap.data && withCentres(projectMap.data), [projectMap.data]);
  const close = () => navigate(routes.home);
  return (
    <SidePanel
      title={t('centre.title')}
      width={440}
      onClose={close}
      footer={
        <div className={classes.foot}>
          <PartNotes
            draft={draft}
            isReadonly={isReadonly}
            saving={saving}
            failureTitle={t('siteDetail.centre.notSaved')}
          />
          <Buttons centres={centres} hasZones={zones !== undefined && zones.length > 0} onClose={close} />
        </div>
      }
    >
      <p className={classes.hint}>{isEditing ? t('siteDetail.centre.editHint') : t('centre.hint')}</p>
      <QueryState query={projectMap} />
      {zones?.length === 0 && <NoZones />}
      {zones && zones.length > 0 && <CentreTable zones={zones} centres={centres} />}
      {isEditing && zones && draft && (
        <Suspense>
          <CentreMap
            zones={zones}
            draft={draft.value}
            onMoved={(zoneId, position) => {
              const zone = zones.find(({ id }) => id === zoneId);
              if (zone && !saving.isPending) centres.move(zone, position);
            }}
          />
        </Suspense>
      )}
      <ConflictDialog
        conflict={saving.conflict}
        describe={(who) => t('siteDetail.conflict', { ...who, what: t('siteDetail.centre.what') })}
      />
    </SidePanel>
  );
}

function NoZones() {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  return (
    <EmptyState title={t('centre.empty')}>
      <Button variant="default" onClick={() => navigate(`${routes.editProject}?activeIndex=1`)}>
        {t('reminder.addZone')}
      </Button>
    </EmptyState>
  );
}

interface ButtonsProps {
  readonly centres: Centres;
  readonly hasZones: boolean;
  readonly onClose: () => void;
}

/** Edit makes the circles draggable, Done saves them (SITE-31, SITE-33). */
function Buttons({ centres, hasZones, onClose }: ButtonsProps) {
  const { t } = useTranslation();
  const { draft, saving, isReadonly, isEditing, edit, done } = centres;
  return (
    <div className={classes.buttons}>
      {isEditing && draft && <UndoButtons draft={draft} areKeysActive={!saving.isPending} />}
      <div className={classes.space} />
      {!isReadonly && (
        <>
          <SteadyButton variant="default" isOff={isEditing || !hasZones} onClick={edit}>
            {t('siteDetail.centre.edit')}
          </SteadyButton>
          <SteadyButton isOff={!isEditing} loading={saving.isPending} onClick={done}>
            {t('siteDetail.centre.done')}
          </SteadyButton>
        </>
      )}
      <Button variant="default" onClick={onClose}>
        {t('action.close')}
      </Button>
    </div>
  );
}
