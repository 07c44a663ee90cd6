import { type Programme, savedCalendarSchema } from '@quietsite/contracts';
import { type CalendarSettings, normaliseCalendar } from '@quietsite/domain';
import { requestJson } from '../../lib/api-client.ts';
import { programmeQuery } from '../../session/project-queries.ts';
import { type ProjectPart, revisionOf } from '../save/project-part.ts';

/** The same text for equal settings. */
const textOf = ({ calendar, everyDayTaskIds }: CalendarSettings): string =>
  JSON.stringify([calendar && normaliseCalendar(calendar), everyDayTaskIds.toSorted((a, b) => a - b)]);

const isSame = (one: CalendarSettings, other: CalendarSettings): boolean =>
  one === other || textOf(one) === textOf(other);

/** The days on which the project works, and the activities that work every day (M-130). */
export const calendarPart: ProjectPart<CalendarSettings, Programme> = {
  name: 'calendar',
  query: programmeQuery,
  revisionOf,
  startOf: ({ calendarSettings }) => calendarSettings,
  isSame,
  isReadable: (value): value is CalendarSettings =>
    Array.isArray((value as CalendarSettings | null)?.everyDayTaskIds) &&
    (value as CalendarSettings).calendar !== undefined,
  isStored: (mine, { calendarSettings }) => isSame(mine, calendarSettings),
  keepMine: (mine, { tasks }) => {
    const known = new Set(tasks.map(({ id }) => id));
    return { ...mine, everyDayTaskIds: mine.everyDayTaskIds.filter((id) => known.has(id)) };
  },
  carry: (step) => step,
  send: async (_, projectId, mine, revision) => {
    const path = `/api/projects/${projectId}/working-calendar`;
    const saved = await requestJson(path, savedCalendarSchema, { method: 'PUT', body: { ...mine, revision } });
    return { project: saved.project, stored: saved.programme };
  },
};
