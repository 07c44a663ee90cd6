import { useMemo } from 'react';
import { formatCriterion } from '../../../lib/format.ts';
import { PickBuilding } from '../../../map/interactions/pick-building.tsx';
import { BuildingMarks } from '../../../map/layers/building-marks.tsx';
import type { PickedBuilding } from '../../../map/layers/find-building.ts';
import { OnMap } from '../../../map/view/map-holder.tsx';
import type { BuildingsDraft } from './buildings-draft.ts';

interface BuildingsMapProps {
  readonly draft: BuildingsDraft;
  readonly isPicking: boolean;
  /** The label of a building reset to its default. */
  readonly defaultLabel: string;
  readonly onPick: (building: PickedBuilding) => void;
}

/** Shows the changes of the draft on the map and lets the user pick buildings. */
export function BuildingsMap({ draft, isPicking, defaultLabel, onPick }: BuildingsMapProps) {
  const marks = useMemo(() => {
    const isToAdd = ({ before, after }: BuildingsDraft[number]) => !before.isReceiver && after.isReceiver;
    const labelOf = (level: number | null) => (level === null ? defaultLabel : formatCriterion(level));
    return {
      added: draft.filter(isToAdd).map(({ outline }) => outline),
      removed: draft.filter(({ after }) => !after.isReceiver).map(({ outline }) => outline),
      changed: draft
        .filter((change) => change.before.isReceiver && change.after.isReceiver)
        .map(({ outline, after }) => ({ outline, label: labelOf(after.criterion) })),
    };
  }, [draft, defaultLabel]);
  return (
    <OnMap>
      <BuildingMarks {...marks} />
      {isPicking && <PickBuilding onPick={onPick} />}
    </OnMap>
  );
}
