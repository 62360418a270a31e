/** The linter's settings; `npm run lint` uses them. Who may import whom is a table: tools/lint/directions.mjs. */
import { directions, overrideFor } from './tools/lint/directions.mjs';

export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'import'],
  categories: { correctness: 'error' },
  ignorePatterns: ['**/dist/**', '.cache/**', '.planted/**', '.nx/**'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'react/rules-of-hooks': 'error',
    'no-console': 'off',
    'import/default': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'jsx-a11y/no-autofocus': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: Object.keys(directions).map(overrideFor),
};
