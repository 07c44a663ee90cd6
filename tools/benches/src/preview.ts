// Measures the preview of an edit, from the key press to the painted map, and the day slider: pnpm bench:preview
// [--short]. Exits 1 when a target is missed.

import { loadavg } from 'node:os';
import { note, publish, type ReportLine, readIsShort } from '../../kit/src/measure/report.ts';
import { withReferenceScreen } from '../../kit/src/reference-project/reference-screen.ts';
import type { LargeProject } from '../../kit/src/reference-project/store-project.ts';
import type { Screen } from '../../kit/src/screen/screen.ts';
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
): Promise<ReportLine[]> {
  const loads = [describeLoad()];
  const whatIfs = await measureWhatIf(screen, project.projectId, edits);
  loads.push(describeLoad());
  const mitigation = await measureMitigation(await inNewTab(screen), project.projectId, edits);
  loads.push(describeLoad());
  const slider = await measureSlider(await inNewTab(screen), project.projectId, steps);
  loads.push(describeLoad());
  return [
    ...judgePreview(project, whatIfs, isTimed),
    ...judgeMitigation(mitigation, isTimed),
    ...judgeSlider(slider, isTimed),
    note(LOAD, loads.join(', ')),
  ];
}

/** Opens a new tab, so that edits in the previous one are discarded. */
async function inNewTab(screen: Screen): Promise<Screen> {
  const page = await screen.page.context().newPage();
  for (const other of screen.page.context().pages()) if (other !== page) await other.close();
  return { ...screen, page };
}

const isShort = readIsShort();
const size = isShort ? SHORT : FULL;
const lines = await withReferenceScreen({ name: size.name, isShort }, (screen, project) =>
  measure(screen, project, size),
);
publish(lines, isShort, {
  path: 'docs/benchmarks/preview.md',
  command: 'bench:preview',
  title: 'What-ifs and days on the screen',
  about: `The reference project L with two approved neighbours (\`tools/kit/src/reference-project\`), saved over HTTP, its receivers written into the database, and opened in Chromium without a graphics card at 1440 by 900. One quantity after the other is typed into the equipment editor; the time is that from the Enter key until the frame with the new levels of all receivers was painted on the map, before anything is saved. The same is done with barriers in the table of the third stage of mitigation, among all 600 rows, with 100 receivers selected. The day slider is dragged over the whole programme and back, a step a frame, once to warm up and once to measure; counted are all frames of the page, and those in which the map was painted with the levels of another day: where a day takes more than a frame of 16.7 ms, these are every second one at most. The bars are for a machine that has nothing else to do; what it had to do stands in the last line. Database, server and browser share the machine.`,
});
