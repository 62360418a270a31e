import { isOfPushService } from './push-services';

const mine = ['http://127.0.0.1:4000'];

describe('push services', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
    'http://127.0.0.1:4000/abc',
  ])('TEL-4 has %s', (endpoint) => {
    expect(isOfPushService(endpoint, mine)).toBe(true);
  });

  it.each([
    ['another host', 'https://example.org/abc'],
    ['a host that ends alike', 'https://evilfcm.googleapis.com/x'],
    ['a known one as a part', 'https://fcm.googleapis.com.example.org/x'],
    ['no more than a suffix', 'https://notify.windows.com/x'],
    ['clear text', 'http://fcm.googleapis.com/x'],
    ['another port', 'https://fcm.googleapis.com:8443/x'],
    ['a user’s name', 'https://fcm.googleapis.com@10.0.0.1/x'],
    ['a name in front', 'https://me:secret@fcm.googleapis.com/x'],
    ['one’s own network', 'https://10.0.0.1/x'],
    ['this machine', 'https://localhost/x'],
    ['the address of metadata', 'http://169.254.169.254/latest'],
    ['another port of one’s own', 'http://127.0.0.1:4001/abc'],
    ['a file', 'file:///etc/passwd'],
    ['no address', 'fcm.googleapis.com'],
  ])('TEL-4 has nothing to do with %s', (_, endpoint) => {
    expect(isOfPushService(endpoint, mine)).toBe(false);
  });
});
