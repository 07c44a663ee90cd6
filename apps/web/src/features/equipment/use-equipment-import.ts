import { type EquipmentFile, equipmentFileSchema } from '@quietsite/contracts';
import {
  applyReadRows,
  type EquipmentEntry,
  type EquipmentLineProblem,
  type ExceededQuantity,
} from '@quietsite/domain';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { uploadFile } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { toDraftRow } from '../../project/equipment/equipment-draft.ts';
import type { ActivityNode } from './tree/programme-tree.ts';
import type { EquipmentEditing } from './use-equipment-editing.ts';

interface ImportSummary {
  readonly taskId: number;
  readonly fileName: string;
  readonly added: number;
  readonly increased: number;
  /** The resulting rows. While they are unchanged, the import can be undone in one step. */
  readonly rows: readonly EquipmentEntry[];
}

interface ImportProblem extends Omit<EquipmentLineProblem, 'fault'> {
  readonly fault: EquipmentLineProblem['fault'] | 'TOO_MANY';
}

interface RefusedLines {
  readonly fileName: string;
  readonly problems: readonly ImportProblem[];
}

/** Imports a CSV file into an activity: the server reads it, the page shows it, the next save stores it (U50). */
export function useEquipmentImport(editing: EquipmentEditing, activity: ActivityNode | undefined) {
  const [summary, setSummary] = useState<ImportSummary | null>(null);
  const [refused, setRefused] = useState<RefusedLines | null>(null);
  const controller = useRef<AbortController | null>(null);
  const reading = useMutation({
    mutationFn: ({ file, taskId }: { file: File; taskId: number }) => {
      if (!/\.csv$/i.test(file.name))
        throw new ApiError({ code: 'FILE_REFUSED', message: '', details: { reason: 'UNKNOWN_FORMAT' } });
      controller.current = new AbortController();
      const path = `/api/projects/${editing.projectId}/equipment/reading?taskId=${taskId}`;
      return uploadFile(path, equipmentFileSchema, file, {
        onProgress: () => undefined,
        signal: controller.current.signal,
      });
    },
    onSuccess: (file, { taskId }) => applyFile(file, taskId),
  });
  const applyFile = (file: EquipmentFile, taskId: number) => {
    const target = editing.activities?.find(({ task }) => task.id === taskId);
    if (!target) return;
    if (file.problems.length > 0) return setRefused(file);
    const first = editing.nextId();
    const read = file.rows.map((row, index) => ({ ...toDraftRow(row), id: first - index }));
    const { rows, added, increased, problems } = applyReadRows(target.rows, read);
    if (problems.length > 0) {
      return setRefused({ fileName: file.fileName, problems: problems.map((one) => toProblem(one, file)) });
    }
    editing.changeRows(taskId, rows);
    setSummary({ taskId, fileName: file.fileName, added, increased, rows });
  };
  const shown = summary?.taskId === activity?.task.id ? summary : null;
  return {
    isReading: reading.isPending,
    error: reading.error,
    read: (file: File) => {
      if (!activity) return;
      setSummary(null);
      reading.mutate({ file, taskId: activity.task.id });
    },
    dismissError: reading.reset,
    retry: () => reading.variables && reading.mutate(reading.variables),
    refused,
    closeRefused: () => setRefused(null),
    summary: shown,
    /** Only if nothing else has changed since. */
    canUndo: shown !== null && activity?.rows === shown.rows,
    undo: () => {
      editing.draft?.undo();
      setSummary(null);
    },
    closeSummary: () => setSummary(null),
  };
}

export type EquipmentImport = ReturnType<typeof useEquipmentImport>;

/** The line itself is valid, but together with the existing rows it exceeds a limit. */
const toProblem = ({ index, name }: ExceededQuantity, { lines }: EquipmentFile): ImportProblem => ({
  line: lines[index] ?? 0,
  fault: 'TOO_MANY',
  value: name,
  other: '',
});
