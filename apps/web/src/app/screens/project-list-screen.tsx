import { Suspense } from 'react';
import { ProjectList } from '../../features/projects/list/project-list.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';

const ReturnedDialog = lazyComponent(
  async () => (await import('../../features/review/returned-dialog.tsx')).ReturnedDialog,
);

/**
 * The project list, from which the authority also opens the projects it returned. Features do not import each other.
 */
export function ProjectListScreen() {
  return (
    <ProjectList
      renderReturned={(project, onClose) => (
        <Suspense>
          <ReturnedDialog project={project} onClose={onClose} />
        </Suspense>
      )}
    />
  );
}
