import type { Plugin } from 'vite';

const START = /\/src\/main\.tsx$/;
/** Every page shows the map, after its own first content. */
export const MAP = /\/src\/app\/map\/map-stage\.tsx$/;

/**
 * Finds the modules that load with the map but not with the page itself, so that they ship in two files instead of
 * dozens.
 */
export function mapModules(): { readonly plugin: Plugin; readonly has: (id: string) => boolean } {
  const found = new Set<string>();
  const plugin: Plugin = {
    name: 'map-modules',
    apply: 'build',
    buildEnd() {
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const ids = [...this.getModuleIds()];
      const start = collect(
        ids.find((id) => START.test(id)),
        importsOf,
      );
      for (const id of collect(
        ids.find((id) => MAP.test(id)),
        importsOf,
      ))
        if (!start.has(id)) found.add(id);
    },
  };
  return { plugin, has: (id) => found.has(id) };
}

/** A module and all its static imports. */
function collect(first: string | undefined, importsOf: (id: string) => readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    importsOf(id).forEach(visit);
  };
  if (first) visit(first);
  return seen;
}
