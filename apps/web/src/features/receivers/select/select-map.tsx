import type { Hk80Point } from '@quietsite/geometry';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BoxSelect } from '../../../map/interactions/box-select.tsx';
import { DragReceiver } from '../../../map/interactions/drag-receiver.tsx';
import { useMapMode } from '../../../map/interactions/map-mode.tsx';
import { PickReceiver } from '../../../map/interactions/pick-receiver.tsx';
import { PlacePoint } from '../../../map/interactions/place-point.tsx';
import { findBuilding } from '../../../map/layers/find-building.ts';
import { SelectedMarks } from '../../../map/layers/selected-marks.tsx';
import { isHighlighted } from '../../../map/styles/receiver-look.ts';
import { OnMap, useMapHolder } from '../../../map/view/map-holder.tsx';
import { toMap } from '../../../map/view/projection.ts';
import { useShownLevels } from '../../../project/preview/use-shown-levels.ts';
import type { Points } from '../../../project/receivers/point-edits.ts';
import type { PointModes } from './use-point-modes.ts';
import type { Selection } from './use-selection.ts';

interface SelectMapProps {
  readonly points: Points;
  readonly canEdit: boolean;
  readonly modes: PointModes;
  readonly selection: Selection;
}

/** The selection on the map, and the pointer action of each mode (MAP-23 to MAP-25, NSR-12). */
export function SelectMap({ points, canEdit, modes, selection }: SelectMapProps) {
  const { mode } = useMapMode();
  const { levels } = useShownLevels();
  const selected = useMemo(
    () =>
      points
        .filter(({ isSelected }) => isSelected)
        .map(({ pointId, position }) => ({ pointId, position, isHighlighted: isHighlighted(levels.get(pointId)) })),
    [points, levels],
  );
  return (
    <OnMap>
      <SelectedMarks points={selected} />
      {canEdit && mode === null && <BoxSelect points={points} onBox={selection.box} />}
      {mode === 'movePoint' && <DragReceiver points={points} onMoved={(...end) => void modes.move(...end)} />}
      {mode === 'removePoint' && <PickReceiver points={points} onPick={modes.remove} />}
      {mode === 'addPoint' && <AddPoint modes={modes} />}
    </OnMap>
  );
}

function AddPoint({ modes }: { readonly modes: PointModes }) {
  const { t } = useTranslation();
  const { map } = useMapHolder();
  const { end } = useMapMode();
  const texts = { click: t('select.placeClick'), here: t('select.placeHere'), keys: t('select.placeKeys') };
  const place = (position: Hk80Point) => modes.place(position, map && findBuilding(map, toMap(position)));
  return <PlacePoint texts={texts} onPlace={place} onCancel={end} />;
}
