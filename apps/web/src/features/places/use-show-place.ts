import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { projectPath, routes } from '../../lib/routes.ts';
import { useMapCommands } from '../../map/view/map-commands.tsx';
import { useDrawWindow } from '../../project/site/use-draw-window.ts';
import { shownPlace } from '../../session/shown-place.ts';
import { useOpenProjectId } from '../../session/use-open-project.ts';
import { focusPage } from '../../ui/focus/focus-page.ts';
import type { PlaceOption } from './place-options.ts';

/** A page or sheet that hides the map marks the root element (ui/page-mark.ts). */
const isMapCovered = () => document.documentElement.hasAttribute('data-portal');

/** Shows a place on the map and opens the project of a site. If a page covers the map, goes to the map. */
export function useShowPlace(): (option: PlaceOption) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isDrawing = useSearchParams()[0].get('activeIndex') === '1' && pathname === routes.editProject;
  const openId = useOpenProjectId();
  const { fitProject } = useMapCommands();
  const { setMinimised } = useDrawWindow();
  return ({ place, projectId }) => {
    const isSite = projectId !== null;
    shownPlace.set(isSite ? null : place);
    if (isSite && projectId !== openId) void navigate(projectPath(routes.home, projectId));
    else if (isMapCovered() && isDrawing) setMinimised(true);
    else if (isMapCovered()) void navigate(projectPath(routes.home, openId));
    if (projectId === openId && isSite) fitProject();
    focusPage(document.getElementById('map'));
  };
}
