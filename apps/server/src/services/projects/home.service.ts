import type { NewsKind, ProjectCard, ProjectNews, ProjectNewsEntry, ProjectSummary } from '@quietsite/contracts';
import { canSeeActivity, keysOf } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import { awaitAll } from '../../database/await-all.ts';
import type { Database } from '../../database/connection.ts';
import { listOwnProjectIds } from '../../repositories/projects/project.repository.ts';
import {
  findLastVisit,
  listStoredCards,
  listStoredNews,
  markNewsRead,
  type StoredNews,
} from '../../repositories/projects/project-home.repository.ts';
import { listNewNeighbours, type NewNeighbour } from '../../repositories/site/neighbour.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { ProjectService } from './project.service.ts';

/** Shown to the whole team: every member can read the same on the review page. */
const teamNews = {
  'comment.add': 'commented',
  'comment.resolve': 'resolvedComment',
  'submission.reject': 'returned',
  'submission.reveal': 'approved',
  'project.submit': 'submitted',
} as const satisfies Readonly<Record<string, NewsKind>>;

/** Saves, shown to those who may read the activity log. */
const activityNews = {
  'project.information': 'changedInformation',
  'site.save': 'changedSite',
  'centres.move': 'changedSite',
  'screening.save': 'changedSite',
  'unregisteredSites.save': 'changedSite',
  'schedule.save': 'changedSchedule',
  'calendar.save': 'changedSchedule',
  'equipment.save': 'changedEquipment',
  'receivers.save': 'changedReceivers',
  'receiverBuildings.change': 'changedReceivers',
  'mitigation.save': 'changedMitigation',
  'report.save': 'changedReport',
} as const satisfies Readonly<Record<string, NewsKind>>;

const kinds: Readonly<Record<string, NewsKind>> = { ...teamNews, ...activityNews, 'member.add': 'addedYou' };

const MAX_ENTRIES = 20;
/** Older news is of no interest, however long the user was away. */
const MAX_AGE_MILLISECONDS = 60 * 86_400_000;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly projects: Pick<ProjectService, 'list'>;
}

export type HomeService = ReturnType<typeof createHomeService>;

/** The contractor's home: the contents of the project cards, and changes by others since the last visit. */
export function createHomeService({ database, clock, projects }: Dependencies) {
  return {
    /** Only those of these projects that the user owns or is a member of. */
    async listCards(user: AuthenticatedUser, projectIds: readonly number[]): Promise<ProjectCard[]> {
      const own = new Set(await listOwnProjectIds(database, user.id));
      const ids = projectIds.filter((id) => own.has(id));
      if (ids.length === 0) return [];
      const { cards, neighbours } = await awaitAll({
        cards: listStoredCards(database, ids),
        neighbours: listNewNeighbours(database, ids),
      });
      const neighboursOf = Map.groupBy(neighbours, ({ projectId }) => projectId);
      return cards.map((card) => ({
        ...card,
        newNeighbours: (neighboursOf.get(card.projectId) ?? []).map(({ title, approvedOn }) => ({ title, approvedOn })),
      }));
    },

    async listNews(user: AuthenticatedUser): Promise<ProjectNews> {
      const own = await projects.list(user, 'own');
      const now = clock();
      const oldest = new Date(now.getTime() - MAX_AGE_MILLISECONDS);
      const visit = await findLastVisit(database, user.id);
      const since = visit !== null && visit > oldest ? visit : oldest;
      const answer = { since: since.toISOString(), until: now.toISOString() };
      if (visit === null || own.length === 0) return { ...answer, entries: [] };
      return { ...answer, entries: await read(user, own, since) };
    },

    async markRead(user: AuthenticatedUser, until: string): Promise<void> {
      const now = clock();
      await markNewsRead(database, user.id, new Date(Math.min(Date.parse(until), now.getTime())));
    },
  };

  async function read(user: AuthenticatedUser, own: readonly ProjectSummary[], since: Date) {
    const projectIds = own.map(({ id }) => id);
    const activityIds = own.filter(({ access }) => canSeeActivity(user, access)).map(({ id }) => id);
    const { news, neighbours } = await awaitAll({
      news: listStoredNews(database, {
        ...{ userId: user.id, since, projectIds, activityIds, limit: MAX_ENTRIES },
        ...{ actions: keysOf(teamNews), activities: keysOf(activityNews) },
      }),
      neighbours: listNewNeighbours(database, projectIds),
    });
    const projectOf = new Map(own.map((project) => [project.id, project]));
    const recent = neighbours.filter(({ approvedAt }) => approvedAt > since);
    const done = [...news.flatMap(describeNews), ...recent.map(describeNeighbour)];
    return done
      .flatMap(({ projectId, ...entry }): ProjectNewsEntry[] => {
        const project = projectOf.get(projectId);
        return project ? [{ projectId, projectTitle: project.title, projectVersion: project.version, ...entry }] : [];
      })
      .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
      .slice(0, MAX_ENTRIES);
  }
}

type Described = Omit<ProjectNewsEntry, 'projectTitle' | 'projectVersion'>;

function describeNews({ projectId, action, who, count, at }: StoredNews): Described[] {
  const kind = kinds[action];
  return kind ? [{ projectId, kind, who, count, at: at.toISOString(), name: null }] : [];
}

/** Only the day: other projects may not see more of an approval (U26). */
function describeNeighbour({ projectId, title, approvedOn }: NewNeighbour): Described {
  const at = new Date(`${approvedOn}T00:00:00+08:00`).toISOString();
  return { projectId, kind: 'neighbourApproved', who: null, count: 1, at, name: title };
}
