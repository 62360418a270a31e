import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `PLANTED_URL` is a running product, for the plant table; without it the designer shows that none came. */
const product = process.env['PLANTED_URL'];

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../.cache/vite-designer-dev',
  plugins: [react()],
  server: {
    host: '127.0.0.1',
    ...(product ? { proxy: { '/api': product, '/rest': product, '/illustrations': product } } : {}),
  },
});
