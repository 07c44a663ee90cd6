import { type Programme, type Project, savedMitigationSchema } from '@quietsite/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { requestJson } from '../../lib/api-client.ts';
import { programmeQuery, projectQuery } from '../../session/project-queries.ts';
import type { ProjectPart } from '../save/project-part.ts';
import {
  type MitigationDraft,
  mitigationDraftKind,
  NOTHING_MITIGATED,
  toMitigationChange,
  withMitigated,
} from './mitigation-draft.ts';

const idsOf = (draft: MitigationDraft): readonly number[] => Object.keys(draft).map(Number);

const rowOf = ({ equipmentRows }: Programme, rowId: number) => equipmentRows.find(({ id }) => id === rowId);

const withoutRows = (draft: MitigationDraft, isLeft: (rowId: number) => boolean): MitigationDraft =>
  Object.fromEntries(Object.entries(draft).filter(([rowId]) => isLeft(Number(rowId))));

/** The request body in one form, whatever the order of files. */
const asSent = (draft: MitigationDraft, programme: Programme): string =>
  JSON.stringify(
    toMitigationChange(draft, programme, 0).rows.map((row) => ({ ...row, materialIds: row.materialIds.toSorted() })),
  );

/** True if neither the row nor its equipment has been changed since editing began. */
function isUntouchedRow(base: Programme | null, now: Programme, rowId: number): boolean {
  const stored = rowOf(now, rowId);
  return stored === undefined || (base !== null && JSON.stringify(rowOf(base, rowId)) === JSON.stringify(stored));
}

/** The measures of a step that differ from what is stored now. */
function carryRows(step: MitigationDraft, wanted: MitigationDraft, base: Programme, now: Programme): MitigationDraft {
  const measuresOf = (programme: Programme, rowId: number) => {
    const row = rowOf(programme, rowId);
    return row && { measures: row.measures, materialIds: row.materialIds };
  };
  const changed = [...new Set([...idsOf(wanted), ...idsOf(step)])].flatMap((rowId) => {
    const row = step[rowId] ?? measuresOf(base, rowId);
    return row && rowOf(now, rowId) ? [[rowId, row] as const] : [];
  });
  return withMitigated(NOTHING_MITIGATED, new Map(changed), (rowId) => measuresOf(now, rowId));
}

interface PartSurroundings {
  readonly client: QueryClient;
  /** The programme the draft is based on; null if the page has been reloaded since. */
  readonly baseOf: () => Programme | null;
}

/** The measures of the edited rows (MITI-30), saved separately from their equipment. */
export function createMitigationPart({ client, baseOf }: PartSurroundings): ProjectPart<MitigationDraft, Programme> {
  return {
    kind: mitigationDraftKind,
    query: programmeQuery,
    startOf: () => NOTHING_MITIGATED,
    isStored: (wanted, stored) => {
      const rows = stored.equipmentRows.filter(({ id }) => wanted[id] !== undefined);
      return asSent(wanted, stored) === asSent(Object.fromEntries(rows.map((row) => [row.id, row])), stored);
    },
    isUntouched: (_, wanted, stored) => idsOf(wanted).every((rowId) => isUntouchedRow(baseOf(), stored, rowId)),
    keepMine: (wanted, stored) => withoutRows(wanted, (rowId) => rowOf(stored, rowId) !== undefined),
    takeTheirs: (wanted, stored) =>
      withoutRows(wanted, (rowId) => rowOf(stored, rowId) !== undefined && isUntouchedRow(baseOf(), stored, rowId)),
    carry: (step, wanted, stored) => {
      const base = baseOf();
      return base && carryRows(step, wanted, base, stored);
    },
    send: (projectId, wanted, revision) => send(client, projectId, wanted, revision),
  };
}

async function send(
  client: QueryClient,
  projectId: number,
  wanted: MitigationDraft,
  revision: number,
): Promise<Project> {
  const programme = await client.ensureQueryData(programmeQuery(projectId));
  const body = toMitigationChange(wanted, programme, revision);
  // All rows of the draft are gone: there is nothing to save and nothing to keep.
  if (body.rows.length === 0) return client.fetchQuery({ ...projectQuery(projectId), staleTime: 0 });
  const path = `/api/projects/${projectId}/mitigation`;
  return (await requestJson(path, savedMitigationSchema, { method: 'PUT', body })).project;
}
