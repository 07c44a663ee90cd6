import { Button } from '@mantine/core';
import { type DrawnBarrier, isCountedBarrier } from '@quietsite/domain';
import { type Hk80Polygon, hk80 } from '@quietsite/geometry';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { DrawShape } from '../../../map/interactions/draw-shape.tsx';
import { HeightHandle } from '../../../map/interactions/height-handle.tsx';
import { MoveCorners } from '../../../map/interactions/move-corners.tsx';
import { BarrierLayer } from '../../../map/layers/screening/barrier-layer.tsx';
import { OnMap, useMap } from '../../../map/view/map-holder.tsx';
import { useProjectMap } from '../../../session/use-open-project.ts';
import type { Screening } from '../screening/use-screening.ts';
import { fromRing, toRing } from '../there-and-back.ts';
import classes from './barriers.module.css';
import type { Barriers } from './use-barriers.ts';

interface BarriersMapProps {
  readonly screening: Screening;
  readonly barriers: Barriers;
}

const NO_POLYGONS: readonly Hk80Polygon[] = [];

/** Drawn barriers on the map; the selected one has handles for its corners and its height. */
export function BarriersMap({ screening, barriers }: BarriersMapProps) {
  const { isDrawing, isPicking, isLocked } = screening;
  const { chosen, sketch, setSketch, finish, stop } = barriers;
  const zones = useProjectMap().data?.zones;
  const snapTo = useMemo(() => zones?.map(({ outline }) => outline) ?? NO_POLYGONS, [zones]);
  const shown = useMemo(
    () => barriers.barriers.map((one) => ({ ...one, isCounted: isCountedBarrier(one) })),
    [barriers.barriers],
  );
  return (
    <OnMap>
      <BarrierLayer barriers={shown} chosenId={chosen?.id ?? null} />
      {isDrawing && (
        <>
          <DrawShape kind="line" snapTo={snapTo} sketch={sketch} onSketch={setSketch} onDone={finish} onCancel={stop} />
          <DrawBar barriers={barriers} />
        </>
      )}
      {chosen && !isDrawing && !isPicking && !isLocked && <Handles barrier={chosen} barriers={barriers} />}
    </OnMap>
  );
}

/** Buttons for touch screens, which have no Enter and Backspace keys. */
function DrawBar({ barriers: { sketch, setSketch, finish, stop } }: { readonly barriers: Barriers }) {
  const { t } = useTranslation();
  const map = useMap();
  return createPortal(
    <div className={classes.bar} role="toolbar" aria-label={t('barriers.draw')}>
      <Button size="xs" disabled={sketch.length < 2} onClick={() => finish(sketch)}>
        {t('barriers.finish')}
      </Button>
      <Button size="xs" variant="default" disabled={sketch.length === 0} onClick={() => setSketch(sketch.slice(0, -1))}>
        {t('barriers.takeBack')}
      </Button>
      <Button size="xs" variant="default" onClick={stop}>
        {t('editor.cancel')}
      </Button>
    </div>,
    map.getTargetElement(),
  );
}

function Handles({ barrier, barriers }: { readonly barrier: DrawnBarrier; readonly barriers: Barriers }) {
  const { t } = useTranslation();
  const { id, line, name, heightMetres } = barrier;
  const shapes = useMemo(() => [{ key: String(id), outline: toRing(line) }], [id, line]);
  const middle = line[Math.floor((line.length - 1) / 2)];
  const next = line[Math.floor((line.length - 1) / 2) + 1];
  return (
    <>
      <MoveCorners
        shapes={shapes}
        onMoved={([moved]) => {
          const next = moved ? fromRing(line, moved.outline) : line;
          if (next.length > 1) barriers.change(id, { line: next });
        }}
      />
      {middle && next && (
        <HeightHandle
          at={hk80((middle[0] + next[0]) / 2, (middle[1] + next[1]) / 2)}
          label={t('barriers.heightOf', { name })}
          text={t('barriers.metres', { metres: heightMetres.toFixed(1) })}
          metres={heightMetres}
          onMetres={(metres) => barriers.changeHeight(id, metres)}
        />
      )}
    </>
  );
}
