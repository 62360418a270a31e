/**
 * Runs a server in a network of its own, which a test cuts: in it the browser that the server drives finds what a phone
 * finds that has no signal. Started by `unshare --map-root-user --net`, with a channel to the test:
 *
 *     own-network.mjs <socket of the product> <socket of the server> <port of the server> <ip> <program> [arguments]
 *
 * The way out is by sockets of the file system, which a network has no part in. Only its loopback is there, so that a
 * page's address is one that browsers trust. Whether there is a signal they take from the default route.
 */
import { execFileSync, spawn } from 'node:child_process';
import { passOn } from './pass-on.mjs';

const [productSocket = '', serverSocket = '', serverPort = '', ip = '', program = '', ...rest] =
  process.argv.slice(2);
const configure = (/** @type {string} */ line) => execFileSync(ip, line.split(' '));
const tell = (/** @type {object} */ message) => process.send?.(message);

configure('link set lo up');
configure('route add default dev lo');
const product = await passOn({ port: 0, host: '127.0.0.1' }, productSocket);
const door = await passOn({ path: serverSocket }, Number(serverPort));
const server = spawn(program, rest, { stdio: 'ignore' });
server.on('exit', () => process.exit());

/** What a test asks for, by its name. */
const acts = {
  lose: () => product.cut(),
  find: () => product.restore(),
  'hide signal': async () => configure('route del default dev lo'),
  'show signal': async () => configure('route replace default dev lo'),
};

process.on('message', async (/** @type {keyof typeof acts} */ act) => {
  await acts[act]();
  tell({ done: act });
});
process.on('disconnect', async () => {
  server.kill('SIGTERM');
  await Promise.all([product.cut(), door.cut()]);
});
tell({ port: product.port });
