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
    // Operators' browsers fetch ahead by themselves; an old one fetches when it needs.
    modulePreload: { polyfill: false },
    // What is kept small is what comes first over the wire, which tools/checks/sizes.ts weighs.
    chunkSizeWarningLimit: 700,
  },
});
