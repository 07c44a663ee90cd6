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
  /** Called when the person may no longer subscribe. */
  end(): void;
}

export interface Subscription {
  /** Ends the subscription if the session or the access has ended. Must be called from time to time. */
  check(): Promise<void>;
  stop(): void;
}

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
  readonly listen: Listen;
  readonly clock: Clock;
}

/** Per server process. A page has one stream, and nobody has this many pages open. */
const MAX_STREAMS_OF_SESSION = 20;
const MAX_STREAMS_OF_USER = 40;

export type EventService = ReturnType<typeof createEventService>;

/**
 * One database connection listens for the whole process; each notification is read once and sent to all subscribers.
 */
export function createEventService({ database, access, listen, clock }: Dependencies) {
  const subscribers = new Map<number, Map<Subscriber, Subscription>>();
  const users = new Map<Subscriber, AuthenticatedUser>();
  listen('project_event', (payload) => void deliver(JSON.parse(payload) as Notice));

  return {
    /** Sends the current state first, so that nothing is missed between loading a page and listening. */
    async subscribe(user: AuthenticatedUser, projectId: number, subscriber: Subscriber): Promise<Subscription> {
      await access.require(user, projectId, 'read');
      refuseTooMany(user);
      const group = subscribers.get(projectId) ?? new Map<Subscriber, Subscription>();
      const subscription = {
        async check() {
          if (group.has(subscriber) && !(await canWatch(user, projectId))) subscriber.end();
        },
        stop() {
          users.delete(subscriber);
          group.delete(subscriber);
          if (group.size === 0) subscribers.delete(projectId);
        },
      };
      users.set(subscriber, user);
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
    const ofUser = [...users.values()].filter((user) => user.id === id);
    const ofSession = ofUser.filter((user) => sessionIdHash !== null && user.sessionIdHash?.equals(sessionIdHash));
    if (ofUser.length >= MAX_STREAMS_OF_USER || ofSession.length >= MAX_STREAMS_OF_SESSION)
      throw new AppError('TOO_MANY_REQUESTS');
  }

  /** Checks the current session, not the session at the start of the stream. */
  async function canWatch({ sessionIdHash }: AuthenticatedUser, projectId: number): Promise<boolean> {
    try {
      const user = sessionIdHash && (await findSession(database, sessionIdHash, clock()));
      if (!user) return false;
      await access.require(user, projectId, 'read');
      return true;
    } catch (error) {
      return !(error instanceof AppError); // a short database outage does not end the stream
    }
  }

  async function deliver(notice: Notice): Promise<void> {
    const group = subscribers.get(notice.projectId);
    if (!group) return;
    // The project may have been deleted or its team changed, and users without access must get no more events.
    if (notice.type === 'project') await Promise.all([...group.values()].map((subscription) => subscription.check()));
    const event = await readEvent(notice).catch(() => undefined); // the next notice or the page's poll makes up for it
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
