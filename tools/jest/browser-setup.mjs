import { jest } from '@jest/globals';

/** Two browsers and two products share two cores; Playwright's own limit of 30 s for one step says what hangs. */
jest.setTimeout(60_000);
