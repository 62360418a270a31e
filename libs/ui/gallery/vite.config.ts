import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** For development only: `npm run gallery -w @planted/ui`. The address takes ?theme=light or ?theme=dark. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  publicDir: process.env.GALLERY_PUBLIC ?? resolve(import.meta.dirname, '../../../shell/public'),
  server: {
    host: '127.0.0.1',
    // The rules of the product: a component that injects a style element shows here without it.
    headers: {
      'content-security-policy':
        "default-src 'self'; img-src 'self' data:; connect-src 'self' ws:; script-src 'self' 'unsafe-inline'",
    },
  },
});
