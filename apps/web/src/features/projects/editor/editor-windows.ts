import type { ReactNode } from 'react';
import type { FaultyTask } from '../../../project/schedule/schedule-part.ts';

/** The editor's services for the screens inside it. */
export interface EditorTools {
  /** Null until stored. Nothing can be drawn before that. */
  readonly projectId: number | null;
  readonly isReadonly: boolean;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** The messages about a save, in place of the panel's footer. */
  readonly notes: ReactNode;
  readonly isAdvancing: boolean;
  readonly save: () => void;
  /** Saves any changes and opens the next tab. */
  readonly next: () => void;
  readonly showZones: () => void;
  /** The activity that a save reported. A new object each time. */
  readonly faultyTask: FaultyTask | null;
}

/** Screens of another feature that open inside the editor. */
export interface EditorWindows {
  readonly zoneTab: (tools: EditorTools) => ReactNode;
  /** In a bottom panel, like all tables. */
  readonly scheduleTab: (tools: EditorTools) => ReactNode;
  /** Over the map, while the Zone tab is open. */
  readonly drawWindow: (tools: EditorTools) => ReactNode;
  /** The fourth index, which has no tab (Q72). */
  readonly unregisteredSites: (tools: EditorTools) => ReactNode;
  readonly unregisteredFooter: (tools: EditorTools) => ReactNode;
  /** In place of the panel. */
  readonly buildings: (tools: EditorTools) => ReactNode;
  /** Opens the screening window in the same way. */
  readonly screening: (tools: EditorTools) => ReactNode;
}
