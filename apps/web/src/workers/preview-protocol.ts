import type {
  Advice,
  AdviceProgress,
  AdviceRequest,
  BarrierEffect,
  CheapestAlong,
  CheapestRequest,
  DatedBuilding,
  DatedCalendar,
  DayString,
  DrawnZone,
  ExceedingDays,
  Explanation,
  FloorsResult,
  Gain,
  LevelTable,
  MovableSights,
  NoiseModel,
  ProgrammeFigures,
  ReceiverTimeline,
  RowOption,
  ScreenBarrier,
  ScreenedZone,
  ScreeningSection,
  SectionQuestion,
  SnapshotReceiver,
  SnapshotRow,
  SnapshotScreening,
  SnapshotTask,
  TaskShift,
} from '@quietsite/domain';

/** Differences from the stored snapshot: new or changed entries, and removed ones. */
export interface EntityEdit<Entity> {
  readonly upserts: readonly Entity[];
  readonly removedIds: readonly number[];
}

/** A stored zone whose drawn front differs from the stored one. */
export interface RedrawnZone extends Pick<DrawnZone, 'outline' | 'front'> {
  readonly id: number;
}

export interface SnapshotEdit {
  /** Absent if all fronts match the stored ones. */
  readonly zones?: readonly RedrawnZone[];
  readonly tasks: EntityEdit<SnapshotTask>;
  readonly rows: EntityEdit<SnapshotRow>;
  readonly receivers: EntityEdit<SnapshotReceiver>;
  /** The working calendar if it differs from the stored one; null if it was removed. */
  readonly calendar?: DatedCalendar | null;
  /** The screening settings if they differ; null if screening is off. */
  readonly screening?: SnapshotScreening | null;
}

const nothing = { upserts: [], removedIds: [] };
export const NO_EDIT: SnapshotEdit = { tasks: nothing, rows: nothing, receivers: nothing };

export const isNoEdit = (edit: SnapshotEdit): boolean =>
  edit.zones === undefined &&
  edit.calendar === undefined &&
  edit.screening === undefined &&
  [edit.tasks, edit.rows, edit.receivers].every(({ upserts, removedIds }) => upserts.length + removedIds.length === 0);

/** The id of a row with its options: the unchanged row and its alternatives. */
export type OptionsOfRow = readonly [number, readonly RowOption[]];

/** The levels after an edit, and the days of the project (M-50); null without activities. */
export interface PreviewLevels {
  readonly table: LevelTable;
  readonly firstDay: DayString | null;
  readonly lastDay: DayString | null;
}

/** The progress of the advice on dates (M-95) and, once done, its result. */
export interface AdviceAnswer {
  readonly progress: AdviceProgress;
  readonly advice: Advice | null;
}

/** The page's requests to the worker, and the answers. */
export interface PreviewCalls {
  /** Opens a stored project; the answer is the revision that was read. */
  open: { readonly ask: { readonly projectId: number; readonly revision: number }; readonly answer: number };
  edit: { readonly ask: { readonly edit: SnapshotEdit }; readonly answer: PreviewLevels };
  day: { readonly ask: { readonly day: DayString }; readonly answer: LevelTable };
  timeline: { readonly ask: { readonly pointId: number }; readonly answer: ReceiverTimeline | null };
  explain: {
    readonly ask: { readonly pointId: number; readonly day: DayString; readonly run: Explanation['run'] };
    readonly answer: Explanation | null;
  };
  /** The section behind a screening decision (M-117). */
  section: { readonly ask: SectionQuestion; readonly answer: ScreeningSection | null };
  /** Screening at a receiver, on one day or, with null, on all days, and all receivers that it affects. */
  screenedZones: {
    readonly ask: { readonly pointId: number; readonly day: DayString | null };
    readonly answer: readonly ScreenedZone[];
  };
  /** The effect of a drawn barrier at a receiver (M-121); null if the barrier does not count. */
  barrierEffect: {
    readonly ask: { readonly barrierId: number; readonly pointId: number };
    readonly answer: BarrierEffect | null;
  };
  cheapestBarrier: { readonly ask: CheapestRequest; readonly answer: CheapestAlong | null };
  /** The barriers of the calculation, in its order. */
  drawnBarriers: { readonly ask: Record<never, never>; readonly answer: readonly ScreenBarrier[] };
  /** The buildings that do not stand on all days (M-115). */
  datedBuildings: { readonly ask: Record<never, never>; readonly answer: readonly DatedBuilding[] };
  correctedReceivers: { readonly ask: Record<never, never>; readonly answer: readonly number[] };
  /** The plant behind movable barriers, as a receiver sees it (M-123). */
  movableSights: { readonly ask: { readonly pointId: number }; readonly answer: MovableSights | null };
  floors: { readonly ask: { readonly pointId: number }; readonly answer: FloorsResult | null };
  exceedingDays: { readonly ask: Record<never, never>; readonly answer: readonly ExceedingDays[] };
  /** The input of a search for mitigation (M-91). */
  noiseModel: {
    readonly ask: { readonly pointIds: readonly number[]; readonly isCumulative: boolean };
    readonly answer: NoiseModel;
  };
  /** The effect of single changes at a receiver; rows without options stay as they are. */
  gains: {
    readonly ask: { readonly pointId: number; readonly options: readonly OptionsOfRow[] };
    readonly answer: readonly Gain[];
  };
  /**
   * Starts on a request and continues for a moment without further ones; isEnough accepts the best so far. Null after
   * an edit.
   */
  advise: {
    readonly ask: { readonly wish: AdviceRequest | null; readonly isEnough: boolean };
    readonly answer: AdviceAnswer | null;
  };
  judgeShifts: {
    readonly ask: Pick<AdviceRequest, 'pointIds' | 'isCumulative'> & { readonly shifts: readonly TaskShift[] };
    readonly answer: ProgrammeFigures;
  };
}

export type PreviewCall = keyof PreviewCalls;
export type PreviewRequest = {
  [Call in PreviewCall]: { readonly id: number; readonly call: Call } & PreviewCalls[Call]['ask'];
}[PreviewCall];

/** overtaken: a newer request of the same kind made the answer obsolete. */
export type PreviewReply =
  | { readonly id: number; readonly outcome: 'answer'; readonly answer: PreviewCalls[PreviewCall]['answer'] }
  | { readonly id: number; readonly outcome: 'overtaken' }
  | { readonly id: number; readonly outcome: 'failed'; readonly code: string };

/** The buffers of a response's typed arrays, to transfer instead of copy. */
export function listBuffers(value: unknown): readonly ArrayBuffer[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.values(value).flatMap((part) =>
    ArrayBuffer.isView(part) ? [part.buffer as ArrayBuffer] : listBuffers(part),
  );
}
