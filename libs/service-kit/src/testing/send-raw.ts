import { connect } from 'node:net';

/** What came back over one connection until the server closed it. */
export interface RawAnswer {
  readonly status: number | undefined;
  readonly head: string;
  readonly body: string;
}

/** Sends these bytes as they are, and `drip` again and again; waits until the server ends the connection. */
export const sendRaw = (origin: string, bytes: string, drip?: string): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    const dripping = drip === undefined ? undefined : setInterval(() => socket.write(drip), 50);
    let received = '';
    socket.on('data', (data) => (received += data.toString('latin1')));
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(dripping);
      const status = /^HTTP\/1\.1 (\d+)/.exec(received)?.[1];
      const [head = '', body = ''] = received.split('\r\n\r\n', 2);
      resolve({ status: status === undefined ? undefined : Number(status), head, body });
    });
  });
