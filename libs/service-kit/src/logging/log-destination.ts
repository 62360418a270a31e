import { writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** What is kept, in bytes, while nothing can be written; what comes after it is lost. */
const KEPT_BYTES = 1024 * 1024;
const STANDARD_OUTPUT = 1;
/** A pipe whose reader is slow is waited for so often, so many milliseconds each. */
const MAX_WAITS = 20;
const WAIT_MS = 5;

/**
 * Where a log goes. A disk that is full or read-only neither ends nor holds up a process by its log, which pino's own
 * destination does: lines are kept and written when there is room again, as far as `KEPT_BYTES` goes.
 * @param fd an open file, pipe or terminal; standard output when absent
 */
export function openLogDestination(fd: number = STANDARD_OUTPUT): DestinationStream {
  let kept = Buffer.alloc(0);
  return {
    write(line) {
      const added = Buffer.from(line);
      if (kept.length + added.length <= KEPT_BYTES) kept = Buffer.concat([kept, added]);
      kept = kept.subarray(written(fd, kept));
    },
  };
}

/** @returns how many of the bytes could be written */
function written(fd: number, bytes: Buffer): number {
  let done = 0;
  for (let waits = 0; done < bytes.length; ) {
    try {
      done += writeSync(fd, bytes, done);
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === 'EAGAIN';
      if (!isBusy || (waits += 1) > MAX_WAITS) return done;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
    }
  }
  return done;
}
