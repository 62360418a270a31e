import type { Page } from 'playwright-core';

/**
 * Shows the tab, as a person does before they use it. Chromium lets one behind another draw once a second only, and
 * every move of a pointer there waits for that.
 */
export const turnTo = (tab: Page): Promise<void> => tab.bringToFront();
