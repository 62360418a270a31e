import 'reflect-metadata';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request as send } from 'node:http';
import { fileURLToPath } from 'node:url';
import { savePlantsCall } from '@planted/contracts';
import {
  type Benchmark,
  type BenchmarkRow,
  orderOf,
  pairOf,
  row,
} from '../../../libs/event-sourcing/bench/benchmark';
import { answerOverNats } from './gateway/answer-over-nats';
import { SESSION } from './gateway/known-answers';
import { type Served, serveBoth } from './gateway/serve-both';

const SERVE = 'serve-both';
const ANSWER = 'answer-over-nats';
const CLIENTS = 16;
const TURN_MS = 500;
const ROUNDS = 15;
/** Rounds that are not counted: V8 compiles what is called often. */
const WARMING_UP = 3;

/** The processes that are measured, and that answer them, are this file again. The first says where it listens, and its processor time when asked. */
const [, , role, natsUrl] = process.argv;
if (role === SERVE || role === ANSWER) process.on('disconnect', () => process.exit());
if (role === SERVE) {
  process.on('message', () => process.send?.(processorSeconds()));
  void serveBoth(natsUrl).then((served) => process.send?.(served));
}
if (role === ANSWER && natsUrl !== undefined)
  void answerOverNats(natsUrl).then(() => process.send?.('answers'));

const plant = {
  name: 'Tomato',
  plantId: 'tomato',
  image: null,
  veggieImage: '/illustrations/tomato.svg',
  plantingWidth: 2,
  plantingHeight: 2,
  color: '#e68a58',
  rootCell: true,
};
const planOf = (cells: number, plants: number) =>
  JSON.stringify({
    gardenId: '0190a000-0000-7000-8000-000000000001',
    plantMap: Array.from({ length: cells }, (_, i) => (i < plants ? plant : null)),
    gardenWidth: 10,
  });

/**
 * Calls of a signed-in gardener that one processor answers in a second, against a bare node:http server that does the
 * same: it looks the session up, validates, and sends the command, over NATS as deployed. By the servers' processor time:
 * neither the share of clients nor that of others counts. The same with services in the process shows the gateway's own
 * work alone (docs/decisions/0074).
 */
const benchmark: Benchmark = {
  name: 'gateway',
  async run({ natsUrl: nats }) {
    const overNats =
      nats === undefined ? [] : await withServices(nats, () => measured('over NATS', '≥ 0.70', nats));
    return [...overNats, ...(await measured('the gateway alone', '–'))];
  },
};

async function measured(how: string, goal: string, nats?: string): Promise<BenchmarkRow[]> {
  const server = startRole(SERVE, nats);
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  try {
    const { gateway, bare } = (await told(server)) as Served;
    const rateOf = async (origin: string, body: string) => {
      const before = await processorSecondsOf(server);
      const calls = await callFor(TURN_MS, () => post(agent, origin, body));
      return calls / ((await processorSecondsOf(server)) - before);
    };
    const compare = async (what: string, body: string): Promise<BenchmarkRow> => {
      const taken: { ours: number[]; baseline: number[] } = { ours: [], baseline: [] };
      for (let round = -WARMING_UP; round < ROUNDS; round += 1) {
        for (const which of orderOf(round)) {
          const rate = await rateOf(which === 'ours' ? gateway : bare, body);
          if (round >= 0) taken[which].push(rate);
        }
      }
      return row(`${what}, ${how}`, 'calls/s', pairOf(taken), goal);
    };
    return [
      await compare('a plan of 2 cells', planOf(2, 1)),
      await compare('a plan of 100 cells, 60 of them planted', planOf(100, 60)),
    ];
  } finally {
    agent.destroy();
    end(server);
  }
}

/** Runs `work` while a process answers for the services. */
async function withServices<Answer>(nats: string, work: () => Promise<Answer>): Promise<Answer> {
  const services = startRole(ANSWER, nats);
  try {
    await told(services);
    return await work();
  } finally {
    end(services);
  }
}

function startRole(role: string, nats?: string): ChildProcess {
  const child = fork(fileURLToPath(import.meta.url), nats === undefined ? [role] : [role, nats]);
  child.once('exit', () => child.emit('error', new Error(`${role} ended`)));
  return child;
}

const end = (child: ChildProcess) => void child.removeAllListeners('exit').kill();

export default benchmark;

function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** The next thing that the servers say. */
async function told(server: ChildProcess): Promise<unknown> {
  const [message] = await once(server, 'message');
  return message;
}

async function processorSecondsOf(server: ChildProcess): Promise<number> {
  const answer = told(server);
  server.send('processor time?');
  return Number(await answer);
}

/** Calls side by side for so many milliseconds; answers how many. */
async function callFor(ms: number, call: () => Promise<void>): Promise<number> {
  const until = performance.now() + ms;
  let calls = 0;
  const client = async () => {
    while (performance.now() < until) {
      await call();
      calls += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return calls;
}

/** @throws when the answer is not the one that both servers must give */
function post(agent: Agent, origin: string, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      cookie: `planted_session=${SESSION}`,
    };
    const url = origin + savePlantsCall.path;
    const sent = send(url, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => {
        if (response.statusCode === 200 && text === '{"plantsCount":12}') return resolve();
        reject(new Error(`${url} answered ${response.statusCode}: ${text}`));
      });
    });
    sent.once('error', reject).end(body);
  });
}
