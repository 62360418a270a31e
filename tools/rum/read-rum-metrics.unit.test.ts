import { errsMore, readRumMetrics } from './read-rum-metrics.mjs';

const gateway = (views: number, errors: number) => `# HELP planted_field_views_total Pages opened
planted_field_views_total{front_end="mfe_finder",version="1.0.0",process="gateway"} ${views}
planted_field_views_total{front_end="mfe_finder",version="1.1.0",process="gateway"} 10
planted_field_views_total{front_end="shell",version="B274gzNM",process="gateway"} 500
planted_field_errors_total{front_end="mfe_finder",version="1.0.0",process="gateway"} ${errors}
planted_field_vital_seconds_count{front_end="mfe_finder",version="1.0.0",vital="LCP",process="gateway"} 2
planted_field_vital_seconds_sum{front_end="mfe_finder",version="1.0.0",vital="LCP",process="gateway"} 1.8
planted_field_vital_seconds_sum{front_end="mfe_finder",version="1.0.0",vital="FCP",process="gateway"} 9
planted_http_request_seconds_count{route="/"} 7
`;
const version = (views: number, errors: number) => ({ version: '', views, errors, loads: 0, paintSum: 0 });

describe('the RUM metrics of a front end', () => {
  it('is summed over gateways, the version of most visitors first', () => {
    expect(readRumMetrics([gateway(100, 1), gateway(50, 2)], 'mfe_finder')).toEqual([
      { version: '1.0.0', views: 150, errors: 3, loads: 4, paintSum: 3.6 },
      { version: '1.1.0', views: 20, errors: 0, loads: 0, paintSum: 0 },
    ]);
  });

  it.each([
    ['as often as its peer', version(100, 1), version(1000, 10), false],
    ['once, as anybody may', version(10, 1), version(1000, 0), false],
    ['three times as often, of which few were seen', version(100, 3), version(1000, 10), false],
    ['on every tenth page', version(100, 10), version(1000, 10), true],
    ['always, where its peer never does', version(20, 20), version(1000, 0), true],
    ['before anybody saw it', version(0, 0), version(1000, 10), false],
  ])('reports a canary that errs %s', (_how, canary, peer, isWorse) => {
    expect(errsMore(canary, peer)).toBe(isWorse);
  });
});
