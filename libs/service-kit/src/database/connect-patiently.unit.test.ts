import { connectPatiently } from './connect-patiently';

const slow = () => new Error('Connection terminated due to connection timeout');
const full = () => Object.assign(new Error('sorry, too many clients already'), { code: '53300' });
const absent = () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' });

describe('connecting at the start of a process', () => {
  const log = { warn: jest.fn() };
  const connecting = (...answers: (Error | 'connected')[]) => {
    const connect = jest.fn(async () => {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer instanceof Error) throw answer;
      return answer;
    });
    return { connect, connected: connectPatiently(connect, log) };
  };
  afterEach(() => {
    jest.restoreAllMocks();
    log.warn.mockClear();
  });

  it('is tried again while PostgreSQL is slow, and says so', async () => {
    const { connect, connected } = connecting(slow(), full(), 'connected');
    expect(await connected).toBe('connected');
    expect(connect).toHaveBeenCalledTimes(3);
    expect(log.warn).toHaveBeenCalledTimes(2);
  });

  it('fails at once where waiting mends nothing', async () => {
    const { connect, connected } = connecting(absent(), 'connected');
    await expect(connected).rejects.toThrow('ECONNREFUSED');
    expect(connect).toHaveBeenCalledTimes(1);
  });

  it('fails with the last error when it took half a minute', async () => {
    jest.spyOn(Date, 'now').mockReturnValueOnce(0).mockReturnValue(31_000);
    const { connect, connected } = connecting(slow());
    await expect(connected).rejects.toThrow('connection timeout');
    expect(connect).toHaveBeenCalledTimes(1);
  });
});
