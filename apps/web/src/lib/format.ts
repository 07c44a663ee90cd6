import type { ProjectSummary } from '@quietsite/contracts';
import { displayJudged, displayLevel, displayTitle, formatTitle, roundHalfUp } from '@quietsite/domain';

const NOTHING = '-';

export const formatLevel = displayLevel;
/** For a level shown beside its criterion. */
export const formatJudged = displayJudged;

/** Whole decibels, as labels on the map show them (Q114). */
export function formatLevelLabel(level: number | null): string {
  return level === null ? NOTHING : roundHalfUp(level, 0).toFixed(0);
}

/** Empty if there is no criterion (M-141). */
export function formatCriterion(criterion: number | null): string {
  if (criterion === null) return NOTHING;
  return Number.isInteger(criterion) ? String(criterion) : criterion.toFixed(1);
}

export function formatDay(day: string | null): string {
  return day ?? NOTHING;
}

/** The Hong Kong calendar day of an instant, yyyy-mm-dd (M-03). */
export function formatInstantDay(instant: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hong_Kong' }).format(new Date(instant));
}

/** Day and minute in Hong Kong (M-03). */
export function formatInstantMinute(instant: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Asia/Hong_Kong',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  })
    .format(new Date(instant))
    .replace(',', '');
}

export function formatGrid(metres: number): string {
  return metres.toFixed(3);
}

export function formatMetres(metres: number): string {
  return roundHalfUp(metres, 1).toFixed(1);
}

export function formatText(text: string | null): string {
  return text === null || text.trim() === '' ? NOTHING : text;
}

export function projectTitle({ title, version }: Pick<ProjectSummary, 'title' | 'version'>): string {
  return displayTitle(formatTitle(title), version);
}

export function formatFileSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** 9:05 for 545 seconds. */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
