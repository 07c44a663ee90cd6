import { MAX_TITLE_LENGTH } from './information.ts';

/** A title with its version as a person reads it; a project without version shows its title alone. */
export function displayTitle(title: string, version: number | null): string {
  return version === null ? title : `${title} Version ${version}`;
}

/** A written title in which '@' separates the version, as files and links carry it. */
export function formatTitle(titleWithVersion: string): string {
  return titleWithVersion.replaceAll('@', ' Version ');
}

/** '@' separates the version, so a typed title cannot have one (U28). */
export function stripVersionSign(title: string): string {
  return title.replaceAll('@', '');
}

/** Titles are the same when a person would read them as the same (Q43). */
export function titleKey(title: string): string {
  return title.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

const COPY_SUFFIX = ' - Copy';

/** The proposed name of a copy; a title of the greatest length gives way to the suffix. */
export function titleOfCopy(title: string): string {
  return `${title.slice(0, MAX_TITLE_LENGTH - COPY_SUFFIX.length)}${COPY_SUFFIX}`;
}

/** One more than the highest version there is; the first is 1 (Q41). */
export function nextVersion(versions: readonly (number | null)[]): number {
  return Math.max(0, ...versions.map((version) => version ?? 0)) + 1;
}
