import type { Device, DeviceSettings, Driver } from './driver';
import { startFirefox, startFirefoxDevice } from './firefox';
import { startWebKit, startWebKitDevice } from './webkit';

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

/** @param product its origin */
type StartDevice = (product: string, settings?: DeviceSettings) => Promise<Device>;

const DEVICES: Record<string, StartDevice> = {
  firefox: (product, settings = {}) => startFirefoxDevice(programOf('FIREFOX_PATH'), product, settings),
  webkit: (product, settings = {}) =>
    startWebKitDevice(programOf('WEBKIT_DRIVER_PATH'), programOf('XVFB_PATH'), {
      ...{ product, settings },
      tools: { unshare: programOf('UNSHARE_PATH'), ip: programOf('IP_PATH') },
    }),
};

/** Those that this run is about (PLANTED_BROWSERS, names with a comma between). */
function asked<Start>(starts: Readonly<Record<string, Start>>): [name: string, start: Start][] {
  const names = (process.env.PLANTED_BROWSERS ?? 'firefox,webkit').split(',');
  return Object.entries(starts).filter(([name]) => names.includes(name));
}

/** The browsers that this run is about, each with what starts it. */
export const startOtherBrowsers = () => asked(STARTS);

/** The same, each with a network that can be cut. */
export const startOtherDevices = () => asked(DEVICES);
