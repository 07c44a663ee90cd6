import { countsAsBarrier } from '@quietsite/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { BarrierLayer } from '../../map/layers/screening/barrier-layer.tsx';
import { CorrectedMarks } from '../../map/layers/screening/corrected-marks.tsx';
import { RayLayer } from '../../map/layers/screening/ray-layer.tsx';
import type { ReceiverLook } from '../../map/styles/receiver-look.ts';
import { usePreviewAnswer } from '../../project/preview/use-preview-answer.ts';
import { useShownLevels } from '../../project/preview/use-shown-levels.ts';
import { describeRays } from './deciding-rays.ts';

interface ScreeningOnMapProps {
  readonly receivers: readonly ReceiverLook[];
  readonly selectedId: number | null;
}

/**
 * Shows screening on the map: drawn barriers, a mark at receivers with a correction, and the deciding rays of the
 * selected one (M-117).
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
      <CorrectedMarks points={points} />
      {selectedId !== null && <SelectedRays pointId={selectedId} />}
    </>
  );
}

function SelectedRays({ pointId }: { readonly pointId: number }) {
  const { day } = useShownLevels();
  const zones = usePreviewAnswer('screenedZones', { pointId, day }).value;
  const drawn = useMemo(() => describeRays(zones ?? []), [zones]);
  return <RayLayer {...drawn} />;
}
