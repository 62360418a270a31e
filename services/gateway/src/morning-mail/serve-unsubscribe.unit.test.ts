import { createHash } from 'node:crypto';
import { RefusalError } from '@planted/service-kit';
import { ADAS_SESSION } from '../testing/scripted-messaging';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const token = 'tOkEn_-0123456789abcdefghijklmnopqrstuvwxyzA'.slice(0, 43);
const path = `/unsubscribe/${token}`;

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway({ CALLS_PER_MINUTE: '20' });
  gateway.messaging.answer('stop-morning-mail', {});
});
afterEach(() => gateway.stop());
const asked = () =>
  gateway.messaging.sent.map(({ name, input, context }) => ({ name, input, actor: context.actor }));
const stopped = [
  {
    name: 'stop-morning-mail',
    input: { tokenHash: createHash('sha256').update(token).digest('hex') },
    actor: null,
  },
];
const press = (headers: Readonly<Record<string, string>>, body: string, at = path) =>
  gateway.request(at, { method: 'POST', headers, body });
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('/unsubscribe/<token>', () => {
  it.each([
    ['a mail program’s press', FORM, 'List-Unsubscribe=One-Click'],
    [
      'one as multipart',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['the page’s own button', { ...FORM, origin: 'null', 'sec-fetch-site': 'same-origin' }, ''],
    [
      'a mail page on another site',
      { ...FORM, 'sec-fetch-site': 'cross-site' },
      'List-Unsubscribe=One-Click',
    ],
  ])(
    'TEL-5 ends the letters by %s, without a session, and tells the service the hash',
    async (_, headers, body) => {
      const response = await press(headers, body);
      expect([response.status, await response.text()]).toEqual([
        200,
        expect.stringContaining('No more letters'),
      ]);
      expect(asked()).toEqual(stopped);
    },
  );

  it('TEL-5 ends nothing when it is only opened, and shows a button', async () => {
    const response = await gateway.request(path, { session: ADAS_SESSION });
    const html = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(html).toContain('<form method="post">');
    expect(html).toContain('<button>Stop these letters</button>');
    expect(html).not.toContain(token);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
    });
    expect((await gateway.request(path, { method: 'HEAD' })).status).toBe(200);
    expect(asked()).toEqual([]);
  });

  it('TEL-5 shows its style under its own policy', async () => {
    const response = await gateway.request(path);
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(await response.text()) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  });

  it.each([
    '/unsubscribe/',
    `/unsubscribe/${token.slice(1)}`,
    `${path}/x`,
    `/unsubscribe/${token.slice(1)}%2b`,
  ])('TEL-5 answers %s as an unknown token, and asks no service', async (at) => {
    const malformed = await press(FORM, '', at);
    expect(asked()).toEqual([]);
    gateway.messaging.answer('stop-morning-mail', new RefusalError({ code: 'not-found', message: 'no' }));
    const unknown = await press(FORM, '');
    expect([malformed.status, await malformed.text()]).toEqual([404, await unknown.text()]);
    expect(unknown.status).toBe(404);
  });

  it('TEL-5 takes no more than a form', async () => {
    expect((await press(FORM, 'x'.repeat(5000))).status).toBe(413);
    expect(asked()).toEqual([]);
  });

  it('TEL-5 is limited as calls are, and in metrics by its route alone', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 21; at += 1) statuses.push((await press(FORM, '')).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    const metrics = await gateway.metrics.metrics();
    expect(metrics).toContain('route="/unsubscribe/*"');
    expect(metrics + gateway.logged.join('')).not.toContain(token.slice(2, 40));
  });
});
