/**
 * For stores of tests that share a machine with many others: how long a command may wait for its turn follows from how long
 * an answer may take, in milliseconds. Not for tests of what happens where one takes too long.
 */
export const PATIENT_MS = 60_000;
