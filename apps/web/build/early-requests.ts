import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { MAP } from './map-modules.ts';

/** The page cannot render without these responses, so they are requested before its script is parsed. */
const ANSWERS = ['/api/session', '/api/configuration'];

/** Makes index.html preload what the page will request anyway, in parallel instead of one after the other. */
export function earlyRequests(): Plugin {
  return {
    name: 'early-requests',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => [
        ...ANSWERS.map((href) => preload({ rel: 'preload', as: 'fetch', href })),
        ...listMapFiles(bundle)
          .filter((href) => !html.includes(href))
          .map((href) =>
            preload(href.endsWith('.css') ? { rel: 'preload', as: 'style', href } : { rel: 'modulepreload', href }),
          ),
      ],
    },
  };
}

const preload = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { crossorigin: true, ...attrs },
  injectTo: 'head',
});

/** The map chunk and its dependencies. */
function listMapFiles(bundle: Rolldown.OutputBundle): readonly string[] {
  const start = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => MAP.test(id)),
  );
  if (!start) throw new Error('the map has no chunk');
  const found = new Set<string>();
  const visit = (name: string) => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    for (const css of file.viteMetadata?.importedCss ?? []) found.add(css);
    file.imports.forEach(visit);
  };
  visit(start.fileName);
  return [...found].map((name) => `/${name}`);
}
