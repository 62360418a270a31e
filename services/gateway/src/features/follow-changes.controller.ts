import { Controller, Headers, Inject, Res, StreamableFile } from '@nestjs/common';
import { followChangesCall, followChangesQuery } from '@planted/contracts';
import { MESSAGING, type Messaging, unavailable } from '@planted/service-kit';
import type { FastifyReply } from 'fastify';
import { addressBlockOf } from '../edge/address-block';
import { type CallRequest, gardenerOf } from '../edge/call-request';
import { HandleCall } from '../edge/handle-call.decorator';
import { LiveStreams } from '../live/live-streams';
import { positionIn, wantsEvents } from '../live/wants-events';

@Controller()
export class FollowChangesController {
  constructor(
    @Inject(MESSAGING) private readonly messaging: Messaging,
    @Inject(LiveStreams) private readonly streams: LiveStreams,
  ) {}

  @HandleCall(followChangesCall)
  async answer(
    asked: CallRequest<typeof followChangesCall>,
    @Headers() headers: Record<string, string | undefined>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { request, context, session } = asked;
    if (!wantsEvents(headers) || reply.request.method !== 'GET')
      return { data: await this.messaging.send(followChangesQuery, request, context) };
    const stream = await this.streams.open({
      gardenerId: gardenerOf(asked).id,
      address: addressBlockOf(reply.request.ip),
      sessionToken: session.token ?? '',
    });
    reply.raw.once('close', () => stream.destroy());
    try {
      const after = positionIn(headers) ?? request.after;
      const since = after === undefined ? request : { after };
      stream.begin(await this.messaging.send(followChangesQuery, since, context));
    } catch (error) {
      stream.destroy();
      throw error;
    }
    if (stream.destroyed) throw unavailable('Planted is restarting. Please try again.');
    // Caddy and nginx pass on at once what says that it is a stream of events, nginx only when told so.
    reply.header('x-accel-buffering', 'no').header('vary', 'Accept');
    return new StreamableFile(stream, { type: 'text/event-stream; charset=utf-8' });
  }
}
