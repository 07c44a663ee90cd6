/** The pnpm lock file, version 9: the dependencies of each workspace, and every package with its source. */
export interface Lock {
  readonly lockfileVersion: string;
  readonly importers: Readonly<Record<string, Importer>>;
  readonly packages: Readonly<Record<string, { readonly resolution: Readonly<Record<string, unknown>> }>>;
}

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
type Importer = {
  readonly [Kind in (typeof KINDS)[number]]?: Readonly<Record<string, { readonly specifier: string }>>;
};
export type Manifest = { readonly [Kind in (typeof KINDS)[number]]?: Readonly<Record<string, string>> } & {
  readonly peerDependencies?: Readonly<Record<string, string>>;
};
/** By folder, as in the lock file: '.' for the root. */
export type Manifests = Readonly<Record<string, Manifest>>;

const EXACT = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;
const FROM_REGISTRY = /^(@[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;
const INTEGRITY = /^sha512-[A-Za-z0-9+/]{86}==$/;

/** Versions must be exact, or workspaces of this repository; nothing comes from a URL. */
export const findLooseVersions = (manifests: Manifests): string[] =>
  Object.entries(manifests).flatMap(([folder, manifest]) =>
    [...KINDS, 'peerDependencies' as const].flatMap((kind) =>
      Object.entries(manifest[kind] ?? {})
        .filter(([, version]) => version !== 'workspace:*' && !EXACT.test(version))
        .map(([name, version]) => `${folder}/package.json: ${name} ${version} is no exact version`),
    ),
  );

/** Each package must come from the registry and have a SHA-512 hash of its content. */
export const findForeignPackages = ({ packages }: Lock): string[] =>
  Object.entries(packages).flatMap(([key, { resolution }]) => {
    if (!FROM_REGISTRY.test(key)) return [`${key} does not come from the registry`];
    const { integrity, ...others } = resolution;
    if (Object.keys(others).length > 0)
      return [`${key} does not come from the registry: ${Object.keys(others).join(', ')}`];
    return typeof integrity === 'string' && INTEGRITY.test(integrity) ? [] : [`${key} has no SHA-512 of its content`];
  });

const listDeclared = (manifest: Manifest): string[] =>
  KINDS.flatMap((kind) =>
    Object.entries(manifest[kind] ?? {}).map(([name, version]) => `${kind.replace(/ies$/, 'y')} ${name} ${version}`),
  );

const listLocked = (importer: Importer): string[] =>
  listDeclared(
    Object.fromEntries(
      KINDS.map((kind) => [
        kind,
        Object.fromEntries(Object.entries(importer[kind] ?? {}).map(([name, { specifier }]) => [name, specifier])),
      ]),
    ),
  );

/** The dependencies of the workspaces must match the lock file exactly. */
export function findDrift({ importers }: Lock, manifests: Manifests): string[] {
  const folders = new Set([...Object.keys(importers), ...Object.keys(manifests)]);
  return [...folders].flatMap((folder) => {
    const declared = new Set(listDeclared(manifests[folder] ?? {}));
    const locked = new Set(listLocked(importers[folder] ?? {}));
    return [
      ...[...declared]
        .filter((one) => !locked.has(one))
        .map((one) => `${folder}/package.json: ${one} is not locked: run pnpm install`),
      ...[...locked]
        .filter((one) => !declared.has(one))
        .map((one) => `${folder}: ${one} is locked and asked for by nobody`),
    ];
  });
}
