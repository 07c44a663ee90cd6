import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { earlyRequests } from './build/early-requests.ts';
import { leftOutParts } from './build/left-out-parts.ts';
import { mapModules } from './build/map-modules.ts';
import { packFiles } from './build/pack-files.ts';

export default defineConfig(({ mode }) => {
  const environment = loadEnv(mode, '.', ['WEB_PORT', 'SERVER_URL']);
  const map = mapModules();
  const target = environment.SERVER_URL ?? 'http://127.0.0.1:3000';
  return {
    plugins: [react(), leftOutParts(), map.plugin, earlyRequests(), packFiles()],
    worker: { format: 'es', plugins: () => [leftOutParts()] },
    server: {
      host: '127.0.0.1',
      port: Number(environment.WEB_PORT ?? 5173),
      strictPort: true,
      proxy: { '/api': target, '/tiles': target, '/ogc': target },
    },
    build: {
      target: 'es2022',
      // The content policy allows neither inline scripts nor data: fonts, so nothing is inlined.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Schemas have no side effects: those that a page does not use are left out.
        treeshake: { manualPureFunctions: ['z'] },
        output: {
          // Libraries change less often than our code: they stay in the browser's cache across releases.
          codeSplitting: {
            // Parts of them that only later screens use are loaded with those screens.
            groups: [
              {
                name: 'react',
                test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                tags: ['$initial'],
              },
              { name: 'mantine', test: /node_modules[\\/](@mantine|@floating-ui)[\\/]/, tags: ['$initial'] },
              { name: 'zod', test: /node_modules[\\/]zod[\\/]/, tags: ['$initial'] },
              // One file instead of dozens that a browser fetches six at a time.
              { name: 'start', tags: ['$initial'] },
              { name: 'map-library', test: (id) => map.has(id) && id.includes('node_modules') },
              { name: 'map', test: map.has },
            ],
          },
        },
      },
    },
  };
});
