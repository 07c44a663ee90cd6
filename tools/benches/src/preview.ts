// Measures what-ifs on the screen, from the key to the painted map, and the day slider: pnpm bench:preview [--short]. Exits 1 when a bar is missed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatTable, type Line } from '../../kit/src/measure/report.ts';
import { withReferenceScreen } from '../../kit/src/reference-project/reference-screen.ts';
import type { LargeProject } from '../../kit/src/reference-project/store-project.ts';
import type { Screen } from '../../kit/src/screen/screen.ts';
import { repositoryRoot } from '../../kit/src/stack/cluster.ts';
import { measureMitigation } from './preview/measure-mitigation.ts';
import { measureSlider } from './preview/measure-slider.ts';
import { measureWhatIf } from './preview/measure-what-if.ts';
import { judgeMitigation, judgePreview, judgeSlider } from './preview/report.ts';

const FULL = { name: 'L', edits: 40, steps: 480, isTimed: true } as const;
const SHORT = { name: 'M', edits: 1, steps: 10, isTimed: false } as const;

const LOAD = 'load of the machine in the minute before, between and after';
const describeLoad = (): string => (loadavg()[0] ?? Number.NaN).toFixed(2);

async function measure(
  screen: Screen,
  project: LargeProject,
  { edits, steps, isTimed }: typeof FULL | typeof SHORT,
): Promise<Line[]> {
  const loads = [describeLoad()];
  const whatIfs = await measureWhatIf(screen, project.projectId, edits);
  loads.push(describeLoad());
  const mitigation = await measureMitigation(await inNewTab(screen), project.projectId, edits);
  loads.push(describeLoad());
  const slider = await measureSlider(await inNewTab(screen), project.projectId, steps);
  loads.push(describeLoad());
  const load = { what: LOAD, value: loads.join(', '), bar: '', isMet: true };
  return [
    ...judgePreview(project, whatIfs, isTimed),
    ...judgeMitigation(mitigation, isTimed),
    ...judgeSlider(slider, isTimed),
    load,
  ];
}

/** Opens a new tab, so that edits in the previous one are discarded. */
async function inNewTab(screen: Screen): Promise<Screen> {
  const page = await screen.page.context().newPage();
  for (const other of screen.page.context().pages()) if (other !== page) await other.close();
  return { ...screen, page };
}

function writeDocument(table: string): void {
  const directory = join(repositoryRoot, 'docs/benchmarks');
  mkdirSync(directory, { recursive: true });
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`;
  const text = `# What-ifs and days on the screen

Written by \`pnpm bench:preview\`: the reference project L with two approved neighbours (\`tools/kit/src/reference-project\`), saved over HTTP, its receivers written into the database, and opened in Chromium without a graphics card at 1440 by 900. One quantity after the other is typed into the equipment editor; the time is that from the Enter key until the frame with the new levels of all receivers was painted on the map, before anything is saved. The same is done with barriers in the table of the third stage of mitigation, among all 600 rows, with 100 receivers selected. The day slider is dragged over the whole programme and back, a step a frame, once to warm up and once to measure; counted are all frames of the page, and those in which the map was painted with the levels of another day: where a day takes more than a frame of 16.7 ms, these are every second one at most. The bars are for a machine that has nothing else to do; what it had to do stands in the last line. ${new Date().toISOString().slice(0, 10)}, ${machine}, database, server and browser on the same machine.

${table}
`;
  writeFileSync(join(directory, 'preview.md'), text);
}

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const size = values.short ? SHORT : FULL;
const lines = await withReferenceScreen({ name: size.name, isShort: values.short }, (screen, project) =>
  measure(screen, project, size),
);
const table = formatTable(lines);
console.log(table);
if (!values.short) writeDocument(table);
process.exitCode = lines.every(({ isMet }) => isMet) ? 0 : 1;
