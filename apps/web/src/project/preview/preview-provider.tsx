import { createSafeContext } from '@mantine/core';
import { findMissingPrecondition } from '@quietsite/domain';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from '../../lib/use-store.ts';
import { useIsServerLost } from '../../session/server-reach.ts';
import { useNeighbours, useOpenProject } from '../../session/use-open-project.ts';
import { startPreviewClient } from '../../workers/preview-client.ts';
import { type PreviewState, PreviewStore } from './preview-store.ts';
import { useDraftEdit } from './use-draft-edit.ts';

export const [PreviewContext, usePreviewStore] = createSafeContext<PreviewStore>(
  'usePreviewStore needs a PreviewProvider above it',
);

export const usePreview = (): PreviewState => useStore(usePreviewStore());

/** One part of the preview, so that a component does not re-render with every day and every key press. */
export const usePreviewPart = <Part,>(pick: (state: PreviewState) => Part): Part => useStore(usePreviewStore(), pick);

/** Calculates the open project in a web worker, with all unsaved edits (U34). */
export function PreviewProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() => new PreviewStore(startPreviewClient));
  const project = useOpenProject().data;
  const canCalculate = project !== undefined && findMissingPrecondition(project.counts) === null;
  return (
    <PreviewContext value={store}>
      {children}
      {canCalculate && (
        <PreviewFeed key={project.id} store={store} projectId={project.id} revision={project.revision} />
      )}
    </PreviewContext>
  );
}

interface PreviewFeedProps {
  readonly store: PreviewStore;
  readonly projectId: number;
  readonly revision: number;
}

/** The worker lives as long as this component: one project, with everything a calculation needs. */
function PreviewFeed({ store, projectId, revision: projectRevision }: PreviewFeedProps) {
  const isServerLost = useIsServerLost();
  const { data: neighbours, isPending: areNeighboursPending } = useNeighbours();
  const { edit, isKnown, revision: programmeRevision } = useDraftEdit();
  const canOpen = isKnown && !areNeighboursPending && !isServerLost;
  const revision = Math.max(projectRevision, programmeRevision ?? 0);
  useEffect(() => {
    store.start();
    return () => store.stop();
  }, [store]);
  // Before opening, so that the newly opened project is queried with the current edit.
  useEffect(() => store.edit(edit), [store, edit]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: neighbours can change without a new revision
  useEffect(() => {
    if (canOpen) store.open(projectId, revision);
  }, [store, projectId, revision, neighbours, canOpen]);
  return null;
}
