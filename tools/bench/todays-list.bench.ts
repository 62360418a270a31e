/** What a signed-in gardener waits for in the greenhouse: the first row of today's list, without a signal. */
import type { Browser, BrowserContext } from 'playwright-core';
import { row, type Row } from '../benching/row';
import { findChromium } from '../engines/chromium.mjs';
import { launchChromium } from '../engines/launch-chromium.mjs';
import { until } from '../engines/until.mjs';
import { passOn } from '../testing/pass-on.mjs';
import { Turns } from './sites/on-both-sites';
import { firstViewOn, newPhone } from './sites/open-on-phone';
import { median } from './sites/pages';
import { type Servers, withProduct } from './sites/with-product';
import { endWorkers, keepWhole } from './sites/without-signal';

const ROUNDS = 7;
const PAGE = '/dashboard';
/** What the day has of its own, of the page and not of its skeleton. */
const FIRST_ROW = 'main li button:not([inert] *)';
/** This machine's own speed, and the phone's that other benches have. */
const SLOWDOWNS = [1, 4];

/**
 * The product of `npm start` on a phone that has opened it before: without a signal, the service worker not running yet,
 * against the same with a signal and without a worker, from what the browser keeps by itself.
 */
export default {
  name: 'todays-list',
  run: (servers: Servers): Promise<Row[]> =>
    withProduct(servers, {}, async (url) => {
      const browser = await launchChromium(await findChromium({ log: console.log }));
      return openings(browser, url).finally(() => browser.close());
    }),
};

async function openings(browser: Browser, url: string): Promise<Row[]> {
  // A worker that starts anew has no network either: its way to the product ends.
  const way = await passOn({ port: 0, host: '127.0.0.1' }, Number(new URL(url).port));
  const away = await newPhone(browser, `http://127.0.0.1:${way.port}`);
  const home = await newPhone(browser, url, 'block');
  try {
    for (const phone of [away, home]) await hasSomethingToDo(phone);
    await keepWhole(away, PAGE);
    await keepsList(away);
    await firstViewOn(home, PAGE, FIRST_ROW, { isLive: true });
    await away.setOffline(true);
    await way.cut();
    const rows: Row[] = [];
    for (const slowdown of SLOWDOWNS) {
      const shown = new Turns<number>();
      for (let round = 0; round < ROUNDS; round += 1) {
        await endWorkers(away);
        const view = await firstViewOn(away, PAGE, FIRST_ROW, { isOffline: true, isLive: true, slowdown });
        shown.ours.push(view.shownAt);
        shown.baseline.push((await firstViewOn(home, PAGE, FIRST_ROW, { isLive: true, slowdown })).shownAt);
      }
      const speed = slowdown === 1 ? "at this machine's speed" : `phone at ${slowdown} × slowdown`;
      const what = `first row of today's list without a signal, ${speed}, median of ${ROUNDS}`;
      const goal = slowdown === 1 ? 'ours ≤ 1,000 ms' : '≤ 1.15';
      rows.push(row(what, 'ms', median(shown.ours), median(shown.baseline), goal));
    }
    return rows;
  } finally {
    await Promise.all([away.close(), home.close(), way.cut()]);
  }
}

/** Signs the phone in as a gardener with a bed and a reminder that is due. */
async function hasSomethingToDo({ request }: BrowserContext): Promise<void> {
  const post = async (path: string, data: object) => {
    const response = await request.post(path, { data });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
    return response.json();
  };
  await post('/api/demo/sign-in', { name: 'Ada' });
  const saved = await post('/api/gardens/save', {
    ...{ name: 'Kitchen Bed', soil_type: 'Loamy', hardiness_zone: '6a', sunlight: 'Full Sun' },
    ...{ maintenance: 'Low', matrix: '1,1,1\n1,1,1' },
  });
  await post('/api/reminder/addReminder', {
    title: 'Thin the carrots',
    ...{ reminder_datetime: new Date().toISOString(), garden_id: saved.data[0].id },
  });
}

/** Opens the page until what it read is kept on the phone as well. @throws Error where it is not, after a minute */
async function keepsList(phone: BrowserContext): Promise<void> {
  const page = await phone.newPage();
  await page.goto(PAGE);
  await page.locator(FIRST_ROW).first().waitFor();
  const keys = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open('planted-reads');
          opening.onsuccess = () => {
            const reading = opening.result.transaction('reads').objectStore('reads').getAllKeys();
            reading.onsuccess = () => {
              opening.result.close();
              resolve(reading.result.join('\n'));
            };
          };
        }),
    );
  const isKept = async () => {
    const kept = await keys();
    return ['dashboard', 'reminders', 'fetch-season'].every((name) => kept.includes(`["${name}"`));
  };
  if (!(await until(isKept, 60_000))) throw new Error(`what ${PAGE} shows is not kept`);
  await page.close();
}
