let end: (() => Promise<void>) | undefined;

/** Remembers how the shared product ends; set-up and tear-down run in one process. */
export function keepShared(how: () => Promise<void>): void {
  end = how;
}

/** Jest's tear-down of the browser tests. */
export default async function stopSharedProduct(): Promise<void> {
  await end?.();
}
