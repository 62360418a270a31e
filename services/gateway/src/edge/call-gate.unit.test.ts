import { sendRaw } from '@planted/service-kit/testing';
import { ADAS_SESSION } from '../testing/scripted-messaging';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const JOURNAL = '/api/journal/addJournalEntry';

describe('a body', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ SIGN_INS_PER_MINUTE: '1' });
  });
  afterAll(() => gateway.stop());

  /** Announces a body of 1.4 MB and sends none of it. */
  const announce = (path: string, headers = '') =>
    sendRaw(
      gateway.url,
      `POST ${path} HTTP/1.1\r\nHost: planted\r\nConnection: close\r\nContent-Type: application/json\r\n` +
        `Content-Length: 1400000\r\n${headers}\r\n`,
    );

  it("is not waited for where it is a guest's", async () => {
    expect((await announce(JOURNAL)).status).toBe(401);
    expect((await announce(JOURNAL, `Cookie: planted_session=${'x'.repeat(43)}\r\n`)).status).toBe(401);
  });

  it('is not waited for where there have been too many, or no route takes it', async () => {
    await gateway.post('/api/demo/sign-in', {});
    expect((await announce('/api/demo/sign-in')).status).toBe(429);
    expect((await announce('/api/nope')).status).toBe(404);
    expect((await announce('/')).status).toBe(404);
  });

  it.each([
    [JOURNAL, 'error'],
    ['/api/demo/sign-in', 'error'],
    ['/auth/v1/token?grant_type=pkce', 'msg'],
  ])('that is nested deep is refused at once: %s', async (path, field) => {
    const deep = await startTestGateway();
    const text = '[{"a":'.repeat(30_000);
    const response = await deep.post(path, text, { session: ADAS_SESSION });
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ [field]: 'The body is nested too deeply' }),
    ]);
    expect(deep.messaging.sent).toEqual([]);
    await deep.stop();
  });
});
