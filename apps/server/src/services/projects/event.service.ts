import type { ProjectEvent } from '@quietsite/contracts';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database } from '../../database/connection.ts';
import type { Listen } from '../../database/listener.ts';
import { AppError } from '../../errors.ts';
import { findSession } from '../../repositories/accounts/session.repository.ts';
import { findNewestRun, findRun } from '../../repositories/calculation/run.repository.ts';
import { findDocument } from '../../repositories/report/document.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { AccessService } from './access.service.ts';

interface Notice {
  readonly projectId: number;
  readonly type: 'run' | 'document' | 'project';
  readonly id: number;
}

interface Subscriber {
  send(event: ProjectEvent): void;
  /** The person may no longer subscribe. */
  end(): void;
}

export interface Subscription {
  /** Ends the subscription if session or access have ended; call it from time to time. */
  check(): Promise<void>;
  stop(): void;
}

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
  readonly listen: Listen;
  readonly clock: Clock;
}

/** A page has one stream; nobody has this many pages open. Per server process. */
const MAX_STREAMS_OF_SESSION = 20;
const MAX_STREAMS_OF_USER = 40;

export type EventService = ReturnType<typeof createEventService>;

/**
 * One database connection listens for the whole process; each notification is read once and sent to all subscribers.
 */
export function createEventService({ database, access, listen, clock }: Dependencies) {
  const subscribers = new Map<number, Map<Subscriber, Subscription>>();
  const watchers = new Map<Subscriber, AuthenticatedUser>();
  listen('project_event', (payload) => void deliver(JSON.parse(payload) as Notice));

  return {
    /** Sends the current state first, so that nothing is missed between loading a page and listening. */
    async subscribe(user: AuthenticatedUser, projectId: number, subscriber: Subscriber): Promise<Subscription> {
      await access.require(user, projectId, 'read');
      refuseTooMany(user);
      const group = subscribers.get(projectId) ?? new Map<Subscriber, Subscription>();
      const subscription = {
        async check() {
          if (group.has(subscriber) && !(await mayWatch(user, projectId))) subscriber.end();
        },
        stop() {
          watchers.delete(subscriber);
          group.delete(subscriber);
          if (group.size === 0) subscribers.delete(projectId);
        },
      };
      watchers.set(subscriber, user);
      subscribers.set(projectId, group.set(subscriber, subscription));
      const run = await findNewestRun(database, projectId).catch((error: unknown) => {
        subscription.stop();
        throw error;
      });
      if (run) subscriber.send({ type: 'run', run });
      return subscription;
    },
  };

  function refuseTooMany({ id, sessionIdHash }: AuthenticatedUser): void {
    const own = [...watchers.values()].filter((watcher) => watcher.id === id);
    const ofSession = own.filter((watcher) => sessionIdHash !== null && watcher.sessionIdHash?.equals(sessionIdHash));
    if (own.length >= MAX_STREAMS_OF_USER || ofSession.length >= MAX_STREAMS_OF_SESSION)
      throw new AppError('TOO_MANY_REQUESTS');
  }

  /** Checks the current session, not the session at the start of the stream. */
  async function mayWatch({ sessionIdHash }: AuthenticatedUser, projectId: number): Promise<boolean> {
    try {
      const user = sessionIdHash && (await findSession(database, sessionIdHash, clock()));
      if (!user) return false;
      await access.require(user, projectId, 'read');
      return true;
    } catch (error) {
      return !(error instanceof AppError); // a database that is away for a moment ends no stream
    }
  }

  async function deliver(notice: Notice): Promise<void> {
    const group = subscribers.get(notice.projectId);
    if (!group) return;
    // The change may be to the team or a deletion: users without access get no more events.
    if (notice.type === 'project') await Promise.all([...group.values()].map((subscription) => subscription.check()));
    const event = await readEvent(notice).catch(() => undefined); // healed by the next notice or the page's poll
    if (event) for (const subscriber of group.keys()) subscriber.send(event);
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
