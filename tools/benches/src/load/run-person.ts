import { FailedCall } from '../../../kit/src/users/web-client.ts';
import { handleEvent, type LoadScenario, type Person, sleep } from './person.ts';
import {
  calculateNoise,
  edit,
  moveMap,
  openProject,
  openReceiver,
  print,
  renewSession,
  type UserAction,
} from './user-actions.ts';

/** Shares of the actions between calculations and prints. */
const OPEN = 0.15;
const EDIT = 0.25;
const RECEIVER = 0.25;

/** From opening the project to the end of the run; returns the number of actions. */
export async function runPerson(person: Person, scenario: LoadScenario): Promise<number> {
  const { random, web, account } = person;
  const { size, signal, streams } = scenario;
  // Users arrive one after another.
  if (!(await sleep(random.next() * 0.5 * size.rampSeconds * 1000, signal))) return 0;
  await attempt(openProject, person, scenario);
  await web.listen(account.projectId, streams, (data) => handleEvent(person, data));
  let acts = 1;
  while (await sleep(random.between(0.5, 1.5) * size.thinkSeconds * 1000, signal)) {
    if (performance.now() > person.renewAt) await attempt(renewSession, person, scenario);
    await attempt(pickAct(person), person, scenario);
    acts += 1;
  }
  return acts;
}

function pickAct(person: Person): UserAction {
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
async function attempt(act: UserAction, person: Person, scenario: LoadScenario): Promise<void> {
  await act(person, scenario).catch((error: unknown) => {
    if (!(error instanceof FailedCall)) scenario.recorder.recordError('an act', String(error));
  });
}
