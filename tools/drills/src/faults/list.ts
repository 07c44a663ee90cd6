import { listBrowser } from './browser.ts';
import type { Fault } from './fault.ts';
import { listFiles } from './files.ts';
import { listKilled } from './killed.ts';
import { listMail } from './mail.ts';
import { listTwoOfEach } from './two-of-each.ts';
import type { World } from './under-work.ts';

/** Faults that share one stage; each leaves it as it found it. */
export const listFaults = (world: World): Fault[] =>
  [listKilled, listTwoOfEach, listBrowser, listMail, listFiles].flatMap((list) => list(world));
