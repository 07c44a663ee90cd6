import type { NewScenario, Scenario, ScenarioInUse, ScenarioTexts } from '@quietsite/contracts';
import { keepRows, nextScenarioLetter } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { notifyProject } from '../../repositories/calculation/run.repository.ts';
import {
  deleteScenario,
  describeScenario,
  insertScenario,
  isScenarioKept,
  keepScenario,
  listScenarios,
} from '../../repositories/mitigation/scenario.repository.ts';
import { readProgramme } from '../../repositories/programme/programme.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import { refuseStale } from '../projects/refuse-stale.ts';
import type { SavingDependencies } from '../projects/saving-dependencies.ts';
import { takeIntoUse } from './use-scenario.ts';

interface Dependencies extends SavingDependencies<'getWithin'> {
  readonly engineVersion: string;
}

export type ScenarioService = ReturnType<typeof createScenarioService>;

/**
 * Alternatives of a project's mitigation. Only taking another one into use changes the project; keeping, describing and
 * removing leave its revision alone, so that results and documents stay current.
 */
export function createScenarioService({ database, access, clock, projects, engineVersion }: Dependencies) {
  return {
    async list(user: AuthenticatedUser, projectId: number): Promise<readonly Scenario[]> {
      await access.require(user, projectId, 'seeScenarios');
      return listScenarios(database, projectId);
    },

    /** The stored state is kept under its own letter; the new scenario starts from it and is in use. */
    async keep(user: AuthenticatedUser, projectId: number, sent: NewScenario): Promise<readonly Scenario[]> {
      return database.transaction().execute(async (transaction) => {
        await access.requireWritable(transaction, user, projectId, 'edit');
        // A request that was repeated because its response was lost.
        if (await isScenarioKept(transaction, projectId, sent.key)) return listScenarios(transaction, projectId);
        await refuseStale(transaction, projectId, sent.revision);
        return keep(transaction, projectId, user.id, sent);
      });
    },

    async describe(
      user: AuthenticatedUser,
      projectId: number,
      scenarioId: number,
      texts: ScenarioTexts,
    ): Promise<readonly Scenario[]> {
      return database.transaction().execute(async (transaction) => {
        await access.requireWritable(transaction, user, projectId, 'edit');
        const { letter } = await find(transaction, projectId, scenarioId);
        await describeScenario(transaction, scenarioId, texts);
        return record(transaction, projectId, user.id, 'scenario.describe', { letter, name: texts.name });
      });
    },

    async remove(user: AuthenticatedUser, projectId: number, scenarioId: number): Promise<readonly Scenario[]> {
      return database.transaction().execute(async (transaction) => {
        await access.requireWritable(transaction, user, projectId, 'edit');
        const { letter, name, isInUse } = await find(transaction, projectId, scenarioId);
        if (isInUse) throw new AppError('SCENARIO_IN_USE');
        await deleteScenario(transaction, scenarioId);
        return record(transaction, projectId, user.id, 'scenario.remove', { letter, name });
      });
    },

    /** Keeps the state of the scenario in use, then writes the measures of the other into the project. */
    async use(
      user: AuthenticatedUser,
      projectId: number,
      scenarioId: number,
      revision: number,
    ): Promise<ScenarioInUse> {
      return database.transaction().execute(async (transaction) => {
        const rights = await access.requireWritable(transaction, user, projectId, 'edit');
        const scenario = await find(transaction, projectId, scenarioId);
        const author = { projectId, userId: user.id, now: clock(), engineVersion };
        if (!scenario.isInUse) await refuseStale(transaction, projectId, revision);
        const dropped = scenario.rows === null ? [] : await takeIntoUse(transaction, author, scenario, scenario.rows);
        return {
          project: await projects.getWithin(transaction, user, projectId, rights),
          programme: await readProgramme(transaction, projectId),
          scenarios: await listScenarios(transaction, projectId),
          dropped,
        };
      });
    },
  };

  async function keep(transaction: Executor, projectId: number, userId: number, sent: NewScenario) {
    const now = clock();
    const { tasks, equipmentRows } = await readProgramme(transaction, projectId);
    const rows = keepRows(equipmentRows, tasks);
    const known = await listScenarios(transaction, projectId);
    const author = { projectId, createdBy: userId, now };
    const inUse = known.find(({ isInUse }) => isInUse);
    if (inUse) await keepScenario(transaction, inUse.id, rows, now);
    else await insertScenario(transaction, { ...author, letter: 'A', name: '', note: '', key: null, rows });
    const letter = nextScenarioLetter(inUse ? known.map((scenario) => scenario.letter) : ['A']);
    if (!letter) throw new AppError('TOO_MANY_SCENARIOS');
    const { name, note, key } = sent;
    await insertScenario(transaction, { ...author, letter, name, note, key, rows: null });
    return record(transaction, projectId, userId, 'scenario.keep', { letter, name });
  }
}

async function find(transaction: Executor, projectId: number, scenarioId: number): Promise<Scenario> {
  const scenario = (await listScenarios(transaction, projectId)).find(({ id }) => id === scenarioId);
  if (!scenario) throw new AppError('NOT_FOUND');
  return scenario;
}

async function record(
  transaction: Executor,
  projectId: number,
  userId: number,
  action: string,
  details: Record<string, unknown>,
): Promise<readonly Scenario[]> {
  await recordAudit(transaction, { userId, action, projectId, details });
  await notifyProject(transaction, { projectId, type: 'project', id: projectId });
  return listScenarios(transaction, projectId);
}
