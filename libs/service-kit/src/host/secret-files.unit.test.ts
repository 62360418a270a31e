import { ConfigurationError } from '../configuration';
import { withSecretFiles } from './secret-files';

const files: Record<string, string> = { '/run/secrets/password': 'p@ss/word\n' };
const read = (file: string): string => {
  const text = files[file];
  if (text === undefined) throw new Error('ENOENT');
  return text;
};

describe('secrets from files', () => {
  it('are in the environment under their own names, without the line end', () => {
    expect(withSecretFiles({ PLANTED_KEY_FILE: '/run/secrets/password', OTHER: 'x' }, read)).toMatchObject({
      PLANTED_KEY: 'p@ss/word',
      OTHER: 'x',
    });
  });

  it('make the password of the database, whatever characters it has', () => {
    const environment = {
      DATABASE_URL: 'postgresql://planted@postgres:5432/planted',
      DATABASE_PASSWORD_FILE: '/run/secrets/password',
    };
    const { DATABASE_URL } = withSecretFiles(environment, read);
    expect(decodeURIComponent(new URL(`${DATABASE_URL}`).password)).toBe('p@ss/word');
  });

  it('are refused without their words when they cannot be read, or are set twice', () => {
    expect(() => withSecretFiles({ PLANTED_KEY_FILE: '/nowhere' }, read)).toThrow(ConfigurationError);
    expect(() => withSecretFiles({ PLANTED_KEY_FILE: '/nowhere' }, read)).toThrow(
      'PLANTED_KEY_FILE: the file cannot be read',
    );
    expect(() =>
      withSecretFiles({ PLANTED_KEY: 'a', PLANTED_KEY_FILE: '/run/secrets/password' }, read),
    ).toThrow('PLANTED_KEY and PLANTED_KEY_FILE are both set');
  });

  it('an environment without any stays as it is', () => {
    const environment = {
      DATABASE_URL: 'postgresql://planted:secret@postgres:5432/planted',
      PLANTED_KEY_FILE: '',
      SSL_CERT_FILE: '/nowhere',
    };
    expect(withSecretFiles(environment, read)).toEqual(environment);
  });
});
