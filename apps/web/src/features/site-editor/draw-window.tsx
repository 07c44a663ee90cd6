import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useEndModeOnLeave, useMapMode } from '../../map/interactions/map-mode.tsx';
import { useDrawWindow } from '../../project/site/use-draw-window.ts';
import { useSketch } from '../../project/site/use-sketch.ts';
import { useAskSurroundings, useSurroundings } from '../../project/site/use-surroundings.ts';
import { useSiteTools } from './site-tools.tsx';
import { ToolBar } from './tool-bar.tsx';
import { UploadDialog } from './upload/upload-dialog.tsx';
import { UploadPreviewCard } from './upload/upload-preview.tsx';
import { useUploadChoice } from './upload/use-upload-choice.ts';
import { targetsOfTools } from './use-draw-tool.ts';
import { type SiteEditing, useSiteEditing } from './use-site-editing.ts';

const SiteMap = lazy(async () => ({ default: (await import('./site-map.tsx')).SiteMap }));

interface DrawWindowProps {
  readonly isReadonly: boolean;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly isAdvancing: boolean;
  readonly notes: ReactNode;
  readonly save: () => void;
  readonly next: () => void;
}

/** The parts of the Zone tab that are over the map: tools, toolbar, upload (SITE-04). */
export function DrawWindow(props: DrawWindowProps) {
  const editing = useSiteEditing();
  return editing && !props.isReadonly ? <OpenDrawWindow {...props} editing={editing} /> : null;
}

function OpenDrawWindow({ editing, ...props }: DrawWindowProps & { readonly editing: SiteEditing }) {
  const { isMinimised } = useDrawWindow();
  const { uploading, setUploading, preview, setPreview } = useSiteTools();
  const choice = useUploadChoice(preview, editing);
  useEndModeOnLeave();
  const isResumed = useResumedSketch();
  useRestoredArea(editing);
  return (
    <>
      <Suspense>
        <SiteMap
          editing={editing}
          preview={choice?.shown ?? null}
          isOn={!props.isSaving && !preview}
          isResumed={isResumed}
        />
      </Suspense>
      {isMinimised && <ToolBar editing={editing} {...props} />}
      {uploading && <UploadDialog target={uploading} onClose={() => setUploading(null)} />}
      {preview && choice && <UploadPreviewCard preview={preview} choice={choice} onClose={() => setPreview(null)} />}
    </>
  );
}

/** Resumes a drawing that a reload interrupted, with its tool. True if there is one. */
function useResumedSketch(): boolean {
  const { choose } = useMapMode();
  const { setTarget } = useSiteTools();
  const { sketch } = useSketch();
  const { isMinimised } = useDrawWindow();
  // An unregistered site is drawn in its own window.
  const isSiteSketch = sketch !== null && sketch.points.length > 0 && sketch.tool !== 'drawUnregistered';
  const [tool] = useState(() => (isMinimised && isSiteSketch ? sketch.tool : null));
  useEffect(() => {
    if (!tool) return;
    setTarget(targetsOfTools[tool] ?? 'site');
    choose(tool);
  }, [tool, choose, setTarget]);
  return tool !== null;
}

/** After a reload, fetches the surroundings of an unsaved site again without asking the user. */
function useRestoredArea({ draft, site }: SiteEditing): void {
  const fetchSurroundings = useAskSurroundings();
  const { state, isAsking, error } = useSurroundings();
  const isFetchNeeded = draft.wasRestored && state === 'outdated' && !isAsking && !error && !draft.canUndo;
  useEffect(() => {
    if (isFetchNeeded) void fetchSurroundings(site);
  }, [isFetchNeeded, fetchSurroundings, site]);
}
