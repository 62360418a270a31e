import 'reflect-metadata';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { followChangesCall } from '@planted/contracts';
import { type Benchmark, quantile, row } from '../../../libs/event-sourcing/bench/benchmark';
import { serveBare, serveByGateway, sessionOf } from './live/serve-streams';

const STREAMS = 1_000;
/** Changes that every stream is told of. */
const CHANGES = 20;
const MEGABYTE = 1024 * 1024;

/** The servers are this file again, each a process of its own: it tells a change when asked to, and its memory. */
const [, , role] = process.argv;
if (role === 'gateway' || role === 'bare') {
  process.on('disconnect', () => process.exit());
  void (role === 'gateway' ? serveByGateway(STREAMS) : serveBare()).then(({ url, tell }) => {
    process.on('message', (asked) => (asked === 'tell' ? tell() : process.send?.(process.memoryUsage.rss())));
    process.send?.(url);
  });
}

interface Measured {
  readonly megabytes: number;
  /** From a change until the last of all streams has it, in milliseconds. */
  readonly tellingMs: number;
}

/**
 * Memory of a process that keeps 1,000 streams of changes open, two for each of 500 gardeners, after each was told of 20;
 * and how long one takes to reach all: against a bare node:http server that writes the same.
 */
const benchmark: Benchmark = {
  name: 'live-streams',
  async run() {
    const ours = await measure('gateway');
    const baseline = await measure('bare');
    const pair = (key: keyof Measured) => ({
      ours: ours[key],
      baseline: baseline[key],
      ratio: ours[key] / baseline[key],
    });
    return [
      row(`${STREAMS} open streams`, 'MB', pair('megabytes'), '≤ 250 MB'),
      row(`a change told to ${STREAMS} streams`, 'ms', pair('tellingMs'), '–'),
    ];
  },
};

export default benchmark;

async function measure(which: 'gateway' | 'bare'): Promise<Measured> {
  const server = fork(fileURLToPath(import.meta.url), [which]);
  const agent = new Agent({ maxSockets: STREAMS });
  try {
    const url = String(await answerOf(server));
    let heard = 0;
    const streams = await Promise.all(
      Array.from({ length: STREAMS }, (_, stream) => openStream(agent, url, sessionOf(stream))),
    );
    const waiting = { resolve: () => {} };
    for (const stream of streams)
      stream.on('data', (chunk) => {
        heard += String(chunk).split('event: changed').length - 1;
        if (heard === STREAMS) waiting.resolve();
      });
    const times: number[] = [];
    for (let change = 0; change < CHANGES; change += 1) {
      heard = 0;
      const began = performance.now();
      const all = new Promise<void>((resolve) => (waiting.resolve = resolve));
      server.send('tell');
      await all;
      times.push(performance.now() - began);
    }
    server.send('memory');
    return {
      megabytes: Number(await answerOf(server)) / MEGABYTE,
      tellingMs: quantile(times, 0.5),
    };
  } finally {
    agent.destroy();
    server.kill();
  }
}

async function answerOf(server: ChildProcess): Promise<unknown> {
  const [message] = await once(server, 'message');
  return message;
}

/** Resolves once the stream is ready. */
function openStream(agent: Agent, origin: string, session: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/event-stream', cookie: `planted_session=${session}` };
    get(origin + followChangesCall.path, { agent, headers }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`answered ${response.statusCode}`));
      let said = '';
      const look = (chunk: Buffer) => {
        said += String(chunk);
        if (!said.includes('event: ready\ndata: {}\n\n')) return;
        response.off('data', look);
        resolve(response);
      };
      response.on('data', look);
    }).once('error', reject);
  });
}
