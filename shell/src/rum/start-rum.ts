import { RUM_PATH, type VitalName } from '@planted/contracts/rum-report';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { createRumCollector } from './rum-collector';
import { frontEndOfFault, type keepFaults } from './faults';

/** The hash in the name of the shell's own script says which build this is. */
const SHELL_SCRIPT = /\/assets\/index-([\w-]+)\.js$/;

/**
 * Reports to the gateway, whenever the page is hidden, how many pages were opened, the unhandled errors, and the
 * web vitals, by front end and version. Loading times belong to the page that the visit began with, presses and
 * shifts to the one that is left.
 * @param frontEndOf whose page a path is
 */
export async function startRum(
  frontEndOf: (path: string) => string,
  faults: ReturnType<typeof keepFaults>,
): Promise<void> {
  const versions = await readVersions();
  const collector = createRumCollector(frontEndOf, (frontEnd) => versions.get(frontEnd));
  const first = location.pathname;
  let shown = first;
  collector.view(first);
  // Each page has a title of its own.
  new MutationObserver(() => {
    if (location.pathname === shown) return;
    shown = location.pathname;
    collector.view(shown);
  }).observe(document.head, { childList: true, subtree: true, characterData: true });

  const begun = ({ name, value }: { name: VitalName; value: number }) => collector.vital(first, name, value);
  const left = ({ name, value }: { name: VitalName; value: number }) => collector.vital(shown, name, value);
  for (const on of [onLCP, onFCP, onTTFB]) on(begun);
  for (const on of [onINP, onCLS]) on(left);
  // After those of web-vitals, which take their last look at the same moment.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    for (const fault of faults.splice(0)) collector.error(frontEndOfFault(fault));
    const report = collector.take();
    if (report === undefined) return;
    navigator.sendBeacon(RUM_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  });
}

/** Version by front end, as this visitor gets them. */
async function readVersions(): Promise<ReadonlyMap<string, string>> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  const [, hash = 'unknown'] = SHELL_SCRIPT.exec(script?.src ?? '') ?? [];
  const answer = await fetch('/remotes.json', { cache: 'no-store' });
  const { remotes } = (await answer.json()) as { remotes: Record<string, { version: string }> };
  return new Map([
    ['shell', hash],
    ...Object.entries(remotes).map(([name, { version }]) => [name, version] as const),
  ]);
}
