// Measures a large programme on the screen: pnpm bench:programme [--short]. Exits 1 when a target is missed.
import { publish, readIsShort } from '../../kit/src/measure/report.ts';
import { type Screen, withScreen } from '../../kit/src/screen/screen.ts';
import { withServer, withStage } from '../../kit/src/stack/stage.ts';
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

const isShort = readIsShort();
const figures = await withStage({ isShort, isSeeded: true }, (stage) =>
  withServer(stage, (origin) => withScreen(origin, (screen) => measure(screen, isShort ? SHORT : FULL)), {
    hasPages: true,
  }),
);
publish(judgeProgramme(figures, !isShort), isShort, {
  path: 'docs/benchmarks/programme.md',
  command: 'bench:programme',
  title: 'A large programme on the screen',
  about: `A project with ${FULL.tasks.toLocaleString('en')} activities in eight zones, one of them with ${FULL.rows.toLocaleString('en')} rows of equipment, saved over HTTP and opened in Chromium without a graphics card at 1440 by 900. First paint is from the click to the frame that shows the first rows and bars; frames are those in which something moved; keys are timed until the frame that shows them. Database, server and browser share the machine.`,
});
