import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/** For development only: `npm run gallery -w @planted/ui`. The address takes ?theme=light or ?theme=dark. */
export default defineConfig({
  root,
  plugins: [react()],
  publicDir: process.env.GALLERY_PUBLIC ?? resolve(root, '../../../shell/public'),
  server: { host: '127.0.0.1' },
  build: { outDir: resolve(root, '../../../.cache/gallery'), emptyOutDir: true, assetsInlineLimit: 0 },
  preview: {
    host: '127.0.0.1',
    // The rules of the product: a component that injects a style element shows here without it.
    headers: { 'content-security-policy': "default-src 'self'" },
  },
});
