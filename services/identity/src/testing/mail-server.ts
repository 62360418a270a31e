import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** What makes a product send its mail here. */
  readonly environment: Readonly<Record<string, string>>;
  /** What has arrived, oldest first: heads and texts, their lines joined again. */
  readonly arrived: { readonly to: string; readonly text: string }[];
  /** What happens to messages from now on; 'answers-not' takes one over and says nothing. */
  behave(how: 'takes' | 'refuses' | 'answers-not'): void;
  /** How often a message was begun. */
  readonly begun: () => number;
  stop(): Promise<void>;
}

/** A mail server on this machine. */
export async function startMailServer(): Promise<MailServer> {
  const arrived: MailServer['arrived'] = [];
  let how: Parameters<MailServer['behave']>[0] = 'takes';
  let begun = 0;
  const server = new SMTPServer({
    hideSTARTTLS: true,
    authOptional: true,
    onMailFrom(_address, _session, done) {
      begun += 1;
      done(how === 'refuses' ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString().replaceAll('=\r\n', '').replaceAll('=3D', '=');
        const unfolded = text.replaceAll(/\r\n[ \t]+/g, ' ');
        arrived.push({ to: envelope.rcptTo[0]?.address ?? '', text: unfolded });
        if (how === 'answers-not') server.connections.forEach((each) => each.close());
        else done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    environment: { SMTP_URL: `smtp://127.0.0.1:${port}` },
    arrived,
    behave: (next) => void (how = next),
    begun: () => begun,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
