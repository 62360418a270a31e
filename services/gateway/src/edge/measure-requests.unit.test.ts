import { createMetrics } from '@planted/service-kit';
import { fastify } from 'fastify';
import { measureRequests } from './measure-requests';

it('requests are counted by the template of their route, so that no id and no made-up path becomes a label', async () => {
  const metrics = createMetrics('gateway');
  const server = fastify();
  measureRequests(server, metrics);
  server.get('/api/gardens/:id', async () => ({}));
  for (const url of ['/api/gardens/1', '/api/gardens/2', '/wp-login.php']) await server.inject({ url });
  await server.inject({ method: 'HEAD', url: '/api/gardens/3' });
  await server.close();
  const counted = (await metrics.metrics()).match(/^planted_http_request_seconds_count.*$/gm);
  expect(counted).toEqual([
    'planted_http_request_seconds_count{process="gateway",method="GET",route="/api/gardens/:id",status="200"} 2',
    'planted_http_request_seconds_count{process="gateway",method="GET",route="none",status="404"} 1',
    'planted_http_request_seconds_count{process="gateway",method="HEAD",route="/api/gardens/:id",status="200"} 1',
  ]);
});
