import type { WorkerScope } from './worker-scope';

/**
 * Has the browser ask for a page while the worker is starting. Not Firefox: where that request fails it shows its own
 * error page, whatever the worker answers, so that no page opened without a network. What an earlier worker has
 * switched on stays on with this one, and is switched off.
 */
export async function askAhead(
  { navigationPreload }: WorkerScope['registration'],
  userAgent: string,
): Promise<void> {
  const isFirefox = userAgent.includes('Firefox/');
  await (isFirefox ? navigationPreload?.disable() : navigationPreload?.enable())?.catch(() => {});
}
