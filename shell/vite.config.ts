import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import reactQueryPackage from '@tanstack/react-query/package.json' with { type: 'json' };
import kitPackage from '../libs/mfe-kit/package.json' with { type: 'json' };

/** The host: plain Vite. The federation runtime is an ordinary import that loads with the first remote page. */
export default defineConfig({
  plugins: [react()],
  define: {
    // What the shell hands to remotes, for the range check against what they were built for.
    __KIT_VERSION__: JSON.stringify(kitPackage.version),
    __REACT_QUERY_VERSION__: JSON.stringify(reactQueryPackage.version),
  },
  build: {
    target: 'es2022',
    sourcemap: true,
    // A data: address would be refused by the content security policy.
    assetsInlineLimit: 0,
  },
});
