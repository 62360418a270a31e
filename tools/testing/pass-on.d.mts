import type { ListenOptions } from 'node:net';

/** A way to somewhere that a test cuts. */
export interface PassedOn {
  /** Where it listens; 0 for a socket of the file system. */
  readonly port: number;
  /** Ends every connection, and refuses new ones. */
  cut(): Promise<void>;
  /** Listens again, at the same port. */
  restore(): Promise<void>;
}

/**
 * Passes connections on, until they are cut: who knocks then is refused.
 * @param from where it listens; port 0 for any, which it keeps
 * @param to a socket of the file system, or a port of this machine
 */
export function passOn(from: ListenOptions, to: string | number): Promise<PassedOn>;
