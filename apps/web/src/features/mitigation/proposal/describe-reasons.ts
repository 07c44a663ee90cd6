import type { ChangeReason } from '@quietsite/domain';
import type { TFunction } from 'i18next';

type Reasons = readonly ChangeReason[];

const listSources = (reasons: Reasons): readonly string[] =>
  reasons.flatMap((reason) => ('source' in reason && reason.source !== '' ? [reason.source] : []));

/** The single source of all changes, shown once above them. Null if there is none or there are several. */
export function findSharedSource(changes: readonly Reasons[]): string | null {
  const [first, ...others] = new Set(changes.flatMap(listSources));
  return first !== undefined && others.length === 0 ? first : null;
}

/** Why a change is proposed, one sentence per measure. Each source is named once at the end, except the shared one. */
export function describeReasons(
  t: TFunction,
  reasons: Reasons,
  task: string,
  sharedSource: string | null,
): readonly string[] {
  const ownSources = new Set(listSources(reasons).filter((source) => source !== sharedSource));
  return [
    ...reasons.map((reason) => describeReason(t, reason, task)),
    ...[...ownSources].map((source) => t('proposal.reason.source', { source })),
  ];
}

/** A barrier of up to this reduction breaks the line of sight. A stronger one hides the equipment. */
const LOW_BARRIER_DBA = -5;

function describeReason(t: TFunction, reason: ChangeReason, task: string): string {
  switch (reason.kind) {
    case 'method':
      return reason.note === ''
        ? t('proposal.reason.methodPlain', { task })
        : t('proposal.reason.method', { task, note: reason.note });
    case 'equipment':
      return t('proposal.reason.equipment', { kind: [reason.className, reason.duty].filter(Boolean).join(', ') });
    case 'barrier': {
      const kind = reason.dba >= LOW_BARRIER_DBA ? 'barrierLow' : 'barrierHigh';
      return t(`proposal.reason.${kind}`, { decibels: -reason.dba });
    }
    case 'enclosure':
      return t('proposal.reason.enclosure', { decibels: -reason.dba });
    case 'fallsAway':
      return t('proposal.reason.fallsAway');
  }
}
