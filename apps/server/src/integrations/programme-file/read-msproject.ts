import { XMLParser } from 'fast-xml-parser';
import { MAX_LINES } from '../csv/check-size.ts';
import { decodeEntities } from './decode-entities.ts';
import { type ProgrammeTasks, type RawTask, readProgrammeTasks } from './programme-task.ts';
import { programmeRefused, refuseUnreadable } from './refuse-programme.ts';
import { scanXml } from './scan-xml.ts';

const TASK_FIELDS = [
  'UID',
  'ID',
  'Name',
  'OutlineLevel',
  'Summary',
  'Milestone',
  'Active',
  'IsNull',
  'Start',
  'Finish',
] as const;
type TaskField = (typeof TASK_FIELDS)[number];
type TaskElement = Readonly<Record<TaskField, string>>;

const KEPT_ELEMENTS: ReadonlySet<string> = new Set(['Tasks', 'Task', ...TASK_FIELDS]);
/** The maximum in Microsoft Project. */
const MAX_OUTLINE_LEVEL = 64;

export interface ProgrammeReading extends ProgrammeTasks {
  readonly milestones: number;
  readonly leftOut: number;
  readonly blankLines: number;
}

/** Reads a programme saved as XML by Microsoft Project or a compatible program. */
export function readMsProject(xml: string): ProgrammeReading {
  const elements = parseTasks(extractTasks(xml));
  // UID 0 is the project itself.
  const listed = elements.filter(({ UID }) => UID !== '0');
  const [blank, filled] = split(listed, ({ IsNull }) => isYes(IsNull));
  const withPaths = addPaths(filled);
  const [summaries, plain] = split(withPaths, ({ isSummary }) => isSummary);
  const [inactive, active] = split(plain, ({ element }) => element.Active !== '' && !isYes(element.Active));
  const [milestones, activities] = split(active, ({ element }) => isYes(element.Milestone));
  return {
    ...readProgrammeTasks(activities.map(toRawTask)),
    milestones: milestones.length,
    leftOut: summaries.length + inactive.length,
    blankLines: blank.length,
  };
}

const isYes = (text: string): boolean => text === '1' || text.toLowerCase() === 'true';

function split<Item>(items: readonly Item[], is: (item: Item) => boolean): readonly [Item[], Item[]] {
  return [items.filter(is), items.filter((item) => !is(item))];
}

/** Extracts the tasks. Most of such a file is resources and their hours, which are not needed. */
function extractTasks(xml: string): string {
  let [start, end, tasks] = [-1, -1, 0];
  scanXml(xml, {
    open(element) {
      if (element.depth === 0 && element.name !== 'Project') throw programmeRefused('UNKNOWN_FORMAT');
      if (element.depth === 1 && element.name === 'Tasks' && start < 0) start = element.start;
      if (element.depth === 2 && element.name === 'Task' && ++tasks > MAX_LINES)
        throw programmeRefused('TOO_MANY_ROWS');
    },
    close(name, depth, offset) {
      if (depth === 1 && name === 'Tasks' && end < 0) end = offset;
    },
  });
  if (start < 0) throw programmeRefused('NO_ROWS');
  return xml.slice(start, end);
}

function parseTasks(xml: string): readonly TaskElement[] {
  const parser = new XMLParser({
    ignoreAttributes: true,
    parseTagValue: false,
    // The predefined XML entities are decoded afterwards, each once.
    processEntities: false,
    ignorePiTags: true,
    removeNSPrefix: true,
    jPath: false,
    isArray: (name) => name === 'Task',
    // Drops elements that are not needed.
    updateTag: (name) => KEPT_ELEMENTS.has(name),
  });
  const { Tasks: tasks } = refuseUnreadable(() => parser.parse(xml) as { Tasks?: unknown });
  const list = typeof tasks === 'object' && tasks !== null && 'Task' in tasks ? tasks.Task : [];
  return Array.isArray(list) ? list.map(toTaskElement) : [];
}

/** Ignores repeated and nested fields. */
function toTaskElement(parsed: unknown): TaskElement {
  const fields = new Map(typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : []);
  const texts = TASK_FIELDS.map((field) => {
    const value: unknown = fields.get(field);
    return [field, typeof value === 'string' ? decodeEntities(value) : ''] as const;
  });
  return Object.fromEntries(texts) as TaskElement;
}

interface TaskWithPath {
  readonly element: TaskElement;
  readonly path: readonly string[];
  readonly index: number;
  readonly isSummary: boolean;
}

const levelOf = (element: TaskElement | undefined): number =>
  Math.min(MAX_OUTLINE_LEVEL, Math.max(1, Number.parseInt(element?.OutlineLevel ?? '', 10) || 1));

/**
 * Adds to each task the names of the summaries above it: the last summary of each lower level. If the file does not
 * declare its summaries, tasks with tasks below them count as such.
 */
function addPaths(elements: readonly TaskElement[]): readonly TaskWithPath[] {
  const above: string[] = [];
  return elements.map((element, index) => {
    const level = levelOf(element);
    above.length = Math.min(above.length, level - 1);
    const path = [...above];
    const isSummary = element.Summary === '' ? levelOf(elements[index + 1]) > level : isYes(element.Summary);
    if (isSummary) above.push(element.Name);
    return { element, path, index, isSummary };
  });
}

function toRawTask({ element, path, index }: TaskWithPath): RawTask {
  return {
    // The number in the first column, by which a planner finds it.
    line: /^\d{1,9}$/.test(element.ID) ? Number(element.ID) : index + 1,
    sourceId: /^\d{1,20}$/.test(element.UID) ? `msp:${element.UID}` : '',
    name: element.Name,
    path,
    start: element.Start,
    finish: element.Finish,
  };
}
