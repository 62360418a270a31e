/**
 * Which package may import which. This table is the only place: oxlint's rules are generated from it
 * (oxlint.config.mjs), and directions.unit.test.ts holds it against the packages' own dependencies.
 */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A new micro-frontend (`npm run new-remote`) has the row of all. */
const remotes = readdirSync(join(import.meta.dirname, '../..')).filter((name) => name.startsWith('mfe-'));

/** What runs on a server only, and what runs with a screen only. */
const SERVER = ['@nestjs/*', 'typeorm', 'pg', '@nats-io/*', 'fastify'];
const SCREEN = ['react', 'react-dom', 'react-router', 'lucide-react', '@base-ui/*'];

/**
 * @typedef {object} Direction
 * @property {string[]} may packages of ours that it imports, without '@planted/'
 * @property {string[]} never packages from npm that it does not import
 * @property {Readonly<Record<string, string>>} [parts] of which packages of `may` it imports one entry only, which serves it
 * @property {string} because the reason, as the error of the linter ends
 */

/** Of every micro-frontend. @type {Direction} */
const remote = {
  may: ['ui', 'api-client', 'mfe-kit', 'contracts', 'garden-domain', 'season', 'season-plan'],
  never: [...SERVER, 'react-router'],
  because:
    'micro-frontends are deployed alone and meet only in the shell at run time; share code through libs/, ' +
    'reach services through api-client and the router through mfe-kit',
};

/** Of every service. @type {Direction} */
const service = {
  may: ['contracts', 'event-sourcing', 'garden-domain', 'season', 'service-kit'],
  never: SCREEN,
  because:
    'services talk through the messaging port, so that each can run as its own process, and have no screen',
};

/** By folder. @type {Record<string, Direction>} */
export const directions = {
  ...Object.fromEntries(remotes.map((name) => [name, remote])),
  'mfe-planter': { ...remote, may: [...remote.may, 'auto-planting', 'rotation'] },
  'libs/garden-domain': {
    may: [],
    never: [...SERVER, ...SCREEN],
    because: 'it holds pure rules that browser and server both rely on',
  },
  'libs/climate-data': { may: [], never: [...SERVER, ...SCREEN], because: 'it holds facts only' },
  'libs/season': {
    may: ['garden-domain', 'climate-data'],
    never: [...SERVER, ...SCREEN],
    because: 'it is pure: browser and server work out the same dates with it',
  },
  'libs/rotation': {
    may: ['garden-domain'],
    never: [...SERVER, ...SCREEN],
    because: 'it is pure: browser and server give the same advice with it',
  },
  'libs/catalogue-data': {
    may: ['rotation', 'season'],
    never: [...SERVER, ...SCREEN],
    because: 'it holds facts only, in the shape in which the libraries that read them want them',
  },
  'libs/auto-planting': {
    may: ['garden-domain'],
    never: [...SERVER, ...SCREEN],
    because: 'it is pure: no DOM, no I/O, no framework',
  },
  'libs/illustrations': {
    may: ['catalogue-data'],
    never: [...SERVER, ...SCREEN],
    because: 'its drawings are strings, made at build time',
  },
  'libs/contracts': {
    may: ['garden-domain', 'season'],
    never: [...SERVER, ...SCREEN],
    because: 'browser and server both read it: no React, no Nest',
  },
  'libs/event-sourcing': {
    may: [],
    never: ['@nestjs/*', ...SCREEN],
    because: 'it must serve any domain, without a framework',
  },
  'libs/service-kit': {
    may: ['contracts', 'event-sourcing', 'garden-domain'],
    never: SCREEN,
    because: 'it is for servers, and libraries never import applications',
  },
  'libs/api-client': {
    may: ['contracts', 'garden-domain', 'outbox'],
    never: SERVER,
    because: 'it runs in the browser and knows calls only',
  },
  'libs/outbox': {
    may: [],
    never: [...SERVER, ...SCREEN],
    because: 'it is handed storage, network, clock and locks, so that all of them can fail in a test',
  },
  'libs/season-plan': {
    may: ['api-client', 'climate-data', 'contracts', 'garden-domain', 'mfe-kit', 'rotation', 'season'],
    never: SERVER,
    because: 'it plans what the calls answer, in browsers and on servers, without a screen of its own',
  },
  'libs/mfe-kit': {
    may: ['contracts', 'garden-domain'],
    never: SERVER,
    because: 'shell and micro-frontends share it at run time: it stays small',
  },
  'libs/ui': {
    may: ['garden-domain'],
    never: [...SERVER, 'react-router'],
    because: 'it shows what it is handed and fetches nothing',
  },
  'services/gateway': service,
  'services/identity': service,
  'services/gardens': { ...service, may: [...service.may, 'climate-data'] },
  'services/catalogue': { ...service, may: [...service.may, 'catalogue-data', 'rotation'] },
  'services/tracking': {
    ...service,
    may: [...service.may, 'season-plan'],
    parts: { 'season-plan': 'plan' },
  },
  'services/community': service,
  'services/edge': {
    may: ['contracts', 'service-kit'],
    never: [...SCREEN, '@nestjs/*', 'typeorm', 'pg'],
    because: 'it forwards requests to services of other processes and has no data of its own',
  },
  'services/embedded': {
    may: ['catalogue', 'community', 'gardens', 'gateway', 'identity', 'tracking', ...service.may],
    never: SCREEN,
    because: 'it runs the services in one process, and the edge belongs to many processes',
  },
  shell: {
    may: [
      'ui',
      'api-client',
      'mfe-kit',
      'contracts',
      'garden-domain',
      'illustrations',
      'catalogue-data',
      'climate-data',
      'outbox',
      'season',
      'season-plan',
    ],
    never: SERVER,
    because: 'it loads micro-frontends at run time and reaches services through api-client',
  },
  e2e: {
    may: ['contracts', 'garden-domain', 'catalogue-data', 'identity'],
    never: [...SCREEN, '@nestjs/*', 'typeorm'],
    because: 'browser tests use the product from outside; of identity they start its stand-in for Google',
  },
};

/**
 * What may be imported from another folder's inside.
 * @param {string} folder
 * @returns {object} an override of oxlint
 */
export function overrideFor(folder) {
  const direction = directions[folder];
  if (!direction) throw new RangeError(`tools/lint/directions.mjs has no row for ${folder}`);
  const { may, never, parts = {}, because } = direction;
  const own = nameOf(folder);
  const others = Object.keys(directions)
    .map(nameOf)
    .filter((name) => name !== own && !may.includes(name));
  const named = may.length > 0 ? may.join(', ') : 'no package of ours';
  return {
    files: [`${folder}/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: Object.entries(parts).map(([name, part]) => ({
            name: `@planted/${name}`,
            message: `${folder} may import @planted/${name}/${part} of it: ${because}.`,
          })),
          patterns: [
            {
              group: ['@planted/*/src/**'],
              message: "Import the package, not its inside: what its index.ts doesn't export may change.",
            },
            {
              group: others.flatMap((name) => [`@planted/${name}`, `@planted/${name}/**`]),
              message: `${folder} may import ${named}: ${because}.`,
            },
            { group: never, message: `${folder} doesn't import this: ${because}.` },
          ],
        },
      ],
    },
  };
}

/** @param {string} folder */
const nameOf = (folder) => folder.slice(folder.lastIndexOf('/') + 1);
