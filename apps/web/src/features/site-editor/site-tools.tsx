import { createSafeContext } from '@mantine/core';
import type { ShapeFile } from '@quietsite/contracts';
import { type ReactNode, useMemo, useState } from 'react';
import type { NamedShapes } from './site-steps.ts';

/** The target of a tool. */
export type SiteTarget = 'site' | 'zones';

/** A file that was read but not applied yet. */
export interface UploadPreview {
  readonly target: SiteTarget;
  readonly file: ShapeFile;
}

interface SiteTools {
  readonly target: SiteTarget;
  readonly setTarget: (target: SiteTarget) => void;
  /** The target of the open upload dialog. */
  readonly uploading: SiteTarget | null;
  readonly setUploading: (target: SiteTarget | null) => void;
  readonly preview: UploadPreview | null;
  readonly setPreview: (preview: UploadPreview | null) => void;
  /** The zones of the last uploaded file, which can still be renamed by another of its fields (SITE-04). */
  readonly named: NamedShapes | null;
  readonly setNamed: (named: NamedShapes | null) => void;
}

export const [SiteToolsContext, useSiteTools] = createSafeContext<SiteTools>(
  'useSiteTools needs a SiteToolsProvider above it',
);

/** State shared by the Zone tab and the draw window, besides the draft and the map mode. */
export function SiteToolsProvider({ children }: { readonly children: ReactNode }) {
  const [target, setTarget] = useState<SiteTarget>('site');
  const [uploading, setUploading] = useState<SiteTarget | null>(null);
  const [preview, setPreview] = useState<UploadPreview | null>(null);
  const [named, setNamed] = useState<NamedShapes | null>(null);
  const tools = useMemo<SiteTools>(
    () => ({ target, setTarget, uploading, setUploading, preview, setPreview, named, setNamed }),
    [target, uploading, preview, named],
  );
  return <SiteToolsContext value={tools}>{children}</SiteToolsContext>;
}
