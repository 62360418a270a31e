import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { environmentOf } from './environment.mjs';
import { CONNECTIONS_OF_A_PROCESS, remotesIn, replicasOf, partNamed, topology } from './topology.mjs';

const place = {
  addressOf: (replica: string) => `${replica}:1`,
  listenOf: () => ({ host: '0.0.0.0', port: 1 }),
  managementOf: () => ({ host: '127.0.0.1', port: 2 }),
  secretFile: (secret: string) => `/run/secrets/${secret}`,
  publicOrigin: 'https://planted.example',
  publishedAt: '127.0.0.1',
  edges: '10.0.0.0/8',
};
const remotes = remotesIn(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
const told = (name: string) => environmentOf(partNamed(name), replicasOf(partNamed(name))[0] ?? name, place);

describe('the topology', () => {
  it('has two replicas of every service and gateway, and three of the log', () => {
    const replicas = (role: string) =>
      new Set(topology.filter((part) => part.role === role).map((part) => part.replicas));
    expect([...replicas('service')]).toEqual([2]);
    expect([...replicas('gateway')]).toEqual([2]);
    expect([...replicas('log')]).toEqual([3]);
    expect(topology.filter((part) => part.role === 'service').map(({ name }) => name)).toEqual([
      'identity',
      'gardens',
      'catalogue',
      'tracking',
      'community',
    ]);
  });

  it('names every part once, and each only after what it needs', () => {
    const names = topology.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const [i, { after }] of topology.entries())
      for (const needed of after) expect(names.slice(0, i)).toContain(needed);
  });

  it('opens fewer connections than its PostgreSQL takes', () => {
    const processes = topology
      .filter(({ role }) => role === 'service')
      .reduce((sum, { replicas }) => sum + replicas, 0);
    expect(processes * CONNECTIONS_OF_A_PROCESS).toBeLessThan(200);
  });

  it('gives the edge every replica of every part that answers paths', () => {
    expect(told('edge')['ROUTES']?.split(' ')).toEqual([
      '/api=http://gateway-1:1,http://gateway-2:1',
      '/auth=http://gateway-1:1,http://gateway-2:1',
      '/rest=http://gateway-1:1,http://gateway-2:1',
      '/feed=http://gateway-1:1,http://gateway-2:1',
      '/unsubscribe=http://gateway-1:1,http://gateway-2:1',
      '/=http://shell:1',
      ...remotes.map((name) => `/mfe/${name}=http://${name}:1`),
    ]);
  });

  it('gives services all servers of the log and its number of replicas, and secrets as files only', () => {
    expect(told('gardens')).toMatchObject({
      DATABASE_URL: 'postgresql://planted@postgres:1/planted',
      DATABASE_PASSWORD_FILE: '/run/secrets/postgres_password',
      NATS_URL: 'nats://nats-1:1,nats://nats-2:1,nats://nats-3:1',
      NATS_REPLICAS: '3',
    });
    expect(told('gateway')).not.toHaveProperty('DATABASE_PASSWORD_FILE');
  });

  it('has management endpoints in every program of ours, and the edge routes no request there', () => {
    for (const { name } of topology.filter(({ program }) => program))
      expect(told(name)).toMatchObject({ OPERATORS_HOST: '127.0.0.1', OPERATORS_PORT: '2' });
    expect(told('edge')['ROUTES']).not.toContain(':2');
  });

  it('lets the gateway believe the edge, and the proxies that the edge believes', () => {
    expect(told('gateway')['TRUSTED_PROXIES']).toBe('10.0.0.0/8');
    const behind = { ...place, proxies: '192.0.2.1' };
    expect(environmentOf(partNamed('gateway'), 'gateway-1', behind)['TRUSTED_PROXIES']).toBe(
      '10.0.0.0/8,192.0.2.1',
    );
    expect(environmentOf(partNamed('edge'), 'edge', behind)['TRUSTED_PROXIES']).toBe('192.0.2.1');
  });
});
