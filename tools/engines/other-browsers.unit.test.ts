import { findOtherBrowsers, OTHER_BROWSERS } from './other-browsers.mjs';

const silent = () => {};
/** A machine that has only these programs; without apt-get nothing can be installed. */
const having =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name) ? `/usr/bin/${name}` : undefined;

describe('the programs of Firefox and WebKit', () => {
  it('are those on the PATH, each under the variable where tests look for it', () => {
    const find = having('firefox', 'WebKitWebDriver', 'Xvfb', 'unshare', 'ip');
    expect(findOtherBrowsers(OTHER_BROWSERS, { log: silent, environment: {}, find })).toEqual({
      FIREFOX_PATH: '/usr/bin/firefox',
      WEBKIT_DRIVER_PATH: '/usr/bin/WebKitWebDriver',
      XVFB_PATH: '/usr/bin/Xvfb',
      UNSHARE_PATH: '/usr/bin/unshare',
      IP_PATH: '/usr/bin/ip',
    });
  });

  it('are those that the environment names before others', () => {
    const environment = { FIREFOX_PATH: '/opt/firefox/firefox' };
    const found = findOtherBrowsers(['firefox'], { log: silent, environment, find: having('firefox') });
    expect(found).toEqual({ FIREFOX_PATH: '/opt/firefox/firefox' });
  });

  it('are named with their packages where they are missing', () => {
    const find = having('WebKitWebDriver', 'unshare', 'ip');
    const search = () => findOtherBrowsers(['webkit', 'firefox'], { log: silent, environment: {}, find });
    expect(search).toThrow(
      'These tests need what is not here: Xvfb (Debian: xvfb; or set XVFB_PATH), ' +
        'firefox-esr (Debian: firefox-esr; or set FIREFOX_PATH).',
    );
  });
});
