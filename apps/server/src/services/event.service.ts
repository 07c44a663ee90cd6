import type { ProjectEvent } from '@quietsite/contracts';
import type { AuthenticatedUser } from '../authenticated-user.ts';
import type { Database } from '../database/connection.ts';
import type { Listen } from '../database/listener.ts';
import { findDocument } from '../repositories/document.repository.ts';
import { findNewestRun, findRun } from '../repositories/run.repository.ts';
import type { AccessService } from './access.service.ts';

interface Notice {
  readonly projectId: number;
  readonly type: 'run' | 'document' | 'project';
  readonly id: number;
}

type Subscriber = (event: ProjectEvent) => void;

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
  readonly listen: Listen;
}

export type EventService = ReturnType<typeof createEventService>;

/** One database connection listens for the whole process; each notice is read once and given to all who watch. */
export function createEventService({ database, access, listen }: Dependencies) {
  const subscribers = new Map<number, Set<Subscriber>>();
  listen('project_event', (payload) => void deliver(JSON.parse(payload) as Notice));

  return {
    /** Sends the present state first, so that nothing is missed between loading a page and listening. */
    async subscribe(user: AuthenticatedUser, projectId: number, subscriber: Subscriber): Promise<() => void> {
      await access.require(user, projectId, 'read');
      const group = subscribers.get(projectId) ?? new Set();
      subscribers.set(projectId, group.add(subscriber));
      const run = await findNewestRun(database, projectId);
      if (run) subscriber({ type: 'run', run });
      return () => {
        group.delete(subscriber);
        if (group.size === 0) subscribers.delete(projectId);
      };
    },
  };

  async function deliver(notice: Notice): Promise<void> {
    const group = subscribers.get(notice.projectId);
    if (!group) return;
    const event = await readEvent(notice).catch(() => undefined); // healed by the next notice or the page's poll
    if (event) for (const subscriber of group) subscriber(event);
  }

  async function readEvent(notice: Notice): Promise<ProjectEvent | undefined> {
    if (notice.type === 'project') return { type: 'project' };
    if (notice.type === 'run') {
      const run = await findRun(database, notice.id);
      return run && { type: 'run', run };
    }
    const document = await findDocument(database, notice.id);
    return document && { type: 'document', document };
  }
}
