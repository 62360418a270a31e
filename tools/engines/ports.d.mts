/**
 * @param port 0 for any
 * @returns the port, free a moment ago
 * @throws what listening there throws, e.g. code EADDRINUSE
 */
export function probePort(port: number, host: string): Promise<number>;

/** A TCP port on loopback, free a moment ago. */
export function freePort(): Promise<number>;
