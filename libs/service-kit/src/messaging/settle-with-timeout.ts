/** Resolves when all work has ended, well or badly, or after `ms`: what never ends is not waited for. */
export async function settleWithTimeout(ms: number, work: Iterable<Promise<unknown>>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([Promise.allSettled(work), enough]);
  clearTimeout(timer);
}
