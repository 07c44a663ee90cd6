import { openConnection } from '../../../../apps/server/src/database/connection.ts';
import { type Screen, withScreen } from '../screen/screen.ts';
import { openStage, withServer } from '../stack/stage.ts';
import { findWebDirectory } from '../stack/web-directory.ts';
import { createReferenceProject, type ReferenceName } from './reference-project.ts';
import { type LargeProject, storeReferenceProject } from './store-project.ts';

interface ReferenceOptions {
  readonly name: ReferenceName;
  readonly isShort: boolean;
  /** Also starts the worker process. */
  readonly hasWorker?: boolean;
}

/** A temporary database, server and browser with a reference project; all removed afterwards. */
export async function withReferenceScreen<Result>(
  { name, isShort, hasWorker = false }: ReferenceOptions,
  work: (screen: Screen, project: LargeProject) => Promise<Result>,
): Promise<Result> {
  const stage = await openStage({ isShort, isSeeded: true });
  const connection = openConnection(stage.url, 2, console.error);
  // All requests come from one address; the rate limit is measured elsewhere.
  const variables = { WEB_DIRECTORY: findWebDirectory(stage, isShort), RATE_LIMIT_PER_MINUTE: '1000000' };
  const workThere = async (screen: Screen) => {
    const project = await storeReferenceProject(screen, connection.pool, createReferenceProject(name));
    console.error(`a project with ${project.receivers} receivers and ${project.rows} rows is there`);
    return work(screen, project);
  };
  try {
    return await withServer(stage, (origin) => withScreen(origin, workThere), { variables, hasWorker });
  } finally {
    await connection.close();
    await stage.close();
  }
}
