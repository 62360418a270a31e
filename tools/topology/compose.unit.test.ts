import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import { DCLinter } from 'dclint';
import { parse } from 'yaml';
import { composeText } from './compose-text.mjs';
import { replicasOf, topology } from './topology.mjs';

interface ComposeService {
  image: string;
  deploy?: { replicas: number };
  depends_on?: Record<string, { condition: string }>;
  environment?: Record<string, string>;
  healthcheck?: object;
  ports?: object[];
  profiles?: string[];
  secrets?: string[];
  volumes?: string[];
}

const root = join(__dirname, '../..');
const written = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
const services: Record<string, ComposeService> = parse(written).services;
const { ops, ...ofTopology } = services;
const partsOf = (part: (typeof topology)[number]) =>
  Object.keys(ofTopology).filter((name) => name === part.name || replicasOf(part).includes(name));

describe('docker-compose.yml', () => {
  it('is what the topology says', () => {
    expect(written).toBe(composeText());
  });

  it("keeps to the Compose specification's schema", () => {
    const linter = dirname(createRequire(__filename).resolve('dclint/package.json'));
    const schema = JSON.parse(readFileSync(join(linter, 'schemas/compose.schema.json'), 'utf8'));
    // It names draft 7 by an address without its fragment, which Ajv knows by the one with it only.
    const validate = new Ajv({ strict: false, validateFormats: false }).compile({
      ...schema,
      $schema: undefined,
    });
    validate(parse(written));
    expect(validate.errors ?? []).toEqual([]);

    validate({ services: { gateway: { image: 'planted', portz: ['8080:8080'] } } });
    expect(validate.errors?.[0]?.instancePath).toBe('/services/gateway');
  });

  it('OPS-4 gives a linter of Compose files nothing to say', () => {
    const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] });
    const problems = linter.lintFiles([join(root, 'docker-compose.yml')], false);
    expect(problems.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  });

  it('OPS-4 runs in production, with trusted proxies at the edge and behind it, and a place for messages', () => {
    const variable = (name: string) =>
      Object.entries(services).map(([service, { environment }]) => [service, environment?.[name]]);
    const programs = variable('NODE_ENV').filter(([, value]) => value !== undefined);
    expect(new Set(programs.map(([, value]) => value))).toEqual(new Set(['${NODE_ENV:-production}']));
    const ours = topology.filter(({ program, role }) => program && role !== 'edge').flatMap(partsOf);
    expect(programs.map(([name]) => name).toSorted()).toEqual([...ours, 'ops'].toSorted());
    expect(Object.fromEntries(variable('TRUSTED_PROXIES'))).toMatchObject({
      edge: '${TRUSTED_PROXIES:-}',
      'gateway-1': '10.83.0.0/24${TRUSTED_PROXIES:+,${TRUSTED_PROXIES}}',
      'gateway-2': '10.83.0.0/24${TRUSTED_PROXIES:+,${TRUSTED_PROXIES}}',
    });
    expect(services['identity']).toMatchObject({
      environment: { PLANTED_DATA_DIR: '/data', PUBLISH_ADDRESS: '${PUBLISH_ADDRESS:-127.0.0.1}' },
      volumes: ['mail:/data/mail'],
    });
    expect(services['edge']?.ports).toMatchObject([{ host_ip: '${PUBLISH_ADDRESS:-127.0.0.1}' }]);
  });

  it("OPS-4 has the operators' commands in a profile of their own, with the product's keys and messages", () => {
    expect(ops).toMatchObject({ profiles: ['ops'], secrets: ['postgres_password', 'master_key'] });
    expect(ops?.volumes).toContain('mail:/data/mail');
  });

  it('has every part of the topology as often, on its port, after the same parts', () => {
    expect(Object.keys(ofTopology).toSorted()).toEqual(topology.flatMap(partsOf).toSorted());
    for (const part of topology) {
      const names = partsOf(part);
      const replicas = names.reduce((sum, name) => sum + (services[name]?.deploy?.replicas ?? 1), 0);
      expect([part.name, replicas]).toEqual([part.name, part.replicas]);
      const after = topology.filter(({ name }) => part.after.includes(name)).flatMap(partsOf);
      for (const name of names) {
        const service = services[name];
        expect(Object.keys(service?.depends_on ?? {}).toSorted()).toEqual(after.toSorted());
        expect(service?.healthcheck).toBeDefined();
        const { PORT, OPERATORS_PORT } = service?.environment ?? {};
        if (part.program)
          expect([PORT, OPERATORS_PORT].map(Number)).toEqual([part.port ?? NaN, part.managementPort]);
        expect(service?.secrets ?? []).toEqual(part.secrets ?? []);
      }
    }
  });

  it('opens one port to the world, keeps the data of what has any, and passes secrets by file only', () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports);
    expect(open.map(([name]) => name)).toEqual(['edge']);
    const stored = Object.entries(services).filter(([, { volumes }]) => volumes);
    expect(stored.map(([name]) => name)).toEqual([
      'identity',
      'nats-1',
      'nats-2',
      'nats-3',
      'ops',
      'postgres',
    ]);
    expect(written).not.toMatch(/PASSWORD: |SECRET: |planted:[^/]*@/);
  });

  it('builds images that the Dockerfile has, none of which runs as root', () => {
    const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
    const targets = new Set([...written.matchAll(/target: ([a-z]\S+)/g)].map(([, target]) => target));
    expect([...targets].toSorted()).toEqual(['edge', 'front-end', 'ops', 'service']);
    for (const target of targets) {
      const stage = dockerfile
        .split(/^FROM /m)
        .find((text) => text.split('\n', 1)[0]?.endsWith(` AS ${target}`));
      expect(stage).toContain('USER node');
    }
  });
});
