import { readFileSync } from 'node:fs';
import { ConfigurationError, type Environment } from '../configuration';

/** The product's own families of variables: the system has others that end so, such as SSL_CERT_FILE. */
const NAMES_A_FILE = /^((?:DATABASE|NATS|GOOGLE|SMTP|PLANTED|BACKUP)_\w+)_FILE$/;

/**
 * The environment with its secrets in place: `NAME_FILE` names a file that holds `NAME`, as Docker and Kubernetes hand
 * secrets over, and `DATABASE_PASSWORD` becomes the password of `DATABASE_URL`.
 * @throws ConfigurationError for a file that cannot be read, or that says another thing than the variable itself.
 */
export function withSecretFiles(
  environment: Environment,
  read: (file: string) => string = (file) => readFileSync(file, 'utf8'),
): Environment {
  const complete: Record<string, string | undefined> = { ...environment };
  for (const [variable, file] of Object.entries(environment)) {
    const [, name] = NAMES_A_FILE.exec(variable) ?? [];
    if (name === undefined || !file) continue;
    if (complete[name]) throw new ConfigurationError(`${name} and ${variable} are both set: choose one`);
    complete[name] = readSecret(variable, file, read);
  }
  const { DATABASE_URL: url, DATABASE_PASSWORD: password } = complete;
  if (!url || !password || !URL.canParse(url)) return complete;
  const withPassword = new URL(url);
  withPassword.password = encodeURIComponent(password);
  return { ...complete, DATABASE_URL: withPassword.href };
}

function readSecret(variable: string, file: string, read: (file: string) => string): string {
  try {
    return read(file).trim();
  } catch (cause) {
    throw new ConfigurationError(`${variable}: the file cannot be read`, { cause });
  }
}
