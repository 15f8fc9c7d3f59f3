import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  css: { postcss: { plugins: [mantine()] } },
  // The server writes a nonce of each answer here.
  html: { cspNonce: '%CSP_NONCE%' },
  build: {
    target: 'es2022',
    // Operators sit at computers: one file that is kept for good beats many small ones.
    chunkSizeWarningLimit: 1_200,
  },
});
