import cascadeLayers from '@csstools/postcss-cascade-layers';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // Old Android WebViews know no cascade layers and would show the app without styles.
  css: { postcss: { plugins: [cascadeLayers()] } },
  build: { target: ['chrome87', 'safari14'], cssTarget: ['chrome87', 'safari14'], assetsInlineLimit: 0 },
  server: { host: '127.0.0.1', proxy: { '/api': process.env['API'] ?? 'http://127.0.0.1:3000' } },
});
