import { MAX_TITLE_LENGTH } from './information.ts';

/** A title with its version for display; a project without a version shows its title only. */
export function displayTitle(title: string, version: number | null): string {
  return version === null ? title : `${title} Version ${version}`;
}

/** Formats a title in which '@' separates the version, as in files and links. */
export function formatTitle(titleWithVersion: string): string {
  return titleWithVersion.replaceAll('@', ' Version ');
}

/** '@' separates the version, so a typed title cannot contain it (U28). */
export function stripVersionSign(title: string): string {
  return title.replaceAll('@', '');
}

/** Titles are equal if they read the same (Q43). */
export function titleKey(title: string): string {
  return title.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

const COPY_SUFFIX = ' - Copy';

/** The proposed name of a copy. A title of maximum length is shortened to make room for the suffix. */
export function titleOfCopy(title: string): string {
  return `${title.slice(0, MAX_TITLE_LENGTH - COPY_SUFFIX.length)}${COPY_SUFFIX}`;
}

/** One above the highest existing version; the first is 1 (Q41). */
export function nextVersion(versions: readonly (number | null)[]): number {
  return Math.max(0, ...versions.map((version) => version ?? 0)) + 1;
}
