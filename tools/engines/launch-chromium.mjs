/** Chromium as every test and benchmark has it. */
import { chromium } from 'playwright-core';

/**
 * Chromium follows only the last `--disable-features`, so this list repeats Playwright's own (1.65) before ours. Without
 * ours, Chromium 156 opens two hidden pages of its address bar in each new window: two thirds of what a context costs.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** No sandbox for root, no graphics card, and none of its own requests to the internet. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

/**
 * A browser for this process alone.
 * @param {string} executablePath
 */
export const launchChromium = (executablePath) => chromium.launch({ executablePath, args: ARGUMENTS });

/**
 * A browser that several processes use at once, each with contexts of its own.
 * @param {string} executablePath
 */
export const launchChromiumServer = (executablePath) =>
  chromium.launchServer({ executablePath, args: ARGUMENTS, host: '127.0.0.1' });
