import type { ProgrammeFile } from '@quietsite/contracts';
import type { GroupTarget, IncomingTask, ProgrammeGroup, ScheduledTask } from '@quietsite/domain';
import { useMemo, useState } from 'react';
import {
  type Addition,
  defaultMode,
  type ImportMode,
  type ImportZone,
  listGroups,
  listIncoming,
  planAddition,
} from './import-plan.ts';

export interface ProgrammeImport {
  readonly file: ProgrammeFile;
  readonly groups: readonly ProgrammeGroup[];
  readonly chosen: ReadonlyMap<string, GroupTarget>;
  readonly choose: (chosen: ReadonlyMap<string, GroupTarget>) => void;
  readonly incoming: readonly IncomingTask[];
  readonly mode: ImportMode;
  readonly chooseMode: (mode: ImportMode) => void;
  readonly addition: Addition;
}

/** The user's choices for a file, and their result. */
export function useProgrammeImport(
  file: ProgrammeFile,
  zones: readonly ImportZone[],
  tasks: readonly ScheduledTask[],
): ProgrammeImport {
  const [chosen, choose] = useState<ReadonlyMap<string, GroupTarget>>(new Map());
  const [mode, chooseMode] = useState<ImportMode>(defaultMode(file.format, tasks.length === 0));
  const groups = useMemo(() => listGroups(file, zones, tasks), [file, zones, tasks]);
  const incoming = useMemo(() => listIncoming(file, zones, groups, chosen), [file, zones, groups, chosen]);
  const addition = useMemo(() => planAddition(tasks, incoming), [tasks, incoming]);
  return { file, groups, chosen, choose, incoming, mode, chooseMode, addition };
}
