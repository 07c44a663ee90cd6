import type { Hk80Point } from '@quietsite/geometry';
import { DrawnShape, DrawShape } from '../../map/interactions/draw-shape.tsx';
import { OnMap } from '../../map/view/map-holder.tsx';
import type { MeasureTool } from './measure-open.ts';

interface MeasureMapProps {
  readonly tool: MeasureTool;
  /** False when finished, or while another tool uses the map. */
  readonly isOn: boolean;
  readonly points: readonly Hk80Point[];
  readonly onPoints: (points: readonly Hk80Point[]) => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

const NOTHING = [] as const;

/** Measuring on the map: drawn corner by corner like a site, and kept when finished. */
export function MeasureMap({ tool, isOn, points, onPoints, onDone, onCancel }: MeasureMapProps) {
  const kind = tool === 'measureArea' ? 'polygon' : 'line';
  return (
    <OnMap>
      {isOn ? (
        <DrawShape
          key={tool}
          kind={kind}
          isMeasured
          snapTo={NOTHING}
          sketch={points}
          onSketch={onPoints}
          onDone={onDone}
          onCancel={onCancel}
        />
      ) : (
        points.length > 1 && <DrawnShape kind={kind} corners={points} />
      )}
    </OnMap>
  );
}
