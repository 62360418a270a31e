import { deviceName, howToUnblock, isPhoneName, thisDevice } from './device-words';

const agent = (userAgent: string, maxTouchPoints = 0) => ({ userAgent, maxTouchPoints });
const pixel = agent(
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  5,
);
const tablet = agent(
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  5,
);
const iPhone = agent(
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1',
  5,
);
const iPad = agent('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15', 5);
const mac = agent('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15');
const firefox = agent('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
const edge = agent(
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
);

describe('the words for a device', () => {
  it.each([
    [pixel, 'Chrome on Android', 'This phone', true],
    [tablet, 'Chrome on Android', 'This tablet', true],
    [iPhone, 'Safari on iPhone', 'This phone', true],
    [iPad, 'Safari on iPad', 'This tablet', true],
    [mac, 'Safari on a Mac', 'This computer', false],
    [firefox, 'Firefox on Linux', 'This computer', false],
    [edge, 'Edge on Windows', 'This computer', false],
  ])('TEL-4 %#: %s', (device, name, here, isPhone) => {
    expect([deviceName(device), thisDevice(device), isPhoneName(name)]).toEqual([name, here, isPhone]);
  });

  it('TEL-4 say how this browser lets notifications in again', () => {
    const ways = [pixel, iPhone, mac, firefox, edge].map(howToUnblock);
    expect(new Set(ways).size).toBe(5);
    expect(ways.join(' ')).toMatch(/Allow Notifications.*Safari’s Settings.*permissions sign.*Site settings/);
  });
});
