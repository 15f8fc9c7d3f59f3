import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import cascadeLayers from '@csstools/postcss-cascade-layers';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { leanReact } from './lean-react.ts';

/**
 * What the first view needs is one file: ten small ones compress 4 kB worse, out of the 85 kB that a phone may have to load.
 * The event stream, and what only forms and endless lists need, follow later.
 */
const FIRST =
  /node_modules\/@tanstack\/(?!.*nfiniteQuery)|node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\/|packages\/ui\/src\/(call|clock|refused|shown)|player\/src\/app\/(?!realtime|stream|heard|send|later-start|prefetch|worker|install|push|told|screens|sentences)/;
/** What finds all other parts: two files would be asked for together. */
const FINDERS = /player\/src\/app\/(screens|sentences)\.ts/;

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

/** The service worker is told what the build is made of: all but sentences, fonts and what only some phones need. */
const workerKnowsBuild: Plugin = {
  name: 'worker-knows-build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') return;
      if (worker.imports.length > 0) throw new Error(`old phones know no imports in a service worker, but it shares ${worker.imports}`);
      const parts = Object.values(bundle).filter((it) => it !== worker && it.fileName.startsWith('assets/'));
      const kept = parts.filter((it) =>
        it.type === 'chunk' ? !it.facadeModuleId?.includes('/phrases/src/') : it.fileName.endsWith('.css'),
      );
      const isFirst = (it: (typeof kept)[number]) => Number(it.type === 'chunk' && it.name === 'first');
      const files = kept.sort((one, other) => isFirst(other) - isFirst(one)).map((it) => `/${it.fileName}`);
      const build = createHash('sha256')
        .update(parts.map((it) => it.fileName).join())
        .digest('hex')
        .slice(0, 12);
      worker.code = worker.code.replace('__BUILD__', build).replace(/(["'`])__FILES__\1/, `'${JSON.stringify(files)}'`);
      if (!worker.code.includes(build) || !worker.code.includes(files[0] ?? ''))
        throw new Error('the service worker was not told its build');
    },
  },
};

const lean = (name: string) => fileURLToPath(new URL(`src/app/lean/${name}.ts`, import.meta.url));

/** What libraries bring and the app does not use stays off the phone: see the modules that take their places. */
const leanLibraries: Plugin = {
  name: 'lean-libraries',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source === './mutationCache.js' && importer?.includes('query-core')) return lean('no-mutations');
    if (source.startsWith('use-sync-external-store/shim')) return lean('external-store');
    return source === 'regexparam' ? lean('no-patterns') : undefined;
  },
};

/** Private names are long, and plain fields keep them. */
const shortNames = new Map<string, string>();
function shortOf(name: string): string {
  const short = `_${createHash('sha256').update(name).digest('hex').slice(0, 3)}`;
  if ((shortNames.get(short) ?? name) !== name) throw new Error(`${name} and ${shortNames.get(short)} have one short name`);
  shortNames.set(short, name);
  return short;
}

/**
 * Old phones know no private methods, so the build would turn every private field of the query cache into a WeakMap: a fifth
 * more code, and slower. They become plain fields under a name of their own. Endless lists bring what they need themselves.
 */
const leanQueries: Plugin = {
  name: 'lean-queries',
  enforce: 'pre',
  transform(code, id) {
    if (!/query-core\/build\/modern\//.test(id)) return null;
    const changed = (from: string, to: string) => {
      if (!code.includes(from)) throw new Error(`${id} is not as lean-queries knows it`);
      code = code.replaceAll(from, to);
    };
    if (id.endsWith('/query.js')) {
      changed('import { infiniteQueryBehavior } from "./infiniteQueryBehavior.js";', '');
      changed(
        '(this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior)',
        'this.options.behavior',
      );
    }
    if (id.endsWith('/infiniteQueryObserver.js')) {
      changed('import { hasNextPage', 'import { infiniteQueryBehavior, hasNextPage');
      changed('options._type = "infinite";', 'options._type = "infinite"; options.behavior = infiniteQueryBehavior(options.pages);');
    }
    return { code: code.replace(/(?<=\bthis\.|^\s*(?:async )?)#(\w+)/gm, (_, name: string) => shortOf(name)), map: null };
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [leanLibraries, leanQueries, leanReact, react(), tailwindcss(), sentencesEarly, workerKnowsBuild],
  // Old Android WebViews know no cascade layers and would show the app without styles.
  css: { postcss: { plugins: [cascadeLayers()] } },
  build: {
    target: ['chrome91', 'safari14.1'],
    modulePreload: { polyfill: false },
    cssTarget: ['chrome87', 'safari14'],
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: { app: 'index.html', sw: 'src/worker/sw.ts' },
          output: {
            entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[hash].js'),
            chunkFileNames: 'assets/[hash].js',
            codeSplitting: {
              groups: [
                { name: 'first', test: FIRST },
                { name: 'finders', test: FINDERS },
              ],
            },
          },
        },
  },
  // The server imports one file, which brings all it needs.
  ssr: { noExternal: true },
  server: { host: '127.0.0.1', proxy: { '/api': process.env['API'] ?? 'http://127.0.0.1:3000' } },
}));
