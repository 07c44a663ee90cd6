import type { OptimiserProblem, Proposal } from '@quietsite/domain';
import type { OptimiserReply } from './optimiser-protocol.ts';

interface Listener {
  readonly onProposal: (proposal: Proposal) => void;
  readonly onFailure: () => void;
}

/** Searches in a separate worker, so that previews continue meanwhile. Returns a function that stops it. */
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
