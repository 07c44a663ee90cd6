import { type DrawTool, useMapMode } from '../../map/interactions/map-mode.tsx';
import { useDrawWindow } from '../../project/site/use-draw-window.ts';
import { type SiteTarget, useSiteTools } from './site-tools.tsx';

export const targetsOfTools: Partial<Record<DrawTool, SiteTarget>> = {
  drawSite: 'site',
  drawZone: 'zones',
  cutZone: 'zones',
  drawFront: 'zones',
};

/** Choosing a tool minimises the panel to the draw window, so that the map is visible (SITE-04). */
export function useDrawTool(): (tool: DrawTool) => void {
  const { choose } = useMapMode();
  const { setMinimised } = useDrawWindow();
  const { setTarget } = useSiteTools();
  return (tool) => {
    const target = targetsOfTools[tool];
    if (target) setTarget(target);
    choose(tool);
    setMinimised(true);
  };
}
