import type { OptimiserProblem, Proposal } from '@quietsite/domain';
import type { OptimiserReply } from './optimiser-protocol.ts';

interface Listener {
  readonly onProposal: (proposal: Proposal) => void;
  readonly onFailure: () => void;
}

/** Searches in a worker of its own, so that previews go on meanwhile; the answer ends it. */
export function searchInWorker(problem: OptimiserProblem, { onProposal, onFailure }: Listener): () => void {
  const worker = new Worker(new URL('./optimiser.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<OptimiserReply>) =>
    data.outcome === 'proposal' ? onProposal(data.proposal) : onFailure();
  worker.onerror = (event) => {
    event.preventDefault();
    onFailure();
  };
  worker.onmessageerror = onFailure;
  worker.postMessage(problem);
  return () => worker.terminate();
}
