import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { isReportSection, type ReportSection } from '../../lib/report-sections.ts';
import { readId, routes } from '../../lib/routes.ts';

/** 0 report text, 1 appendix preview, 2 contact information and attachments (REPORT-01). */
export type ReportStep = 0 | 1 | 2;

export interface ReportLocation {
  readonly step: ReportStep;
  /** The section the user was sent to. */
  readonly section: ReportSection | null;
  /** The receiver whose exceedance needs a reason. */
  readonly pointId: number | null;
  /** The map is shown so that the user can select receivers (REPORT-06). */
  readonly isSelecting: boolean;
}

export const readStep = (text: string | null): ReportStep => (text === '1' ? 1 : text === '2' ? 2 : 0);

/** The path of the equipment editor at the row that needs a file, with a link back to the check (EQUIP-59). */
export function proofPath(taskId: number | null, rowId: number | null): string {
  const query = new URLSearchParams({ from: 'report' });
  if (taskId !== null) query.set('activity', String(taskId));
  if (taskId !== null && rowId !== null) query.set('row', String(rowId));
  return `${routes.equipment}?${query}`;
}

export const stepFrom = (step: ReportStep, direction: 1 | -1): ReportStep => readStep(String(step + direction));

export function readLocation(query: URLSearchParams): ReportLocation {
  const section = query.get('section');
  return {
    step: readStep(query.get('step')),
    section: isReportSection(section) ? section : null,
    pointId: readId(query.get('reason')),
    isSelecting: query.get('points') === 'select',
  };
}

/** The query of a location in the wizard. Defaults are omitted. */
export function withLocation(
  query: URLSearchParams,
  { step, section, pointId, isSelecting }: ReportLocation,
): URLSearchParams {
  const next = new URLSearchParams(query);
  const set = (name: string, value: string | null) => (value === null ? next.delete(name) : next.set(name, value));
  set('step', step === 0 ? null : String(step));
  set('section', section);
  set('reason', pointId === null ? null : String(pointId));
  set('points', isSelecting ? 'select' : null);
  return next;
}

export function useReportAddress() {
  const [query, setQuery] = useSearchParams();
  const go = useCallback(
    (to: Partial<ReportLocation>) =>
      setQuery((now) => withLocation(now, { ...readLocation(now), section: null, pointId: null, ...to })),
    [setQuery],
  );
  return { ...readLocation(query), go };
}

export type ReportAddress = ReturnType<typeof useReportAddress>;
