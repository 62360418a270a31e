import { readEdgeSettings } from './settings';
import { parseRoutes } from './routes';

describe('the routes of the edge', () => {
  it('are read from one line', () => {
    expect(parseRoutes('/api=http://gateway-1:8080,http://gateway-2:8080  /=http://shell:8080')).toEqual([
      { prefix: '/api', servers: ['http://gateway-1:8080', 'http://gateway-2:8080'] },
      { prefix: '/', servers: ['http://shell:8080'] },
    ]);
  });

  it.each([
    ['', 'no route is named'],
    ['api=http://a:1', "'api' is not a path prefix"],
    ['/api=', 'no server is named'],
    ['/api=gateway', "'gateway' is not the origin"],
    ['/api=http://a:1/path', 'is not the origin'],
    ['/=http://a:1 /=http://b:1', '/ is routed twice'],
  ])('refuse %s', (text, problem) => {
    expect(() => parseRoutes(text)).toThrow(problem);
    expect(() => readEdgeSettings({ ROUTES: text })).toThrow('ROUTES:');
  });
});
