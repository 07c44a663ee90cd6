import type { ProjectCard, ProjectProgress, ProjectSummary } from '@quietsite/contracts';
import { type DayString, dayNumber } from '@quietsite/domain';

/** The number of days before the start of works from which a project shows a warning. */
const SOON_DAYS = 28;

export type CardWarning =
  | { readonly kind: 'returned'; readonly reason: string }
  | { readonly kind: 'levelsOld' }
  | { readonly kind: 'newNeighbour'; readonly name: string; readonly more: number }
  | { readonly kind: 'beginsSoon' | 'beginsUnapproved'; readonly days: number };

interface Facts {
  readonly project: Pick<ProjectSummary, 'status' | 'commencementDate'>;
  readonly card: Pick<ProjectCard, 'newNeighbours' | 'submission'> | undefined;
  readonly progress: Pick<ProjectProgress, 'levels' | 'next'> | undefined;
  readonly today: DayString;
}

/** Facts to know before opening the project, apart from missing items. */
export function listWarnings({ project, card, progress, today }: Facts): CardWarning[] {
  const warnings: CardWarning[] = [];
  const reason = card?.submission?.reason;
  if (project.status === 'Rejected' && reason) warnings.push({ kind: 'returned', reason });
  // If calculating the levels is the next step, the sentence next to the steps already says so.
  if (progress?.levels?.isCurrent === false && progress.next?.code !== 'LEVELS_OUT_OF_DATE')
    warnings.push({ kind: 'levelsOld' });
  const [neighbour] = card?.newNeighbours ?? [];
  if (card && neighbour)
    warnings.push({ kind: 'newNeighbour', name: neighbour.title, more: card.newNeighbours.length - 1 });
  const days = project.commencementDate === null ? -1 : dayNumber(project.commencementDate) - dayNumber(today);
  if (days >= 0 && days <= SOON_DAYS)
    warnings.push({ kind: project.status === 'Approved' ? 'beginsSoon' : 'beginsUnapproved', days });
  return warnings;
}
