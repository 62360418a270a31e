/**
 * `node tools/icons/write-icons.mjs` draws the icons of the installed product from its logo, by a browser, into
 * shell/public/icons. They are in the repository, since a build has no browser.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findChromium } from '../engines/chromium.mjs';
import { launchChromium } from '../engines/launch-chromium.mjs';
import { root } from '../workspace/root.mjs';

const PAPER = '#fcf9f1';
/** Of the icon's width, what the logo takes: a mask may cut off all outside of the middle 80 %. */
const ICONS = [
  { name: 'planted-192', size: 192, logo: 0.78, round: 0.22 },
  { name: 'planted-512', size: 512, logo: 0.78, round: 0.22 },
  { name: 'planted-maskable-512', size: 512, logo: 0.56, round: 0 },
  // What iOS rounds by itself.
  { name: 'apple-touch-icon', size: 180, logo: 0.7, round: 0 },
];

const target = join(root, 'shell/public/icons');
const logo = await readFile(join(root, 'libs/illustrations/dist/illustrations/logo.svg'), 'utf8');
await mkdir(target, { recursive: true });
const browser = await launchChromium(await findChromium({ log: console.log }));
try {
  const page = await browser.newPage();
  for (const { name, size, logo: share, round } of ICONS) {
    await page.setViewportSize({ width: size, height: size });
    const picture = `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`;
    await page.setContent(
      `<body style="margin:0"><div style="display:grid;place-items:center;width:${size}px;height:${size}px;` +
        `background:${PAPER};border-radius:${round * size}px"><img src="${picture}" width="${share * size}"></div>`,
    );
    await page.locator('img').evaluate((image) => /** @type {HTMLImageElement} */ (image).decode());
    await writeFile(join(target, `${name}.png`), await page.screenshot({ omitBackground: true }));
  }
} finally {
  await browser.close();
}
console.log(`${ICONS.length} icons in ${target}`);
