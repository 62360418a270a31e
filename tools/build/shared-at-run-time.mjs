/**
 * What every remote takes from the shell at run time instead of bundling a copy: package name → range it accepts.
 * The shell hands over exactly these (shell/src/federation/shared-modules.ts); a test keeps the two lists equal.
 * @type {Readonly<Record<string, string>>}
 */
export const sharedAtRunTime = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'react-dom': '^19.0.0',
  'react-dom/client': '^19.0.0',
  '@planted/mfe-kit': '^1.0.0',
  '@tanstack/react-query': '^5.0.0',
};
