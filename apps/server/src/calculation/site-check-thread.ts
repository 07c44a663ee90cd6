import { parentPort } from 'node:worker_threads';
import { type DrawnSite, listSiteProblems } from '@quietsite/domain';

const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread');

port.once('message', (site: DrawnSite) => port.postMessage(listSiteProblems(site)));
