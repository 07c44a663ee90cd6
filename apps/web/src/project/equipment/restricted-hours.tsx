import type { Programme } from '@quietsite/contracts';
import { listRestrictedRows } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { programmeQuery } from '../../session/project-queries.ts';
import { useOpenProjectId } from '../../session/use-open-project.ts';
import { useDraft } from '../draft/use-draft.ts';
import { type EquipmentDraft, equipmentSource } from './equipment-draft.ts';

/** True if anything works in the evening or at night, including edits of the equipment (Q148). */
export function hasRestrictedRows(
  { tasks, equipmentRows }: Pick<Programme, 'tasks' | 'equipmentRows'>,
  edited: EquipmentDraft,
): boolean {
  const stored = equipmentRows.filter(({ taskId }) => edited[taskId] === undefined);
  const drafted = Object.entries(edited).flatMap(([taskId, rows]) =>
    rows.map((row) => ({ ...row, taskId: Number(taskId) })),
  );
  return listRestrictedRows([...stored, ...drafted], tasks).length > 0;
}

const NOTHING: EquipmentDraft = {};

/** While true, no receiver is shown as satisfying without the remark (Q148). */
export function useIsRestricted(): boolean {
  const projectId = useOpenProjectId();
  const programme = useQuery({ ...programmeQuery(projectId ?? 0), enabled: projectId !== null }).data;
  const edited = useDraft(equipmentSource, projectId, undefined)?.value ?? NOTHING;
  return useMemo(() => programme !== undefined && hasRestrictedRows(programme, edited), [programme, edited]);
}

/** Shown after counts and verdicts; nothing if all work is in the daytime. */
export const RestrictedRemark = () => (useIsRestricted() ? <RestrictedWords /> : null);

export function RestrictedWords() {
  const { t } = useTranslation();
  return <span title={t('restricted.notice')}> ({t('restricted.remark')})</span>;
}
