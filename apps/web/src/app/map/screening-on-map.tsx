import { useMemo } from 'react';
import { CorrectedMarks } from '../../map/layers/corrected-marks.tsx';
import type { ReceiverLook } from '../../map/styles/receiver-look.ts';
import { usePreviewAnswer } from '../../project/preview/use-preview-answer.ts';

/** What screening does, at the receivers shown (M-117). */
export function ScreeningOnMap({ receivers }: { readonly receivers: readonly ReceiverLook[] }) {
  const corrected = usePreviewAnswer('correctedReceivers', {}).value;
  const points = useMemo(() => {
    const ids = new Set(corrected);
    return receivers.filter(({ pointId }) => ids.has(pointId));
  }, [receivers, corrected]);
  return <CorrectedMarks points={points} />;
}
