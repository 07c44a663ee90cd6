/** A title with its version as a person reads it; a project without version shows its title alone. */
export function displayTitle(title: string, version: number | null): string {
  return version === null ? title : `${title} Version ${version}`;
}

/** A written title in which '@' separates the version, as files and links carry it. */
export function formatTitle(titleWithVersion: string): string {
  return titleWithVersion.replaceAll('@', ' Version ');
}
