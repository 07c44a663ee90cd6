import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePreviewStore } from '../../../project/preview/preview-provider.tsx';
import { searchInWorker } from '../../../workers/optimiser-client.ts';
import { ProposalSearch } from './proposal-search.ts';

/** The search lives as long as its view. It uses the preview's model, including unsaved edits. */
export function useProposalSearch() {
  const preview = usePreviewStore();
  const [search] = useState(
    () =>
      new ProposalSearch({
        askModel: async (pointIds, isCumulative) =>
          (await preview.client?.ask('noiseModel', { pointIds, isCumulative })) ?? null,
        search: searchInWorker,
      }),
  );
  useEffect(() => search.discard, [search]);
  const state = useSyncExternalStore(search.subscribe, search.read);
  return { state, start: search.start, stop: search.stop };
}
