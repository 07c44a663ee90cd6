import type { ProjectProgress } from '@quietsite/contracts';
import {
  assessSteps,
  countVerdicts,
  hongKongToday,
  isAtIssue,
  isProofMissing,
  keysOf,
  type LevelFacts,
  type LevelSummary,
  type ReportInput,
  STEPS,
  type Step,
  type StepFacts,
  startReport,
  verdictCode,
} from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import { awaitAll } from '../../database/await-all.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { readInSnapshot } from '../../database/read-in-snapshot.ts';
import { AppError } from '../../errors.ts';
import {
  listStoredLevels,
  type ProgressReceiver,
  type StoredLevels,
} from '../../repositories/calculation/level-summary.repository.ts';
import { listStoredProgress, type StoredProgress } from '../../repositories/projects/progress.repository.ts';
import { listOwnProjectIds } from '../../repositories/projects/project.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import { listRequiredKinds } from '../report/plan-state.ts';
import type { AccessService } from './access.service.ts';

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
  readonly clock: Clock;
}

export type ProgressService = ReturnType<typeof createProgressService>;

/** The progress of projects: the same facts and the same rule for a single project and for a list (SHELL-78). */
export function createProgressService({ database, access, clock }: Dependencies) {
  return {
    async get(user: AuthenticatedUser, projectId: number): Promise<ProjectProgress> {
      await access.require(user, projectId, 'read');
      const [progress] = await read(user, [projectId]);
      if (!progress) throw new AppError('NOT_FOUND');
      return progress;
    },

    /** Only those of these projects that the user owns or is a member of. */
    async list(user: AuthenticatedUser, projectIds: readonly number[]): Promise<ProjectProgress[]> {
      const own = new Set(await listOwnProjectIds(database, user.id));
      return read(
        user,
        projectIds.filter((id) => own.has(id)),
      );
    },
  };

  async function read(user: AuthenticatedUser, projectIds: readonly number[]): Promise<ProjectProgress[]> {
    if (projectIds.length === 0) return [];
    const { rows, levels } = await readInSnapshot(database, (snapshot: Executor) =>
      awaitAll({
        rows: listStoredProgress(snapshot, user.id, projectIds),
        levels: listStoredLevels(snapshot, projectIds, keysOf(stepOfAction)),
      }),
    );
    const levelsOf = new Map(levels.map((stored) => [stored.projectId, stored]));
    const now = clock();
    return rows.map((row) => describe(row, levelsOf.get(row.projectId), now));
  }
}

/** The step that each save of calculation input belongs to. */
const stepOfAction = {
  'project.information': 'information',
  'site.save': 'site',
  'centres.move': 'site',
  'screening.save': 'site',
  'unregisteredSites.save': 'site',
  'receiverBuildings.change': 'levels',
  'receivers.save': 'levels',
  'schedule.save': 'schedule',
  'calendar.save': 'schedule',
  'calendar.holidays': 'schedule',
  'equipment.save': 'equipment',
  'mitigation.save': 'mitigation',
  'scenario.use': 'mitigation',
} as const satisfies Readonly<Record<string, Step>>;

function describe(row: StoredProgress, stored: StoredLevels | undefined, now: Date): ProjectProgress {
  const judged = stored && judge(stored);
  const levels = stored && judged ? toLevelFacts(row, stored, judged) : null;
  return {
    projectId: row.projectId,
    ...assessSteps({ ...toFacts(row, stored, now), levels }),
    levels: stored && judged ? summarise(row, stored, judged) : null,
    isCalculating: row.isCalculating,
  };
}

function toFacts(row: StoredProgress, stored: StoredLevels | undefined, now: Date): Omit<StepFacts, 'levels'> {
  const printed = new Set(row.currentDocuments);
  const input: ReportInput = row.input ?? startReport(row.version, hongKongToday(now));
  return {
    information: { ...row, eiaReference: '', description: '', specialFeature: '' },
    counts: row,
    emptyTasks: { count: row.emptyTaskCount, first: row.emptyTasks },
    unprovenRows: row.rowsWithoutFile.filter((entry) => isProofMissing({ ...entry, materialIds: [] })),
    replacements: row,
    report: {
      ...{ input, isSampleProject: row.isSample, isLoudestMoved: row.isLoudestMoved },
      contact: { email: row.email, roleInProject: row.roleInProject },
      attachmentCount: row.attachmentCount,
      areDocumentsCurrent:
        row.isCalculated && listRequiredKinds(stored?.hasNeighbours ?? false).every((kind) => printed.has(kind)),
    },
    isWithAuthority: row.isWithAuthority,
    openComments: row.openComments,
  };
}

type Judged = ReturnType<typeof judge>;

/** The receivers that were read, worst first, with the counts of all. */
function judge({ satisfies, others, nearest }: StoredLevels) {
  const sorted = others.toSorted(compareSeverity);
  const counts = countVerdicts(others.map(({ verdict }) => verdict));
  const worst = [...sorted, ...(nearest ? [nearest] : [])].toSorted(compareSeverity)[0];
  return { sorted, worst, counts: { ...counts, satisfies: counts.satisfies + satisfies } };
}

const excessOf = ({ mitigatedLevel, criterion }: ProgressReceiver): number =>
  mitigatedLevel === null || criterion === null ? Number.NEGATIVE_INFINITY : mitigatedLevel - criterion;

function compareSeverity(one: ProgressReceiver, other: ProgressReceiver): number {
  const severity = ({ verdict }: ProgressReceiver) => (verdict === null ? -1 : verdictCode(verdict));
  if (severity(one) !== severity(other)) return severity(other) - severity(one);
  // Two levels without noise are equal; their difference would not be a number.
  return excessOf(one) === excessOf(other) ? 0 : excessOf(other) - excessOf(one);
}

/** A receiver that has lost its name keeps its number. */
const nameOf = ({ name, pointId }: ProgressReceiver): string => name.trim() || String(pointId);

const toLevelFacts = (row: StoredProgress, stored: StoredLevels, { sorted, counts }: Judged): LevelFacts => ({
  ...counts,
  isCurrent: row.isCalculated,
  changed: listChanged(stored.changes),
  selected: stored.selected,
  atIssue: sorted.flatMap((receiver) => {
    const { pointId, verdict, isSelected } = receiver;
    return verdict !== null && isAtIssue(verdict) ? [{ pointId, verdict, isSelected, name: nameOf(receiver) }] : [];
  }),
});

function listChanged(changes: readonly string[]): Step[] {
  const changed = new Set<Step>(
    keysOf(stepOfAction).flatMap((action) => (changes.includes(action) ? [stepOfAction[action]] : [])),
  );
  return STEPS.filter((step) => changed.has(step));
}

function summarise(row: StoredProgress, stored: StoredLevels, { worst, counts }: Judged): LevelSummary {
  const { satisfies, borderline, exceeds } = counts;
  return {
    calculatedAt: stored.finishedAt.toISOString(),
    isCurrent: row.isCalculated,
    receivers: satisfies + borderline + exceeds,
    ...{ satisfies, borderline, exceeds },
    worst:
      worst?.verdict && worst.mitigatedLevel !== null && worst.criterion !== null
        ? {
            ...{ pointId: worst.pointId, name: nameOf(worst), level: worst.mitigatedLevel },
            ...{ criterion: worst.criterion, verdict: worst.verdict },
          }
        : null,
  };
}
