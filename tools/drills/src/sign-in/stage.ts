import { join } from 'node:path';
import { findFreePort } from '../../../kit/src/stack/cluster.ts';
import { stackEnvironment, startNode, stopProcess, waitUntilReady } from '../../../kit/src/stack/processes.ts';
import { openStage } from '../../../kit/src/stack/stage.ts';

export interface SignInStage {
  readonly origin: string;
  readonly databaseUrl: string;
}

/** Runs the real server as a separate process, on a temporary seeded database. */
export async function withSignInStage<Result>(
  { isShort, variables }: { readonly isShort: boolean; readonly variables: NodeJS.ProcessEnv },
  work: (stage: SignInStage) => Promise<Result>,
): Promise<Result> {
  const stage = await openStage({ isShort, isSeeded: true });
  try {
    const serverPort = await findFreePort();
    const origin = `http://127.0.0.1:${serverPort}`;
    const { url, directory } = stage;
    const settings = { databaseUrl: url, serverPort, publicOrigin: origin, smtpPort: 1, directory, webDirectory: '' };
    const environment = { ...stackEnvironment(settings), LOG_LEVEL: 'silent', ...variables };
    const server = startNode('apps/server/src/main.ts', environment, join(directory, 'server.log'));
    try {
      await waitUntilReady(`${origin}/readyz`, server);
      return await work({ origin, databaseUrl: url });
    } finally {
      await stopProcess(server);
    }
  } finally {
    await stage.close();
  }
}
