/** As many as browsers ask one server for at once. */
const AT_ONCE = 6;

/** Does the same with each, some at once. @throws what the first of them throws, once those under way have ended */
export async function severalAtOnce<T>(all: readonly T[], work: (each: T) => Promise<void>): Promise<void> {
  const rest = [...all];
  const failures: unknown[] = [];
  async function workThrough(): Promise<void> {
    for (let next = rest.shift(); next !== undefined && failures.length === 0; next = rest.shift())
      await work(next).catch((cause: unknown) => failures.push(cause));
  }
  await Promise.all(Array.from({ length: AT_ONCE }, workThrough));
  if (failures.length > 0) throw failures[0];
}
