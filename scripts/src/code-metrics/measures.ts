import { dirname, join, normalize } from 'node:path';
import type { SourceFile } from './source-files.ts';
import type { Shape, Syntax } from './syntax.ts';

export interface Spread {
  readonly median: number;
  readonly p95: number;
  readonly max: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), p95: at(0.95), max: sorted.at(-1) ?? 0 };
}

/** Folders with more source files than allowed, largest first. */
export function listFullFolders(files: readonly SourceFile[], max: number): { folder: string; count: number }[] {
  return [...Map.groupBy(files, ({ path }) => dirname(path))]
    .map(([folder, inside]) => ({ folder, count: inside.length }))
    .filter(({ count }) => count > max)
    .sort((one, other) => other.count - one.count);
}

const MIN_FIELDS = 3;
const MIN_SHARED = 0.75;

/** A contract and a domain type, or a schema and a type of the domain, that share three quarters of their fields. */
export function listDuplicateShapes(shapes: readonly Shape[]): string[] {
  const large = shapes.filter(({ fields }) => fields.size >= MIN_FIELDS);
  const within = (folder: string) => large.filter(({ path }) => path.startsWith(folder));
  const [contracts, domain] = [within('packages/contracts/'), within('packages/domain/')];
  const types = domain.filter(({ kind }) => kind === 'interface');
  const listDuplicates = (one: Shape, others: readonly Shape[]) =>
    others.filter((other) => sharedFraction(one, other) >= MIN_SHARED).map(({ name }) => `${one.name} = ${name}`);
  return [
    ...contracts.flatMap((contract) => listDuplicates(contract, domain)),
    ...domain.filter(({ kind }) => kind === 'schema').flatMap((schema) => listDuplicates(schema, types)),
  ];
}

function sharedFraction({ fields: one }: Shape, { fields: other }: Shape): number {
  const shared = [...one].filter((field) => other.has(field)).length;
  return shared / Math.max(one.size, other.size);
}

/** The repository files that each file imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

export function readImports(
  files: readonly SourceFile[],
  syntax: ReadonlyMap<string, Syntax>,
  kind: 'imports' | 'lazyImports' = 'imports',
): ImportGraph {
  const known = new Set(files.map(({ path }) => path));
  return new Map(
    files.map(({ path }) => {
      const targets = (syntax.get(path)?.[kind] ?? [])
        .filter((source) => source.startsWith('.'))
        .map((source) => normalize(join(dirname(path), source)));
      return [path, [...new Set(targets.filter((target) => known.has(target)))]];
    }),
  );
}

const FEATURE = /^apps\/web\/src\/features\/([^/]+)\//;

export function listCrossFeatureImports(graph: ImportGraph): string[] {
  const featureOf = (path: string) => FEATURE.exec(path)?.[1];
  return [...graph].flatMap(([path, targets]) =>
    targets
      .filter((target) => featureOf(path) && featureOf(target) && featureOf(path) !== featureOf(target))
      .map((target) => `${path} -> ${target}`),
  );
}

/** Imports that close a cycle. */
export function listCycles(graph: ImportGraph): string[] {
  const state = new Map<string, 'open' | 'done'>();
  const found: string[] = [];
  const visit = (path: string) => {
    state.set(path, 'open');
    for (const target of graph.get(path) ?? []) {
      if (state.get(target) === 'open') found.push(`${path} -> ${target}`);
      else if (!state.has(target)) visit(target);
    }
    state.set(path, 'done');
  };
  for (const path of graph.keys()) if (!state.has(path)) visit(path);
  return found;
}

/**
 * Short files with only one importer. Files that a package's index exports and files that are loaded lazily do not
 * count, because they cannot be merged into their importer.
 */
export function listSmallFiles(
  files: readonly SourceFile[],
  graph: ImportGraph,
  lazy: ImportGraph,
  maxLines: number,
): string[] {
  const exported = [...graph].flatMap(([path, targets]) => (path.endsWith('/index.ts') ? targets : []));
  const exempt = new Set([...exported, ...[...lazy.values()].flat()]);
  const importers = Map.groupBy([...graph.values()].flat(), (target) => target);
  return files
    .filter(({ path, lines }) => lines < maxLines && importers.get(path)?.length === 1 && !exempt.has(path))
    .map(({ path }) => path);
}
