import { type Programme, savedMitigationSchema } from '@quietsite/contracts';
import { requestJson } from '../../lib/api-client.ts';
import { programmeQuery } from '../../session/project-queries.ts';
import type { ProjectPart } from '../save/project-part.ts';
import {
  type MitigationDraft,
  mitigationSource,
  NOTHING_MITIGATED,
  toMitigationChange,
  withMitigated,
} from './mitigation-draft.ts';

const idsOf = (draft: MitigationDraft): readonly number[] => Object.keys(draft).map(Number);

const rowOf = ({ equipmentRows }: Programme, rowId: number) => equipmentRows.find(({ id }) => id === rowId);

const filterRows = (draft: MitigationDraft, isKept: (rowId: number) => boolean): MitigationDraft =>
  Object.fromEntries(Object.entries(draft).filter(([rowId]) => isKept(Number(rowId))));

/** The request body in a form that does not depend on the order of the files. */
const toComparable = (draft: MitigationDraft, programme: Programme): string =>
  JSON.stringify(
    toMitigationChange(draft, programme, 0).rows.map((row) => ({ ...row, materialIds: row.materialIds.toSorted() })),
  );

/** True if neither the row nor its equipment has been changed since editing began. */
function isUntouchedRow(base: Programme | null, now: Programme, rowId: number): boolean {
  const stored = rowOf(now, rowId);
  return stored === undefined || (base !== null && JSON.stringify(rowOf(base, rowId)) === JSON.stringify(stored));
}

/** The measures of a step that differ from the stored ones. */
function carryRows(step: MitigationDraft, mine: MitigationDraft, base: Programme, now: Programme): MitigationDraft {
  const measuresOf = (programme: Programme, rowId: number) => {
    const row = rowOf(programme, rowId);
    return row && { measures: row.measures, materialIds: row.materialIds };
  };
  const changed = [...new Set([...idsOf(mine), ...idsOf(step)])].flatMap((rowId) => {
    const row = step[rowId] ?? measuresOf(base, rowId);
    return row && rowOf(now, rowId) ? [[rowId, row] as const] : [];
  });
  return withMitigated(NOTHING_MITIGATED, new Map(changed), (rowId) => measuresOf(now, rowId));
}

/** The measures of the edited rows (MITI-30), saved separately from their equipment. */
export const mitigationPart: ProjectPart<MitigationDraft, Programme> = {
  ...mitigationSource,
  isStored: (mine, stored) => {
    const rows = stored.equipmentRows.filter(({ id }) => mine[id] !== undefined);
    return toComparable(mine, stored) === toComparable(Object.fromEntries(rows.map((row) => [row.id, row])), stored);
  },
  isUntouched: ({ value, source }, stored) => idsOf(value).every((rowId) => isUntouchedRow(source, stored, rowId)),
  keepMine: (mine, stored) => filterRows(mine, (rowId) => rowOf(stored, rowId) !== undefined),
  takeTheirs: ({ value, source }, stored) =>
    filterRows(value, (rowId) => rowOf(stored, rowId) !== undefined && isUntouchedRow(source, stored, rowId)),
  carry: (step, { value, source }, stored) => source && carryRows(step, value, source, stored),
  send: async (client, projectId, mine, revision) => {
    const body = toMitigationChange(mine, await client.ensureQueryData(programmeQuery(projectId)), revision);
    // All rows of the draft are gone: there is nothing to save and nothing to keep.
    if (body.rows.length === 0) return {};
    const path = `/api/projects/${projectId}/mitigation`;
    const { project, programme } = await requestJson(path, savedMitigationSchema, { method: 'PUT', body });
    return { project, stored: programme };
  },
};
