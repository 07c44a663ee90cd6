import { type Screen, withScreen } from '../screen/screen.ts';
import { withServer, withStage } from '../stack/stage.ts';
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
  return withStage({ isShort, isSeeded: true }, (stage) => {
    const workThere = async (screen: Screen) => {
      const project = await storeReferenceProject(screen, stage.connection.pool, createReferenceProject(name));
      console.error(`a project with ${project.receivers} receivers and ${project.rows} rows is there`);
      return work(screen, project);
    };
    return withServer(stage, (origin) => withScreen(origin, workThere), { hasPages: true, hasWorker });
  });
}
