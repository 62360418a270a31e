/** Chromium as every browser test has it. */
import { chromium } from 'playwright-core';

/** No sandbox for root, no graphics card, and none of its own requests to the internet. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A browser that several processes use at once, each with contexts of its own.
 * @param {string} executablePath
 */
export const launchBrowserServer = (executablePath) =>
  chromium.launchServer({ executablePath, args: ARGUMENTS, host: '127.0.0.1' });
