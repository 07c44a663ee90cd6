import { basename } from 'node:path';
import { signInCookie } from '../../../kit/src/stack/session.ts';
import { calculateAndPrint } from './calculate-and-print.ts';
import { listDrillTables, readProcesses, restoreBackup } from './inspect.ts';
import { startProbe } from './probe.ts';
import type { Outcome } from './root.ts';
import type { DrillStage } from './stage.ts';
import { makeDamaged, makeVariant } from './variants.ts';

interface Step {
  readonly what: string;
  /** Throws on a failure; returns what was observed. */
  run(): Promise<string>;
}

const MAX_QUOTE_LENGTH = 1_500;

/** Fails with the script's own message, which is what an operator would see. */
function expectOutcome({ status, text }: Outcome, expectedStatus: number, words: string): string {
  if (status !== expectedStatus || !text.includes(words))
    throw new Error(`exit ${status}: ${text.trim().slice(-MAX_QUOTE_LENGTH)}`);
  return text.split('\n').find((line) => line.includes(words)) ?? '';
}

/** Shared by all steps: the session, and access to the running release. */
function openDrill(stage: DrillStage) {
  let cookie = '';
  return {
    async signIn() {
      cookie = await signInCookie(stage.origin, 'demo');
    },
    async use() {
      return `calculated, PDF of ${await calculateAndPrint(stage.origin, cookie)} bytes`;
    },
    async expectVersion(version: string) {
      const { text } = await stage.install('status');
      if (!text.includes(`current:  ${version}\n`) || text.includes('does not run')) throw new Error(text);
    },
    async probeDuring(act: Promise<string>) {
      const stop = startProbe(stage.ports, cookie);
      const [message, probed] = [await act.finally(stop), await stop()];
      const { requests, unanswered, failedOver, longestMs } = probed;
      if (unanswered > 0) throw new Error(`${unanswered} of ${requests} requests were answered by nobody`);
      const figures = `${requests} requests, 0 unanswered, ${failedOver} by the other process`;
      return `${message}; ${figures}, longest ${Math.round(longestMs)} ms`;
    },
  };
}

export function listSteps(stage: DrillStage, archive: string): Step[] {
  const { archives, install } = stage;
  const drill = openDrill(stage);
  const first = basename(archive);
  const firstVersion = first.replace(/^quietsite-|-linux-x64\.tar\.gz$/g, '');
  const variant = (version: string, prepended: Record<string, string>) =>
    makeVariant(archive, archives, { version, prepended });
  const expectRefused = async (file: string, words: string, expectedVersion: string) => {
    const message = await drill.probeDuring(
      install(`upgrade ${file}`).then((outcome) => expectOutcome(outcome, 1, words)),
    );
    await drill.expectVersion(expectedVersion);
    return message;
  };
  return [
    {
      what: 'installing without settings stops and says so',
      run: async () => expectOutcome(await install(`install ${first}`), 1, 'fill in /etc/quietsite/quietsite.env'),
    },
    {
      what: 'install',
      async run() {
        stage.writeSettings();
        const message = expectOutcome(await install(`install ${first}`), 0, `${firstVersion} runs`);
        await drill.expectVersion(firstVersion);
        return message;
      },
    },
    { what: 'rights of what runs', run: () => readProcesses(stage) },
    {
      what: 'sample data, sign in, calculate, print without fonts of the system',
      async run() {
        expectOutcome(await stage.quietsite('seed'), 0, '');
        await drill.signIn();
        return drill.use();
      },
    },
    {
      what: 'a damaged archive is refused',
      run: () => expectRefused(makeDamaged(archive, archives), 'not the one its checksum speaks of', firstVersion),
    },
    {
      what: 'upgrade with a migration, while somebody asks',
      async run() {
        const file = variant('drill-next', {
          'apps/server/migrations/9001_drill.sql': 'create table drill_next (id int);\n',
        });
        const upgrading = install(`upgrade ${file}`).then((outcome) => expectOutcome(outcome, 0, 'drill-next runs'));
        const message = await drill.probeDuring(upgrading);
        await drill.expectVersion('drill-next');
        if ((await listDrillTables(stage)) !== 'drill_next') throw new Error('the migration is missing');
        return message;
      },
    },
    { what: 'the session lives on: calculate and print', run: drill.use },
    {
      what: 'an upgrade whose migration fails leaves all as it was',
      async run() {
        const bad = 'create table drill_half (id int);\nselect 1 / 0;\n';
        const message = await expectRefused(
          variant('drill-bad-schema', { 'apps/server/migrations/9002_drill.sql': bad }),
          'what ran before still runs',
          'drill-next',
        );
        if ((await listDrillTables(stage)) !== 'drill_next') throw new Error('half a migration is there');
        return message;
      },
    },
    {
      what: 'an upgrade whose server does not start is taken back',
      async run() {
        const broken = { 'apps/server/src/main.ts': "throw new Error('broken on purpose');\n" };
        return expectRefused(variant('drill-bad-server', broken), 'drill-next runs again', 'drill-next');
      },
    },
    {
      what: 'an upgrade whose worker does not stay alive is taken back',
      async run() {
        const broken = { 'apps/server/src/worker.ts': "throw new Error('broken on purpose');\n" };
        return expectRefused(variant('drill-bad-worker', broken), 'drill-next runs again', 'drill-next');
      },
    },
    {
      what: 'roll back to the release before, on the schema of the later one',
      async run() {
        const rolling = install('rollback').then((outcome) => expectOutcome(outcome, 0, `${firstVersion} runs`));
        const message = await drill.probeDuring(rolling);
        await drill.expectVersion(firstVersion);
        return `${message}; ${await drill.use()}`;
      },
    },
    {
      what: 'backup, restored into another database',
      async run() {
        expectOutcome(await stage.quietsite('backup'), 0, 'backup: ');
        return restoreBackup(stage);
      },
    },
  ];
}
