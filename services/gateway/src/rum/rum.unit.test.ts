import { RUM_PATH } from '@planted/contracts/rum-report';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway({ CALLS_PER_MINUTE: '200' });
});
afterEach(() => gateway.stop());

const figure = (more: object = {}) => ({
  ...{ frontEnd: 'mfe_finder', version: '0.1.0', views: 1, errors: 0, vitals: [] },
  ...more,
});
const tell = (...figures: object[]) => gateway.post(RUM_PATH, { figures });
const counted = async (name: string) => {
  const lines = (await gateway.metrics.metrics()).split('\n');
  return lines.filter((line) => line.startsWith(`planted_field_${name}`));
};

describe('RUM reports of front ends', () => {
  it('is counted by front end and version', async () => {
    expect((await tell(figure(), figure({ frontEnd: 'shell', version: 'B274gzNM' }))).status).toBe(204);
    await tell(figure({ views: 2, errors: 3 }));
    expect(await counted('views_total')).toEqual([
      'planted_field_views_total{front_end="mfe_finder",version="0.1.0"} 3',
      'planted_field_views_total{front_end="shell",version="B274gzNM"} 1',
    ]);
    expect(await counted('errors_total{front_end="mfe_finder"')).toEqual([
      'planted_field_errors_total{front_end="mfe_finder",version="0.1.0"} 3',
    ]);
  });

  it('is timed in seconds, and shifts are scores', async () => {
    const vitals = [
      { name: 'LCP', value: 1150 },
      { name: 'CLS', value: 0.004 },
    ];
    await tell(figure({ vitals }));
    const of = 'front_end="mfe_finder",version="0.1.0"';
    expect(await counted('vital_seconds_sum')).toEqual([
      `planted_field_vital_seconds_sum{${of},vital="LCP"} 1.15`,
    ]);
    expect(await counted('layout_shift_bucket{le="0.01"')).toEqual([
      `planted_field_layout_shift_bucket{le="0.01",${of}} 1`,
    ]);
  });

  it.each([
    ['a word about a person', figure({ who: 'Maya' })],
    ['a front end that cannot be', figure({ frontEnd: 'mfe_<b>' })],
    ['a version that is a text', figure({ version: 'Maya was here' })],
    ['a count that is none', figure({ errors: -1 })],
    ['a count beyond sense', figure({ views: 1e9 })],
    ['a time that is none', figure({ vitals: [{ name: 'LCP', value: 'soon' }] })],
    ['a measure that is not known', figure({ vitals: [{ name: 'IQ', value: 1 }] })],
  ])('is refused with %s', async (_what, wrong) => {
    expect((await tell(wrong)).status).toBe(400);
    expect(await counted('views_total')).toEqual([]);
  });

  it('is refused when it is too long, from another site, or too often', async () => {
    expect((await gateway.post(RUM_PATH, ' '.repeat(10_000))).status).toBe(413);
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await gateway.post(RUM_PATH, { figures: [figure()] }, { headers })).status).toBe(403);
    const answers = await Promise.all(Array.from({ length: 250 }, () => tell(figure())));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });

  it('fills the memory with no more than fifty versions', async () => {
    for (let at = 0; at < 60; at += 1) await tell(figure({ version: `0.0.${at}` }));
    expect((await counted('views_total')).length).toBe(51);
    expect(await counted('views_total{front_end="other"')).toEqual([
      'planted_field_views_total{front_end="other",version="other"} 10',
    ]);
  });
});
