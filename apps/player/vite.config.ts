import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import cascadeLayers from '@csstools/postcss-cascade-layers';
import { keepWords } from '@shwekan/phrases/burmese';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { olderStyles } from './older-styles.ts';

/**
 * What the first view needs is one file: ten small ones compress 4 kB worse, out of the 85 kB that a phone may have to load.
 * The event stream, and what only forms and endless lists need, follow later.
 */
const FIRST =
  /node_modules\/@tanstack\/(?!.*nfiniteQuery)|node_modules\/(react|react-dom|scheduler|wouter|regexparam)\/|packages\/ui\/src\/(call|clock|refusal-error|format)|player\/src\/(app|house|phone)\/(?!realtime|stream|send|background-start|prefetch|worker|install|push|first-notice|kept-answers|own-answers|celebrate|calm|late-taps|second-tap|feel|results|board-changes|screens|sentences|choose-language|resume|kept-picture|screen-state|marquee|overlay|change\.)|player\/src\/parts\/cash\/kept-requests/;
/** What finds all other parts, and what chooses another language of them: two files would be asked for together. */
const FINDERS = /player\/src\/(app\/screens|house\/(sentences|choose-language))\.ts/;

/** What lottery screens share with their sheets, with home and with histories: without it a sheet would bring a screen along, and a screen ten files of a kilobyte. */
const BETTING =
  /packages\/rules\/src\/payout\.|parts\/(lottery\/(icons|stake|opening|sections|kinds|lines|pane\/fields|lottery-choice|NumbersLink))\.ts/;
/** The same for what moves. */
const LIVE = /parts\/numbers\/(LiveNumber|LiveFrame|source-digits|use-live-wait)\.ts/;
/** What the moments of home and of a lottery share: a kilobyte or less each, and each file costs a phone a request. */
const MOMENTS = /(phone\/calm|parts\/(moments\/(ArrivingNumber|arrival)|numbers\/today-numbers))\.ts/;
/** What histories share: a balance that may be hidden, the way to write to the house, and where it leads. As one file they weigh half as much as as three. */
const HISTORIES = /parts\/(Balance|WriteLink|conversation-paths)\.tsx?/;
/** How a day is named: apart its two files weigh a hundred bytes more. */
const DAYS = /parts\/days\/(day-names|use-today)\.ts/;
/** What screens of all kinds share. */
const COMMON = /packages\/rules\/src\/time\.|parts\/(EmptyState|use-is-wide|icons|use-deadline|stored-value)\.ts/;

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

/** Burmese sentences say themselves where their lines may end: phones break Burmese by dictionaries of their own, inside of words. */
const burmeseWordsWhole: Plugin = {
  name: 'burmese-words-whole',
  enforce: 'pre',
  transform: (code, id) => (/\/phrases\/src\/\w+\/mm\.ts$/.test(id) ? { code: keepWords(code), map: null } : null),
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

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), burmeseWordsWhole, sentencesEarly, workerKnowsBuild],
  resolve: {
    alias: [
      // The router brings a hook of its own for Reacts that have none: ours has it.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      { find: /^\.\/mutationCache\.js$/, replacement: fileURLToPath(new URL('src/house/no-mutations.ts', import.meta.url)) },
    ],
  },
  // Old Android WebViews know no cascade layers and would show the app without styles; nor newer words for heights and turns.
  css: { postcss: { plugins: [cascadeLayers(), olderStyles] } },
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
                { name: 'common', test: COMMON },
                { name: 'betting', test: BETTING },
                { name: 'live', test: LIVE },
                { name: 'moments', test: MOMENTS },
                { name: 'histories', test: HISTORIES },
                { name: 'days', test: DAYS },
              ],
            },
          },
        },
  },
  // The server imports one file, which brings all it needs.
  ssr: { noExternal: true },
  server: { host: '127.0.0.1', proxy: { '/api': process.env['API'] ?? 'http://127.0.0.1:3000' } },
}));
