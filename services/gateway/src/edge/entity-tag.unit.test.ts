import {
  fetchGardensCall,
  fetchSeasonFactsCall,
  fetchVarietiesCall,
  readPlantsCall,
} from '@planted/contracts';
import fastify from 'fastify';
import { tagPublicReads } from './entity-tag';

describe('entity tags', () => {
  const server = fastify();
  tagPublicReads(server);
  for (const { path } of [readPlantsCall, fetchSeasonFactsCall, fetchVarietiesCall, fetchGardensCall])
    server.get(path, async () => ({ data: [] }));
  afterAll(() => server.close());

  it.each([readPlantsCall, fetchSeasonFactsCall, fetchVarietiesCall])(
    'spare a browser $path that it has',
    async ({ path }) => {
      const first = await server.inject(path);
      const etag = String(first.headers['etag']);
      expect(first).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-cache' } });
      const again = await server.inject({ url: path, headers: { 'if-none-match': etag } });
      expect(again).toMatchObject({ statusCode: 304, body: '' });
    },
  );

  it("are on nothing that is a gardener's own", async () => {
    expect((await server.inject(fetchGardensCall.path)).headers).not.toHaveProperty('etag');
  });
});
