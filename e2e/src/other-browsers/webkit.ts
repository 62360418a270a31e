import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Button, Capabilities, Origin } from 'selenium-webdriver';
import { until } from '../product';
import { type Device, type DeviceSettings, type Driver, WINDOW } from './driver';
import { end, type NetworkTools, startServer, startServerApart, type WebKitServer } from './webkit-server';

/** Milliseconds from one spot to the next: WebKit moves the pointer in steps meanwhile. */
const MOVE_MS = 120;

/**
 * WebKit as its GTK port has it, the engine of every browser on an iPhone, in a window of a screen that nobody sees.
 * @param driverPath WebKitWebDriver, from WEBKIT_DRIVER_PATH
 * @param screenPath Xvfb, from XVFB_PATH; it listens on no network
 */
export async function startWebKit(driverPath: string, screenPath: string): Promise<Driver> {
  const screen = await startScreen(screenPath);
  return drive(await startServer(driverPath, screen.display), screen);
}

/** The same in a network of its own, which can be cut. */
export async function startWebKitDevice(
  driverPath: string,
  screenPath: string,
  { settings, ...parts }: { product: string; tools: NetworkTools; settings: DeviceSettings },
): Promise<Device> {
  const screen = await startScreen(screenPath);
  const server = await startServerApart(driverPath, { display: screen.display, ...parts });
  const driver = await drive(server, screen, optionsOf(settings));
  return { driver, network: server.network, close: driver.close };
}

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const optionsOf = ({ isWithoutDatabase, isPhone }: DeviceSettings): string[] => [
  ...(isWithoutDatabase ? ['--enable-html5-database=false'] : []),
  ...(isPhone ? [`--user-agent=${IPHONE}`] : []),
];

function capabilitiesOf(options: string[]): Capabilities {
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  if (options.length > 0)
    capabilities.set('webkitgtk:browserOptions', { args: ['--automation', ...options] });
  return capabilities;
}

async function drive(
  { address, end: endServer }: WebKitServer,
  screen: Screen,
  options: string[] = [],
): Promise<Driver> {
  await until('WebKitWebDriver answers', () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const browser = await new Builder().usingServer(address).withCapabilities(capabilitiesOf(options)).build();
  await browser
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...WINDOW });
  const version = (await browser.getCapabilities()).getBrowserVersion();
  return {
    name: `WebKit ${version}`,
    goto: (url) => browser.get(url),
    reload: () => browser.navigate().refresh(),
    evaluate: async <T>(expression: string) => (await browser.executeScript(`return ${expression}`)) as T,
    async drag(first, ...others) {
      const acts = browser.actions();
      const at = ({ x, y }: { x: number; y: number }) => ({ x: Math.round(x), y: Math.round(y) });
      acts.move({ ...at(first), duration: 0, origin: Origin.VIEWPORT }).press(Button.LEFT);
      for (const spot of others) acts.move({ ...at(spot), duration: MOVE_MS, origin: Origin.VIEWPORT });
      await acts.release(Button.LEFT).perform();
    },
    type: (text) => browser.actions().sendKeys(text).perform(),
    picture: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    async reopen() {
      const last = await browser.getWindowHandle();
      await browser.switchTo().newWindow('window');
      const next = await browser.getWindowHandle();
      await browser.switchTo().window(last);
      await browser.close();
      await browser.switchTo().window(next);
    },
    async close() {
      await browser.quit().catch(() => {});
      await endServer();
      await end(screen.process);
    },
  };
}

interface Screen {
  readonly process: ChildProcess;
  readonly display: string;
}

/** @returns the screen, when it can be drawn on; it chooses a number that no other has. */
async function startScreen(path: string): Promise<Screen> {
  const { width, height } = WINDOW;
  const child = spawn(
    path,
    ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [number] = await Promise.race([
    once(child.stdio[3] as NodeJS.ReadableStream, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('Xvfb ended before its screen was there'))),
  ]);
  return { process: child, display: `:${String(number).trim()}` };
}
