// Measures a large programme on the screen: pnpm bench:programme [--short]. Exits 1 when a bar is missed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatTable } from '../../kit/src/measure/report.ts';
import { type Screen, withScreen } from '../../kit/src/screen/screen.ts';
import { repositoryRoot } from '../../kit/src/stack/cluster.ts';
import { openStage, withServer } from '../../kit/src/stack/stage.ts';
import { findWebDirectory } from '../../kit/src/stack/web-directory.ts';
import { createLargeProgramme } from './programme/large-programme.ts';
import { measureEquipment } from './programme/measure-equipment.ts';
import { measureSchedule } from './programme/measure-schedule.ts';
import { judgeProgramme, type ProgrammeFigures } from './programme/report.ts';

const FULL = { tasks: 1000, rows: 5000, steps: 300 };
const SHORT = { tasks: 120, rows: 150, steps: 30 };

async function measure(screen: Screen, { tasks, rows, steps }: typeof FULL): Promise<ProgrammeFigures> {
  const programme = await createLargeProgramme(screen, { tasks, rows });
  console.error(`a project with ${programme.tasks} activities and ${programme.rows} rows is there`);
  const schedule = await measureSchedule(screen, programme, steps);
  const equipment = await measureEquipment(screen, programme, steps);
  return { ...programme, schedule, equipment };
}

function writeDocument(table: string): void {
  const directory = join(repositoryRoot, 'docs/benchmarks');
  mkdirSync(directory, { recursive: true });
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`;
  const text = `# A large programme on the screen

Written by \`pnpm bench:programme\`: a project with ${FULL.tasks.toLocaleString('en')} activities in eight zones, one of them with ${FULL.rows.toLocaleString('en')} rows of equipment, saved over HTTP and opened in Chromium without a graphics card at 1440 by 900. First paint is from the click to the frame that shows the first rows and bars; frames are those in which something moved; keys are timed until the frame that shows them. ${new Date().toISOString().slice(0, 10)}, ${machine}, database, server and browser on the same machine.

${table}
`;
  writeFileSync(join(directory, 'programme.md'), text);
}

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const size = values.short ? SHORT : FULL;
const stage = await openStage({ isShort: values.short, isSeeded: true });
try {
  // All requests come from one address; the rate limit is measured elsewhere.
  const variables = { WEB_DIRECTORY: findWebDirectory(stage, values.short), RATE_LIMIT_PER_MINUTE: '1000000' };
  const figures = await withServer(stage, (origin) => withScreen(origin, (screen) => measure(screen, size)), {
    variables,
  });
  const lines = judgeProgramme(figures, !values.short);
  const table = formatTable(lines);
  console.log(table);
  if (!values.short) writeDocument(table);
  process.exitCode = lines.every(({ isMet }) => isMet) ? 0 : 1;
} finally {
  await stage.close();
}
