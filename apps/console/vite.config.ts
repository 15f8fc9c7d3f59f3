import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { burmeseWordsWhole, sentences } from './sentences/sentences-plugin.ts';

export default defineConfig({
  plugins: [sentences(), burmeseWordsWhole, react()],
  css: { postcss: { plugins: [mantine()] } },
  // The server writes a nonce of each answer here.
  html: { cspNonce: '%CSP_NONCE%' },
  build: {
    target: 'es2022',
    // Operators' browsers fetch ahead by themselves; an old one fetches when it needs. What the document brings is there already: no page names it.
    modulePreload: { polyfill: false, resolveDependencies: leaveOutFirst() },
    // What is kept small is what comes first over the wire, which tools/checks/sizes.ts weighs.
    chunkSizeWarningLimit: 700,
    // Each file names those that it needs: short names weigh a kilobyte less of what comes first.
    rolldownOptions: { output: { chunkFileNames: 'assets/[hash].js' } },
  },
});

/** Leaves out of what is fetched with a page the files that came with the document, which is written before the pages are. */
function leaveOutFirst(): (url: string, files: string[], host: { hostType: 'html' | 'js' }) => string[] {
  const first = new Set<string>();
  return (_, files, { hostType }) => {
    if (hostType === 'html') for (const file of files) first.add(file);
    return hostType === 'html' ? files : files.filter((it) => !first.has(it));
  };
}
