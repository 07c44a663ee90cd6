import type { ReceiverFault } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import type { ApiError } from '../../lib/api-error.ts';
import { type DraftPoint, nameFaultyPoints, type ReceiversDraft } from '../../project/receivers/receivers-draft.ts';

/** Describes a point by its name, which only selected points have, or else by its position. */
export function describePoint(t: TFunction, { name, buildingName, position }: DraftPoint): string {
  if (name.trim() !== '') return name;
  if (buildingName.trim() !== '') return t('select.nameless', { building: buildingName });
  return t('select.namelessNowhere', { east: position[0].toFixed(0), north: position[1].toFixed(0) });
}

/** Every error the server found, each with its point. */
export function describeRefusal(
  t: TFunction,
  { details }: ApiError,
  draft: ReceiversDraft,
  points: readonly DraftPoint[],
): string {
  const faults = nameFaultyPoints((details.faults as readonly ReceiverFault[] | undefined) ?? [], draft);
  const lines = faults.flatMap(({ pointId, problem }) => {
    const point = points.find((other) => other.pointId === pointId);
    return point ? [t('select.fault', { name: describePoint(t, point), problem: t(`select.problem.${problem}`) })] : [];
  });
  return lines.join(' ');
}
