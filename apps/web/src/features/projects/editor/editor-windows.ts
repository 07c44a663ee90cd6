import type { ReactNode } from 'react';
import type { FaultyTask } from '../../../session/schedule-draft/save-schedule.ts';

/** What the screens inside the editor need of it. */
export interface EditorTools {
  /** Null: not stored yet, and nothing can be drawn before it is. */
  readonly projectId: number | null;
  readonly isReadonly: boolean;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** What there is to say about a save, in place of the panel's footer. */
  readonly notes: ReactNode;
  readonly save: () => void;
  readonly showZones: () => void;
  /** The activity that a save complained about; a new object for each time. */
  readonly faultyTask: FaultyTask | null;
}

/** Screens of another feature that open inside the editor. */
export interface EditorWindows {
  readonly zoneTab: (tools: EditorTools) => ReactNode;
  /** In a panel at the bottom, as tables are. */
  readonly scheduleTab: (tools: EditorTools) => ReactNode;
  /** Over the map, while the Zone tab is open. */
  readonly drawWindow: (tools: EditorTools) => ReactNode;
  /** The fourth index, which has no tab (Q72). */
  readonly unregisteredSites: (tools: EditorTools) => ReactNode;
  readonly unregisteredFooter: (tools: EditorTools) => ReactNode;
  /** In place of the panel. */
  readonly buildings: (tools: EditorTools) => ReactNode;
}
