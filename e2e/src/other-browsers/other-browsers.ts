import type { Driver } from './driver';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

/** Where a program is, from the variable that `npm run test:browsers` sets. */
function programOf(variable: string): string {
  const path = process.env[variable];
  if (!path) throw new Error(`${variable} names no program: run these tests by npm run test:browsers`);
  return path;
}

const STARTS: Record<string, () => Promise<Driver>> = {
  firefox: () => startFirefox(programOf('FIREFOX_PATH')),
  webkit: () => startWebKit(programOf('WEBKIT_DRIVER_PATH'), programOf('XVFB_PATH')),
};

/** The browsers that this run is about (PLANTED_BROWSERS, names with a comma between), each with what starts it. */
export function startOtherBrowsers(): [name: string, start: () => Promise<Driver>][] {
  const names = (process.env.PLANTED_BROWSERS ?? 'firefox,webkit').split(',');
  return Object.entries(STARTS).filter(([name]) => names.includes(name));
}
