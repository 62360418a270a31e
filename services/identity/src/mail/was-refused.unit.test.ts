import { wasRefused } from './was-refused';

const failure = (parts: object): Error => Object.assign(new Error('could not send'), parts);

describe('a message that could not be sent', () => {
  it.each([
    ['the server says no to the sender', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 451 }],
    ['the server says no to the whole message', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }],
    ['the server knows no such user', { code: 'EAUTH', command: 'AUTH PLAIN' }],
    ['nobody listens', { code: 'ESOCKET', command: 'CONN', syscall: 'connect' }],
    ['there is no such server', { code: 'EDNS', command: 'CONN' }],
    ['the server never greets', { code: 'ETIMEDOUT', command: 'CONN', timeoutType: 'GREETING_TIMEOUT' }],
    ['the folder cannot be written', { code: 'EACCES', syscall: 'open' }],
  ])('TEL-5 surely was not taken over where %s', (_, parts) => {
    expect(wasRefused(failure(parts))).toBe(true);
  });

  it.each([
    ['the connection ends', { code: 'ECONNECTION', command: 'CONN' }],
    ['it ends with an error', { code: 'ESOCKET', command: 'CONN', syscall: 'read' }],
    ['no answer comes in time', { code: 'ETIMEDOUT', command: 'CONN', timeoutType: 'SOCKET_TIMEOUT' }],
    ['the answer makes no sense', { code: 'EPROTOCOL', command: 'DATA' }],
    ['nobody knows why', {}],
  ])('TEL-5 may have been taken over where %s', (_, parts) => {
    expect(wasRefused(failure(parts))).toBe(false);
  });
});
