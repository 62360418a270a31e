import { reachableName, readSettings } from './settings.mjs';

describe('the settings of the product', () => {
  it('are a local address and a folder in the clone when nothing is said', () => {
    expect(readSettings({ PORT: '', HOST: '' })).toMatchObject({ port: 8080, host: '127.0.0.1' });
    expect(readSettings({}).dataDir).toMatch(/[\\/]\.planted$/);
  });

  it.each(['abc', '-1', '65536', '80.5', '8080 tcp'])('refuse PORT %j by name', (port) => {
    expect(() => readSettings({ PORT: port })).toThrow(
      `PORT must be a whole number from 0 to 65535; got '${port}'`,
    );
  });

  it('refuse a DATABASE_URL of another database', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://here/planted' })).toThrow(
      'DATABASE_URL must begin with',
    );
  });
});

describe('the printed address', () => {
  it.each([
    ['127.0.0.1', 'localhost'],
    ['0.0.0.0', 'localhost'],
    ['192.168.1.4', '192.168.1.4'],
    ['fd00::4', '[fd00::4]'],
  ])('of HOST %s says %s', (host, name) => {
    expect(reachableName(host)).toBe(name);
  });
});
