import { ReceiverPopup } from '../../features/receivers/popup/receiver-popup.tsx';
import { commentPath } from '../../features/review/anchor-address.ts';
import { ReceiverClash } from '../../features/review/cases/receiver-clash.tsx';
import { routes } from '../../lib/routes.ts';
import { NotionalLayer } from '../../map/layers/notional-layer.tsx';
import type { ReceiverLook } from '../../map/styles/receiver-look.ts';
import { MapPopup } from '../../map/view/map-popup.tsx';
import type { WirePoint } from '../../map/view/wire-point.ts';
import { useOpenProject } from '../../session/use-open-project.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { useReceiverDetail } from '../../session/use-receiver-detail.ts';
import { useStageLayout } from '../../ui/panels/stage-layout.tsx';

/** Keeps the popup clear of the selection ring and of the label above or below it. */
const CLEARANCE = 44;

interface SelectedReceiverProps {
  readonly receiver: ReceiverLook;
  readonly siteCentre: WirePoint;
  /** The loudest receivers, which the popup should not cover. */
  readonly avoid: readonly WirePoint[];
  readonly onClose: () => void;
}

/** The popup of the receiver named in the address, with the directions its sound comes from. */
export function SelectedReceiver({ receiver, siteCentre, avoid, onClose }: SelectedReceiverProps) {
  const { insets } = useStageLayout();
  const navigate = useProjectNavigate();
  const status = useOpenProject().data?.status;
  const isReviewed = status !== undefined && status !== 'Created';
  const comment = () => navigate(commentPath({ kind: 'receiver', pointId: receiver.pointId }), receiver.pointId);
  const sources = useReceiverDetail(receiver.pointId).data?.notionalSources;
  return (
    <>
      {sources && <NotionalLayer receiver={receiver.position} sources={sources} />}
      <MapPopup position={receiver.position} awayFrom={siteCentre} insets={insets} clearance={CLEARANCE} avoid={avoid}>
        <ReceiverPopup
          key={receiver.pointId}
          pointId={receiver.pointId}
          onClose={onClose}
          onMitigate={() => navigate(`${routes.mitigation}/1`, receiver.pointId)}
          onComment={isReviewed ? comment : null}
          note={<ReceiverClash pointId={receiver.pointId} position={receiver.position} />}
          onNotionalDistance={() => navigate(`${routes.notionalDistance}/${receiver.pointId}`, receiver.pointId)}
        />
      </MapPopup>
    </>
  );
}
