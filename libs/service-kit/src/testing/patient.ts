/**
 * Settings of a product that shares a machine with many tests: its services may take as long to answer as they need. Not
 * for tests of what happens where one does not answer.
 */
export const PATIENT = { ANSWER_SECONDS: '60' } as const;
