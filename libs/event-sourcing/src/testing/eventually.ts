import { wait } from '../wakeup';

const CHECK_INTERVAL_MS = 20;

/**
 * Waits until `look` answers something truthy, and answers that.
 * @throws after `timeoutMs`, with what was seen last.
 */
export async function eventually<Seen>(
  look: () => Seen | Promise<Seen>,
  timeoutMs = 60_000,
): Promise<Exclude<Seen, undefined | null | false>> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const seen = await look();
    if (seen) return seen as Exclude<Seen, undefined | null | false>;
    if (Date.now() > deadline) throw new Error(`not so within ${timeoutMs} ms: ${look.toString()}`);
    await wait(CHECK_INTERVAL_MS);
  }
}
