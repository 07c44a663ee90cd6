import type { CatalogueWork } from '@quietsite/contracts';
import { type DayString, defaultDates, isDay, nextMonth, readWork, type ScheduledTask } from '@quietsite/domain';

/** The input of the dialog, with dates as typed. */
export interface WorksChoice {
  readonly zoneId: number;
  readonly workName: string;
  /** Names of the activities to add. */
  readonly ticked: ReadonlySet<string>;
  readonly start: string;
  readonly end: string;
  /** A typed end stays. Otherwise it is one month after the start (SCHED-13). */
  readonly isEndTyped: boolean;
}

export interface WorksOffer {
  readonly name: string;
  /** The zone already has an activity of this name in this work. */
  readonly isPresent: boolean;
}

interface WorksContext {
  readonly works: readonly CatalogueWork[];
  readonly tasks: readonly ScheduledTask[];
}

/** The activities of the chosen work. */
export function listOffers({ works, tasks }: WorksContext, zoneId: number, workName: string): readonly WorksOffer[] {
  const present = new Set(
    tasks
      .filter((task) => task.zoneId === zoneId && task.constructionWork === readWork(workName))
      .map(({ name }) => name),
  );
  const names = works.find(({ name }) => name === workName)?.activities.map(({ name }) => name) ?? [];
  return [...new Set(names)].map((name) => ({ name, isPresent: present.has(name.trim()) }));
}

/** Ticks all activities that do not exist yet (Q79). */
const tickNew = (context: WorksContext, zoneId: number, workName: string): ReadonlySet<string> =>
  new Set(listOffers(context, zoneId, workName).flatMap(({ name, isPresent }) => (isPresent ? [] : [name])));

export function startChoice(context: WorksContext, zoneId: number, today: DayString): WorksChoice {
  const workName = context.works[0]?.name ?? '';
  const ticked = tickNew(context, zoneId, workName);
  return { zoneId, workName, ticked, ...defaultDates(today), isEndTyped: false };
}

export function chooseZoneAndWork(
  choice: WorksChoice,
  context: WorksContext,
  zoneId: number,
  workName: string,
): WorksChoice {
  return { ...choice, zoneId, workName, ticked: tickNew(context, zoneId, workName) };
}

export function tick(choice: WorksChoice, names: readonly string[], isTicked: boolean): WorksChoice {
  const ticked = new Set(choice.ticked);
  for (const name of names) {
    if (isTicked) ticked.add(name);
    else ticked.delete(name);
  }
  return { ...choice, ticked };
}

export function typeStart(choice: WorksChoice, start: string): WorksChoice {
  const typed = start.trim();
  return { ...choice, start, end: !choice.isEndTyped && isDay(typed) ? nextMonth(typed) : choice.end };
}

export const typeEnd = (choice: WorksChoice, end: string): WorksChoice => ({ ...choice, end, isEndTyped: true });

interface DateFaults {
  readonly start: 'notDay' | null;
  readonly end: 'notDay' | 'endBeforeStart' | null;
}

export function findDateFaults({ start, end }: WorksChoice): DateFaults {
  const [first, last] = [start.trim(), end.trim()];
  return {
    start: isDay(first) ? null : 'notDay',
    end: !isDay(last) ? 'notDay' : isDay(first) && last < first ? 'endBeforeStart' : null,
  };
}

/** One activity for each ticked one, in catalogue order (SCHED-07, Q79). */
export function listChosen(choice: WorksChoice, offers: readonly WorksOffer[]): readonly Omit<ScheduledTask, 'id'>[] {
  const [start, end] = [choice.start.trim(), choice.end.trim()];
  if (!isDay(start) || !isDay(end) || end < start) return [];
  const { zoneId, workName } = choice;
  return offers
    .filter(({ name }) => choice.ticked.has(name))
    .map(({ name }) => ({ zoneId, constructionWork: readWork(workName), name: name.trim(), start, end, sourceId: '' }));
}
