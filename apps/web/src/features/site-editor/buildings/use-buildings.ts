import { buildingCandidateSchema, type ProjectMap } from '@quietsite/contracts';
import type { EnteredKind, ReceiverKind } from '@quietsite/domain';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestJson } from '../../../lib/api-client.ts';
import { useEndModeOnLeave, useMapMode } from '../../../map/interactions/map-mode.tsx';
import type { PickedBuilding } from '../../../map/layers/find-building.ts';
import { usePartDraft } from '../../../project/draft/use-draft.ts';
import { useSavePart } from '../../../project/save/use-save-part.ts';
import { siteSource } from '../../../project/site/site-draft.ts';
import { projectKey } from '../../../session/project-queries.ts';
import { useOpenProjectId, useProjectMap } from '../../../session/use-open-project.ts';
import { showFailure, showSuccess } from '../../../ui/dialogs/toasts.tsx';
import {
  addReceiver,
  type BuildingOutline,
  type BuildingsDraft,
  buildingsPart,
  receiverKind,
  removeReceiver,
  setCriterion,
  setKind,
} from './buildings-draft.ts';

/** Buildings around the site that are not receivers (mode 1 without a mouse). */
export const candidatesQuery = (projectId: number, revision: number, text: string) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'candidates', revision, text],
    queryFn: ({ signal }) =>
      requestJson(
        `/api/projects/${projectId}/receiver-buildings/candidates?text=${encodeURIComponent(text)}`,
        buildingCandidateSchema.array(),
        { signal },
      ),
  });

/** Buildings in the area that are noise sensitive according to the building layer but are not receivers (M-145). */
export const proposedQuery = (projectId: number, revision: number) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'proposedReceivers', revision],
    queryFn: ({ signal }) =>
      requestJson(`/api/projects/${projectId}/receiver-buildings/proposed`, buildingCandidateSchema.array(), {
        signal,
      }),
  });

interface Subject {
  readonly buildingId: number;
  readonly name: string;
  readonly kind: EnteredKind;
  readonly layerKind: ReceiverKind | null;
  readonly outline: BuildingOutline;
}

/** Map edit modes 1 to 3: the collected changes and the step that stores them (MAP-20 to MAP-22). */
export function useBuildings(isReadonly: boolean) {
  const { t } = useTranslation();
  const projectId = useOpenProjectId() ?? 0;
  const projectMap = useProjectMap();
  const map = projectMap.data;
  const draft = usePartDraft(buildingsPart);
  const isSiteChanged = usePartDraft(siteSource)?.isDirty === true;
  const { mode, choose, end } = useMapMode();
  const [countsAs, setCountsAs] = useState<EnteredKind>('residential');
  const [criterion, setNewCriterion] = useState<number | null>(null);
  useEndModeOnLeave();
  const saving = useSavePart({
    part: buildingsPart,
    projectId,
    draft,
    onSaved: () => {
      end();
      showSuccess({ id: 'buildings', title: t('siteDetail.buildings.applied'), text: t('siteDetail.recalculate') });
    },
  });
  const isLocked = isReadonly || isSiteChanged || saving.isPending || !map || map.site.length === 0;
  const change = (apply: (value: BuildingsDraft, stored: ProjectMap) => BuildingsDraft) => {
    if (draft && map && !isLocked) draft.change(apply(draft.value, map));
  };
  return {
    projectId,
    projectMap,
    draft,
    saving,
    isLocked,
    isSiteChanged,
    mode: isLocked ? null : mode,
    choose,
    end,
    countsAs,
    setCountsAs,
    criterion,
    setNewCriterion,
    add: (subject: Subject) => change((value, stored) => addReceiver(value, stored, subject)),
    remove: (subject: Subject) => change((value, stored) => removeReceiver(value, stored, subject)),
    setCriterion: (subject: Subject, level: number | null) =>
      change((value, stored) => setCriterion(value, stored, subject, level)),
    setKind: (subject: Subject, kind: ReceiverKind, kindReason: string) =>
      change((value, stored) => setKind(value, stored, subject, { kind, kindReason })),
    /** Accepts the building layer's proposals as one undo step. */
    takeProposals: (kinds: readonly (Subject & { readonly layerKind: ReceiverKind })[], added: readonly Subject[]) =>
      change((value, stored) => {
        const decided = kinds.reduce(
          (draft, subject) => setKind(draft, stored, subject, { kind: subject.layerKind, kindReason: '' }),
          value,
        );
        return added.reduce((draft, subject) => addReceiver(draft, stored, subject), decided);
      }),
  };
}

export type Buildings = ReturnType<typeof useBuildings>;

interface BuildingPick {
  readonly announcement: string;
  readonly pick: (building: PickedBuilding) => void;
}

/** The action and message of a map click in each of the three modes. */
export function useBuildingPick(buildings: Buildings): BuildingPick {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [announcement, setAnnouncement] = useState('');
  const { projectId, projectMap, draft, mode, countsAs, criterion } = buildings;
  const map = projectMap.data;
  const find = (buildingId: number) =>
    draft?.value.find((change) => change.buildingId === buildingId) ??
    map?.receiverBuildings.find((building) => building.buildingId === buildingId) ??
    map?.removedBuildings.find((building) => building.buildingId === buildingId);
  const isReceiver = (buildingId: number): boolean => {
    const change = draft?.value.find((one) => one.buildingId === buildingId);
    return change?.after.isReceiver ?? map?.receiverBuildings.some((one) => one.buildingId === buildingId) === true;
  };
  const lookUp = async (name: string, buildingId: number, revision: number) => {
    try {
      const found = await client.fetchQuery(candidatesQuery(projectId, revision, String(buildingId)));
      const building = found.find((one) => one.buildingId === buildingId);
      if (building) buildings.add({ ...building, kind: receiverKind(building.layerKind ?? building.kind, countsAs) });
      else setAnnouncement(t('siteDetail.buildings.tooFar', { name }));
    } catch (error) {
      showFailure(error, { id: 'candidate', title: t('siteDetail.buildings.lookupFailed') });
    }
  };
  const pick = ({ buildingId, name: known }: PickedBuilding) => {
    if (!map || !draft) return;
    const name = known || t('siteDetail.buildings.unnamed', { id: buildingId });
    const building = find(buildingId);
    const layerKind = building && 'layerKind' in building ? building.layerKind : null;
    const subject = building && { ...building, layerKind, kind: receiverKind(building.kind, countsAs) };
    setAnnouncement('');
    if (mode === 'addBuilding' && isReceiver(buildingId)) setAnnouncement(t('siteDetail.buildings.already', { name }));
    else if (mode === 'addBuilding' && subject) buildings.add(subject);
    else if (mode === 'addBuilding') void lookUp(name, buildingId, draft.revision);
    else if (!subject || !isReceiver(buildingId)) setAnnouncement(t('siteDetail.buildings.notReceiver', { name }));
    else if (mode === 'removeBuilding') buildings.remove(subject);
    else if (mode === 'changeCriterion') buildings.setCriterion(subject, criterion);
  };
  return { announcement, pick };
}
