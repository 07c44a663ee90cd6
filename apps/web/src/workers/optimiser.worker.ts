import type { OptimiserReply, OptimiserRequest } from './optimiser-protocol.ts';
import { searchOn } from './optimiser-search.ts';

/** The part of a worker's global scope that is used: the page's types only know windows. */
interface WorkerScope {
  postMessage(reply: OptimiserReply): void;
  onmessage: ((event: MessageEvent<OptimiserRequest>) => void) | null;
}

const scope = self as unknown as WorkerScope;

scope.onmessage = ({ data }) => {
  searchOn(data, {
    report: (proposal) => scope.postMessage({ outcome: 'proposal', proposal }),
    pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
    now: () => performance.now(),
  }).catch(() => scope.postMessage({ outcome: 'failed' }));
};
