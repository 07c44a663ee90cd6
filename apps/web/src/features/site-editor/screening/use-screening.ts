import type { ProjectMap, ScreeningInput } from '@quietsite/contracts';
import type { DayString, JudgedStructure, ScreeningSettings } from '@quietsite/domain';
import {
  applyScreening,
  describeUntypedGround,
  judgeStructures,
  listUndecided,
  NO_SCREENING,
  normaliseScreening,
} from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndModeOnLeave, useMapMode } from '../../../map/interactions/map-mode.tsx';
import { usePartDraft } from '../../../project/draft/use-draft.ts';
import { useSavePart } from '../../../project/save/use-save-part.ts';
import { screeningPart } from '../../../project/screening/screening-part.ts';
import { siteSource } from '../../../project/site/site-draft.ts';
import { screeningQuery } from '../../../session/project-queries.ts';
import { useOpenProjectId, useProjectMap } from '../../../session/use-open-project.ts';
import { showSuccess } from '../../../ui/dialogs/toasts.tsx';

type TypedZone = ScreeningSettings['zones'][number];

/** The draft of the project's screening, its effect on the structures near the site, and the function that saves it. */
export function useScreening(isReadonly: boolean) {
  const { t } = useTranslation();
  const projectId = useOpenProjectId() ?? 0;
  const projectMap = useProjectMap();
  const stored = useQuery(screeningQuery(projectId));
  const draft = usePartDraft(screeningPart);
  const isSiteChanged = usePartDraft(siteSource)?.isDirty === true;
  const { mode, choose, end } = useMapMode();
  const [isShown, setShown] = useState(true);
  useEndModeOnLeave();
  const saving = useSavePart({
    part: screeningPart,
    projectId,
    draft,
    onSaved: () => {
      end();
      showSuccess({ id: 'screening', title: t('screening.saved'), text: t('siteDetail.recalculate') });
    },
  });
  const settings = draft?.value ?? NO_SCREENING;
  const isLocked = isReadonly || isSiteChanged || saving.isPending || draft === null;
  const change = (next: Partial<ScreeningSettings>) => {
    if (!isLocked) draft.change({ ...settings, ...next });
  };
  const facts = useMemo(
    () => (stored.data && projectMap.data ? describeFacts(settings, stored.data, projectMap.data) : null),
    [settings, stored.data, projectMap.data],
  );
  const { excluded } = settings;
  return {
    ...{ projectMap, stored, draft, saving, settings, facts, isLocked, isSiteChanged, isShown, setShown },
    isPicking: mode === 'pickScreen' && !isLocked,
    isDrawing: mode === 'drawBarrier' && !isLocked,
    choose: () => choose('pickScreen'),
    draw: () => choose('drawBarrier'),
    setBarriers: (barriers: ScreeningSettings['barriers']) => change({ barriers }),
    end,
    areReasonsGiven: excluded.every(({ reason }) => reason.trim() !== ''),
    toggle: (isOn: boolean) => change({ isOn }),
    typeZone: (zoneId: number, typed: Partial<TypedZone>) => {
      const known = settings.zones.find((zone) => zone.zoneId === zoneId);
      const next = { zoneId, groundLevel: null, plantHeight: null, ...known, ...typed };
      change({ zones: [...settings.zones.filter((zone) => zone.zoneId !== zoneId), next] });
    },
    exclude: (buildingId: number) => {
      if (!excluded.some((entry) => entry.buildingId === buildingId))
        change({ excluded: [...excluded, { buildingId, reason: '' }] });
    },
    include: (buildingId: number) => change({ excluded: excluded.filter((entry) => entry.buildingId !== buildingId) }),
    giveReason: (buildingId: number, reason: string) =>
      change({
        excluded: excluded.map((entry) => (entry.buildingId === buildingId ? { ...entry, reason } : entry)),
      }),
    setDay: (buildingId: number, field: 'start' | 'end', day: DayString | null) =>
      change({
        excluded: excluded.map((entry) => {
          if (entry.buildingId !== buildingId) return entry;
          const { [field]: _, ...others } = entry;
          return day === null ? others : { ...others, [field]: day };
        }),
      }),
  };
}

export type Screening = ReturnType<typeof useScreening>;

/** As if screening were on: its effect is shown before it is turned on. */
function describeFacts(
  settings: ScreeningSettings,
  stored: ScreeningInput,
  { zones, receivers, receiverBuildings }: ProjectMap,
) {
  const screening = applyScreening({ ...normaliseScreening(settings), isOn: true }, stored) ?? null;
  const heights = new Map(receiverBuildings.map(({ buildingId, heightMetres }) => [buildingId, heightMetres]));
  const points = receivers.map((receiver) => ({ ...receiver, heightMetres: heights.get(receiver.buildingId) ?? null }));
  const judged: readonly JudgedStructure[] = screening ? judgeStructures(zones, screening) : [];
  const typed = new Map(settings.zones.map(({ zoneId, groundLevel }) => [zoneId, groundLevel]));
  const grounds = new Map(zones.map((zone) => [zone.id, describeUntypedGround(zone, stored)]));
  const groundless = zones.filter(({ id }) => (typed.get(id) ?? null) === null && grounds.get(id)?.range === null);
  const terrainEdition = stored.terrain?.edition ?? null;
  return { judged, grounds, groundless, terrainEdition, undecided: screening ? listUndecided(points, screening) : [] };
}
