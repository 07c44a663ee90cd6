import { FailedCall } from '../../../kit/src/users/web-client.ts';
import { type Act, calculateNoise, edit, keepOpen, moveMap, openProject, openReceiver, print } from './acts.ts';
import { hear, type Person, rest, type World } from './person.ts';

/** Shares of the actions between calculations and prints. */
const OPEN = 0.15;
const EDIT = 0.25;
const RECEIVER = 0.25;

/** From opening the project to the end of the run; returns the number of actions. */
export async function live(person: Person, world: World): Promise<number> {
  const { random, web, account } = person;
  const { size, signal, streams } = world;
  // Users arrive one after another.
  if (!(await rest(random.next() * 0.5 * size.rampSeconds * 1000, signal))) return 0;
  await attempt(openProject, person, world);
  await web.listen(account.projectId, streams, (data) => hear(person, data));
  let acts = 1;
  while (await rest(random.between(0.5, 1.5) * size.thinkSeconds * 1000, signal)) {
    if (performance.now() > person.renewAt) await attempt(keepOpen, person, world);
    await attempt(pickAct(person), person, world);
    acts += 1;
  }
  return acts;
}

function pickAct(person: Person): Act {
  const now = performance.now();
  if (now > person.calculateAt) return calculateNoise;
  if (person.hasResults && now > person.printAt) return print;
  const chance = person.random.next();
  if (person.pointIds.length === 0 || chance < OPEN) return openProject;
  if (chance < OPEN + EDIT) return edit;
  if (chance < OPEN + EDIT + RECEIVER) return person.hasResults ? openReceiver : moveMap;
  return moveMap;
}

/** The error has already been counted; the user carries on. */
async function attempt(act: Act, person: Person, world: World): Promise<void> {
  await act(person, world).catch((error: unknown) => {
    if (!(error instanceof FailedCall)) world.recorder.noteError('an act', String(error));
  });
}
