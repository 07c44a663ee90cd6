import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { isReportSection, type ReportSection } from '../../lib/report-sections.ts';

/** 0 report text, 1 appendix preview, 2 contact information and attachments (REPORT-01). */
export type ReportStep = 0 | 1 | 2;

export interface ReportPlace {
  readonly step: ReportStep;
  /** The section somebody was sent to. */
  readonly section: ReportSection | null;
  /** The map is shown, to select receivers (REPORT-06). */
  readonly isSelecting: boolean;
}

export const readStep = (text: string | null): ReportStep => (text === '1' ? 1 : text === '2' ? 2 : 0);

/** The index moves by one. */
export const stepFrom = (step: ReportStep, direction: 1 | -1): ReportStep => readStep(String(step + direction));

export function readPlace(query: URLSearchParams): ReportPlace {
  const section = query.get('section');
  return {
    step: readStep(query.get('step')),
    section: isReportSection(section) ? section : null,
    isSelecting: query.get('points') === 'select',
  };
}

/** The address of a place has everything but what is usual. */
export function withPlace(query: URLSearchParams, { step, section, isSelecting }: ReportPlace): URLSearchParams {
  const next = new URLSearchParams(query);
  const set = (name: string, value: string | null) => (value === null ? next.delete(name) : next.set(name, value));
  set('step', step === 0 ? null : String(step));
  set('section', section);
  set('points', isSelecting ? 'select' : null);
  return next;
}

export function useReportAddress() {
  const [query, setQuery] = useSearchParams();
  const go = useCallback(
    (to: Partial<ReportPlace>) => setQuery((now) => withPlace(now, { ...readPlace(now), section: null, ...to })),
    [setQuery],
  );
  return { ...readPlace(query), go };
}

export type ReportAddress = ReturnType<typeof useReportAddress>;
