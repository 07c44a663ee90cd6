import { ActionIcon, Button } from '@mantine/core';
import type { Hk80Point } from '@quietsite/geometry';
import { IconArrowBackUp, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMapMode } from '../../map/interactions/map-mode.tsx';
import { useLayer } from '../../ui/dialogs/escape-stack.ts';
import { useStageLayout } from '../../ui/panels/stage-layout.tsx';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import classes from './measure-bar.module.css';
import { MeasureMap } from './measure-map.tsx';
import { type MeasureRequest, measuring } from './measure-open.ts';
import { describeMeasure, measurePoints } from './measure-result.ts';

const TOOLS = ['measureDistance', 'measureArea'] as const;
const MARGIN = 12;
/** Leaves room below the bar for the attribution of the base map. */
const ATTRIBUTION = 32;
const close = () => measuring.set(null);

/** Measures distances and areas on the map. Nothing is stored; the result stays until the bar is closed. */
export function MeasureBar({ request }: { readonly request: MeasureRequest }) {
  const { t } = useTranslation();
  const { insets } = useStageLayout();
  const { tool } = request;
  const { mode, end } = useMapMode();
  const [points, setPoints] = useState<readonly Hk80Point[]>([]);
  useMeasureMode(request, setPoints);
  useLayer(true, { onEscape: close, isModal: false });
  const isOn = mode === tool;
  const result = measurePoints(tool, points);
  return (
    <>
      <MeasureMap tool={tool} isOn={isOn} points={points} onPoints={setPoints} onDone={end} onCancel={close} />
      <div
        className={classes.bar}
        role="toolbar"
        style={{ left: insets.left + MARGIN, bottom: insets.bottom + MARGIN + ATTRIBUTION }}
        aria-label={t('measure.title')}
      >
        <div className={classes.tools}>
          {TOOLS.map((one) => (
            <Button
              key={one}
              size="xs"
              variant={one === tool ? 'light' : 'subtle'}
              color={one === tool ? 'harbour' : 'gray.9'}
              aria-pressed={one === tool}
              onClick={() => measuring.set({ tool: one })}
            >
              {t(`measure.${one}`)}
            </Button>
          ))}
        </div>
        <output className={classes.result}>{describeMeasure(t, result)}</output>
        {isOn && points.length > 0 && (
          <ActionIcon aria-label={t('measure.back')} onClick={() => setPoints(points.slice(0, -1))}>
            <IconArrowBackUp size={16} aria-hidden />
          </ActionIcon>
        )}
        {isOn && result && (
          <Button size="xs" onClick={end}>
            {t('measure.finish')}
          </Button>
        )}
        {!isOn && (
          <Button size="xs" variant="default" onClick={() => measuring.set({ tool })}>
            {t('measure.again')}
          </Button>
        )}
        <ActionIcon aria-label={t('measure.close')} onClick={close}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </div>
    </>
  );
}

/** Each request restarts the tool. Closing the bar ends it, but not another tool that was selected in the meantime. */
function useMeasureMode(request: MeasureRequest, setPoints: (points: readonly Hk80Point[]) => void): void {
  const { mode, choose, end } = useMapMode();
  const latest = useLatestRef(mode);
  useEffect(() => {
    setPoints([]);
    choose(request.tool);
  }, [request, choose, setPoints]);
  useEffect(
    () => () => {
      if (TOOLS.some((tool) => tool === latest.current)) end();
    },
    [latest, end],
  );
}
