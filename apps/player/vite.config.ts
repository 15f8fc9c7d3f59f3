import cascadeLayers from '@csstools/postcss-cascade-layers';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * What the first view needs is one file: ten small ones compress 4 kB worse, out of the 85 kB that a phone may have to load.
 * The event stream, and what only forms and endless lists need, follow later.
 */
const FIRST =
  /node_modules\/@tanstack\/(?!.*nfiniteQuery(Observer)?\.)|node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\/|packages\/ui\/src\/(call|clock|refused|shown)|player\/src\/app\/(?!realtime|stream|heard|send)/;

/** Lets the page fetch the sentences of the default language beside the code, not after it. */
const sentencesEarly: Plugin = {
  name: 'sentences-early',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.values(bundle ?? {})
        .filter((it) => it.type === 'chunk' && it.facadeModuleId?.endsWith('/phrases/src/shell/mm.ts'))
        .map((it) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', 'data-default': true, crossorigin: true, href: `/${it.fileName}` },
          injectTo: 'head',
        })),
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), sentencesEarly],
  // Old Android WebViews know no cascade layers and would show the app without styles.
  css: { postcss: { plugins: [cascadeLayers()] } },
  build: {
    target: ['chrome87', 'safari14'],
    cssTarget: ['chrome87', 'safari14'],
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: [{ name: 'first', test: FIRST }] } } },
  },
  // The server imports one file, which brings all it needs.
  ssr: { noExternal: true },
  server: { host: '127.0.0.1', proxy: { '/api': process.env['API'] ?? 'http://127.0.0.1:3000' } },
}));
