import { ADAS_SESSION } from '../testing/scripted-messaging';
import { type TestGateway, testGateways } from '../testing/start-test-gateway';

const start = testGateways();
const PATH = '/api/gardens/fetchPast?gardenId=0190a000-0000-7000-8000-000000000001';
const PAST = { data: { beds: [], plantings: [], spans: [], coming: [], said: [], entries: [] } };

describe('TIM-1 the clock on which a client asks', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await start();
  });
  beforeEach(() => {
    gateway.messaging.sent.length = 0;
    gateway.messaging.answer('fetch-past', PAST);
  });

  async function ask(headers: Readonly<Record<string, string>>) {
    const response = await gateway.request(PATH, { session: ADAS_SESSION, headers });
    return { status: response.status, body: await response.json() };
  }

  it.each(['Pacific/Honolulu', 'Asia/Kolkata', 'UTC', 'America/Argentina/Buenos_Aires'])(
    'TIM-1 is told to the service by the header Time-Zone: %s',
    async (zone) => {
      expect(await ask({ 'time-zone': zone })).toEqual({ status: 200, body: PAST });
      expect(gateway.messaging.sent.map(({ context }) => context.timeZone)).toEqual([zone]);
    },
  );

  it('TIM-1 is in no message where nobody named it', async () => {
    expect(await ask({})).toEqual({ status: 200, body: PAST });
    expect(gateway.messaging.sent.map(({ context }) => Object.keys(context).toSorted())).toEqual([
      ['actor', 'commandId', 'correlationId'],
    ]);
  });

  it.each(['', 'Mars/Olympus', '+10:00', 'Europe/Paris, Europe/Berlin', 'x'.repeat(65)])(
    'TIM-1 is refused where it is none: %j, and neither asked for nor written down',
    async (zone) => {
      const logged = gateway.logged.length;
      const error = 'Time-Zone: must be a time zone such as Europe/Paris';
      const refusal = { status: 400, body: { error, code: 'invalid', field: 'Time-Zone' } };
      const answer = await ask({ 'time-zone': zone });
      if (zone.length <= 64) expect(answer).toEqual(refusal);
      else expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', field: 'Time-Zone' } });
      expect(gateway.messaging.sent).toEqual([]);
      expect(gateway.logged.slice(logged)).toEqual([]);
    },
  );
});
