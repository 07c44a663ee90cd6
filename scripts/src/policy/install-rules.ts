/** The settings of pnpm-workspace.yaml that say which packages may run a script at install time. */
export interface WorkspaceSettings {
  readonly allowBuilds?: Readonly<Record<string, boolean>>;
  readonly onlyBuiltDependencies?: readonly string[];
  readonly dangerouslyAllowAllBuilds?: boolean;
  readonly overrides?: Readonly<Record<string, string>>;
}

export interface InstalledManifest {
  readonly name: string;
  readonly version: string;
  readonly scripts?: Readonly<Record<string, string>>;
}

const AT_INSTALL = ['preinstall', 'install', 'postinstall'];

/** Currently none. A package that needs it gets a line here, with its reason, and `true` in the settings. */
const MAY_BUILD: readonly string[] = [];

/**
 * Every package with an install script must be listed, and refused, in the settings: this shows that it was reviewed.
 */
export function findInstallScripts(
  { allowBuilds = {}, onlyBuiltDependencies = [], dangerouslyAllowAllBuilds = false }: WorkspaceSettings,
  installed: readonly InstalledManifest[],
): string[] {
  const allowed = Object.keys(allowBuilds).filter((name) => allowBuilds[name]);
  return [
    ...(dangerouslyAllowAllBuilds ? ['pnpm-workspace.yaml lets every package run scripts at install time'] : []),
    ...[...allowed, ...onlyBuiltDependencies]
      .filter((name) => !MAY_BUILD.includes(name))
      .map((name) => `pnpm-workspace.yaml lets ${name} run a script at install time`),
    ...installed
      .filter(({ name, scripts = {} }) => AT_INSTALL.some((one) => scripts[one]) && !(name in allowBuilds))
      .map(({ name, version }) => `${name} ${version} has a script for install time and nobody decided on it`),
  ];
}

/** A registry setting or its password in the repository would be visible to everyone who reads it. */
export const findRegistrySettings = (npmrc: string): string[] =>
  npmrc
    .split('\n')
    .filter((line) => /registry|_auth|_password|strict-ssl|ignore-scripts\s*=\s*false/i.test(line))
    .map((line) => `.npmrc: ${line.split('=', 1)[0]?.trim()} is for the machine, not for the repository`);
