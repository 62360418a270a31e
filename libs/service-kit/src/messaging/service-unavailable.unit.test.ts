import { serviceUnavailable } from './service-unavailable';

describe('the refusal for a service that sent no response', () => {
  it.each(['no responder', 'timeout', 'connection failed'] as const)(
    'names Planted to the gardener and the service to the log: %s',
    (failure) => {
      const lost = new Error('connection lost');
      const { refusal, cause } = serviceUnavailable('gardens', failure, lost);
      expect(refusal).toMatchObject({ code: 'unavailable', message: expect.stringContaining('Planted') });
      expect(refusal.message).not.toContain('gardens');
      expect(cause).toMatchObject({ message: `gardens: ${failure}`, cause: lost });
    },
  );
});
