import { countsAsBarrier, listAbsentBuildings } from '@quietsite/domain';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { absentBuildings } from '../../map/layers/absent-buildings.ts';
import { BarrierLayer } from '../../map/layers/screening/barrier-layer.tsx';
import { CorrectedMarks } from '../../map/layers/screening/corrected-marks.tsx';
import { RayLayer } from '../../map/layers/screening/ray-layer.tsx';
import type { ReceiverLook } from '../../map/styles/receiver-look.ts';
import { usePreviewPart } from '../../project/preview/preview-provider.tsx';
import { usePreviewAnswer } from '../../project/preview/use-preview-answer.ts';
import { useShownLevels } from '../../project/preview/use-shown-levels.ts';
import { describeRays } from './deciding-rays.ts';

interface ScreeningOnMapProps {
  readonly receivers: readonly ReceiverLook[];
  readonly selectedId: number | null;
}

/**
 * Shows screening on the map: drawn barriers, which buildings stand on the day, a mark at receivers with a correction,
 * and the deciding rays of the selected one (M-117).
 */
export function ScreeningOnMap({ receivers, selectedId }: ScreeningOnMapProps) {
  const corrected = usePreviewAnswer('correctedReceivers', {}).value;
  const points = useMemo(() => {
    const ids = new Set(corrected);
    return receivers.filter(({ pointId }) => ids.has(pointId));
  }, [receivers, corrected]);
  const drawn = usePreviewAnswer('drawnBarriers', {}).value;
  const barriers = useMemo(() => drawn?.map((one) => ({ ...one, isCounted: countsAsBarrier(one) })), [drawn]);
  const isEdited = useSearchParams()[0].get('window') === 'screening';
  return (
    <>
      {barriers && !isEdited && <BarrierLayer barriers={barriers} />}
      <BuildingsOfDay />
      <CorrectedMarks points={points} />
      {selectedId !== null && <SelectedRays pointId={selectedId} />}
    </>
  );
}

/** Hides the buildings that do not stand on the day shown (M-115). */
function BuildingsOfDay() {
  const dated = usePreviewAnswer('datedBuildings', {}).value;
  const day = usePreviewPart(({ dayOfLevels }) => dayOfLevels);
  useEffect(() => absentBuildings.show(dated && day ? listAbsentBuildings(dated, day) : []), [dated, day]);
  useEffect(() => () => absentBuildings.show([]), []);
  return null;
}

function SelectedRays({ pointId }: { readonly pointId: number }) {
  const { day } = useShownLevels();
  const zones = usePreviewAnswer('screenedZones', { pointId, day }).value;
  const drawn = useMemo(() => describeRays(zones ?? []), [zones]);
  return <RayLayer {...drawn} />;
}
