import type { AuthenticatedUser } from '../../../../apps/server/src/authenticated-user.ts';
import type { Connection } from '../../../../apps/server/src/database/connection.ts';
import { createSessionService } from '../../../../apps/server/src/services/accounts/session.service.ts';
import { createCalculationService } from '../../../../apps/server/src/services/calculation/calculation.service.ts';
import { createTileService, type TileLayer } from '../../../../apps/server/src/services/layers/tile.service.ts';
import { createAccessService } from '../../../../apps/server/src/services/projects/access.service.ts';
import { createProjectService } from '../../../../apps/server/src/services/projects/project.service.ts';
import { createReceiverService } from '../../../../apps/server/src/services/receivers/receiver.service.ts';
import { createNeighbourService } from '../../../../apps/server/src/services/site/neighbour.service.ts';
import { listTiles } from './map-screen.ts';
import type { LoadScenario, Person } from './person.ts';

/** A frequent read, by its address and by the service that its route calls. */
export interface HotRead {
  readonly name: string;
  /** Undefined if this user has no such item. */
  path(person: Person, scenario: LoadScenario): string | undefined;
  /** Sends the same queries as the route, the session first. */
  ask(path: string, secret: string): Promise<void>;
}

const clock = () => new Date();
type ChooseProject = (person: Person) => number | undefined;
const ownWork: ChooseProject = ({ account }) => account.projectId;
/** Nobody edits it, so its results remain valid. */
const calculatedBefore: ChooseProject = ({ account }) => account.projectIds.find((id) => id !== account.projectId);

/** Services as the server wires them, on a connection whose statements are recorded. */
export function listHotReads({ database }: Pick<Connection, 'database'>): readonly HotRead[] {
  const access = createAccessService({ database, clock });
  const shared = { database, access, clock };
  const sessions = createSessionService({ ...shared, idleMinutes: 60, absoluteHours: 12 });
  const projects = createProjectService(shared);
  const calculations = createCalculationService({ ...shared, enqueue: async () => {}, engineVersion: '' });
  const receivers = createReceiverService({ ...shared, projects });
  const neighbours = createNeighbourService(shared);
  const tiles = createTileService({ database });
  const identify = async (secret: string) => {
    const user = await sessions.findUser(secret);
    if (!user) throw new Error('a session is gone');
    return user;
  };
  type Work = (user: AuthenticatedUser, projectId: number) => Promise<unknown>;
  const ofProject = (part: string, work: Work, choose = ownWork): HotRead => ({
    name: `GET /api/projects/:n${part}`,
    path(person) {
      const projectId = choose(person);
      return projectId === undefined ? undefined : `/api/projects/${projectId}${part}`;
    },
    ask: async (path, secret) => void (await work(await identify(secret), Number(path.split('/')[3]))),
  });
  const ofTile = (layer: TileLayer): HotRead => ({
    name: `GET /tiles/${layer}`,
    path: ({ account, random }, { editions }) =>
      `/tiles/${layer}/${editions[layer]}/${random.pick(listTiles(account.place, 16))}.pbf`,
    async ask(path, secret) {
      await identify(secret);
      const [edition = 0, z = 0, x = 0, y = 0] = path.match(/\d+/g)?.map(Number) ?? [];
      await tiles.findTile(layer, edition, { z, x, y });
    },
  });
  const withUser = (path: string, work: (user: Awaited<ReturnType<typeof identify>>) => Promise<unknown>): HotRead => ({
    name: `GET ${path}`,
    path: () => path,
    ask: async (_path, secret) => void (await work(await identify(secret))),
  });
  return [
    withUser('/api/session', (user) => sessions.getSession(user, user.expiresAt)),
    withUser('/api/projects', (user) => projects.list(user, 'own')),
    ofProject('', projects.get),
    ofProject('/map', projects.getMap),
    ofProject('/programme', projects.getProgramme),
    ofProject('/receivers', receivers.list),
    ofProject('/neighbours', neighbours.list),
    ofProject('/calculation', calculations.findNewest),
    ofProject('/calculation/input', calculations.getInput),
    ofProject('/results', calculations.getResults, calculatedBefore),
    ofTile('buildings'),
    ofTile('base-map'),
  ];
}
