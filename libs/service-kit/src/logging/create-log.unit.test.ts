import { withCorrelation } from './correlation';
import { createLog } from './create-log';
import { createNestLog } from './nest-log';

const logged = (write: (log: ReturnType<typeof createLog>) => void): string[] => {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => void lines.push(line) }));
  return lines;
};

describe('the log', () => {
  it('writes one JSON object a line, whatever a name holds', () => {
    const name = 'Ada\r\n{"level":"error","msg":"forged"}\u2028';
    const lines = logged((log) => log.warn({ name }, `hello ${name}`));
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', name, msg: `hello ${name}` });
  });

  it('carries the correlation id of the work that writes, however deep', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    await Promise.all(
      ['a', 'b'].map((id) =>
        withCorrelation(id, () => Promise.resolve().then(() => log.info({ expected: id }, 'deep'))),
      ),
    );
    expect(lines.map((line) => JSON.parse(line)).every((line) => line.correlationId === line.expected)).toBe(
      true,
    );
  });

  it('blanks secrets in what it is handed', () => {
    const [line] = logged((log) => log.info({ input: { sessionToken: 's3cret', idToken: 'jwt' } }, 'opened'));
    expect(line).not.toMatch(/s3cret|jwt/);
  });

  it('logs where an error arose and why, and nothing that a driver hangs on it', () => {
    const cause = Object.assign(new TypeError('no such key'), { detail: 'Key (email)=(ada@example.org)' });
    const parameters = ['the secret text of a gardener'];
    const error = Object.assign(new Error('it failed', { cause }), {
      code: '23505',
      parameters,
      query: 'select',
    });
    const [line = ''] = logged((log) => log.error({ err: error }, 'a message failed'));
    expect(JSON.parse(line).err).toEqual({
      type: 'Error',
      message: 'it failed',
      code: '23505',
      stack: expect.stringContaining('create-log.unit.test'),
      cause: { type: 'TypeError', message: 'no such key', stack: expect.any(String) },
    });
  });

  it('takes what Nest says: its chatter is detail, its errors are ours', () => {
    const lines = logged((log) => {
      const nest = createNestLog(log);
      nest.log('Mapped {/api/me, GET} route', 'RouterExplorer');
      nest.error(new Error('no such provider'), 'Injector');
    });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 'error', msg: 'no such provider', context: 'Injector' }),
    ]);
  });
});
