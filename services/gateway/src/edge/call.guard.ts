import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { pathFieldsOf } from '@planted/contracts';
import { checked, NEW_ID, type NewId, RefusalError } from '@planted/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v5 as uuidv5 } from 'uuid';
import { admit, handledCallOf } from './handle-call.decorator';
import { enteredOf } from './call-gate';
import type { AnyCall } from './call-request';
import { isFromThisMachine } from './from-this-machine';
import { idempotencyKeyOf, keyIn } from './idempotency-key';
import { fingerprintOf } from './payload-fingerprint';
import type { RateLimits } from './rate-limits';
import type { OpenAttempt } from './attempt-cookie';
import { GATEWAY_SETTINGS, type GatewaySettings } from '../settings';
import { timeZoneOf } from './time-zone';
import { SAVE_ID_HEADER } from './wire-names';

export const OPEN_ATTEMPT = Symbol('OPEN_ATTEMPT');
export const RATE_LIMITS = Symbol('RATE_LIMITS');

/** Namespace (RFC 9562 §6.5) of the command ids that are made from a client's key. */
const KEYED_COMMANDS = '3f0f2a6e-6a53-4c39-9a4e-6b1f1d0f2a77';

/** What a call asks for, once its body is read: how often and by whom, `gateCalls` has asked before. */
@Injectable()
export class CallGuard implements CanActivate {
  constructor(
    @Inject(OPEN_ATTEMPT) private readonly openAttempt: OpenAttempt,
    @Inject(RATE_LIMITS) private readonly limits: RateLimits,
    @Inject(NEW_ID) private readonly newId: NewId,
    @Inject(GATEWAY_SETTINGS) private readonly settings: GatewaySettings,
  ) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const handled = handledCallOf(execution.getHandler());
    const http = execution.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    if (!handled) {
      await this.limits.countVisitor(request, 'call');
      return true;
    }
    const { call } = handled;
    const { gardener, session } = enteredOf(request);
    const reply = http.getResponse<FastifyReply>();
    const idempotencyKey = idempotencyKeyOf(request.headers);
    const timeZone = timeZoneOf(request.headers);
    admit(request, {
      request: parsed(call, request),
      gardener,
      session,
      attempt: this.openAttempt(request, reply),
      idempotencyKey,
      saveId: keyIn(request.headers, SAVE_ID_HEADER),
      isFromThisMachine: isFromThisMachine(request.headers, !this.settings.SERVE_FRONT_ENDS),
      context: {
        actor: gardener && { userId: gardener.id },
        correlationId: request.id,
        ...(timeZone !== undefined && { timeZone }),
        ...(idempotencyKey === undefined
          ? { commandId: this.newId() }
          : {
              commandId: uuidv5(`${call.name} ${idempotencyKey}`, KEYED_COMMANDS),
              fingerprint: fingerprintOf(idempotencyKey, [request.params, request.query, request.body]),
            }),
      },
    });
    return true;
  }
}

/** A call without a body is a call with an empty one. What is in the path is nowhere else. */
function parsed(call: AnyCall, { query, body, params }: FastifyRequest): unknown {
  const asked: unknown = call.method === 'GET' ? { ...(query as object) } : (body ?? {});
  return checked(call.request, withPathFields(call, asked, params as Record<string, string>));
}

function withPathFields(call: AnyCall, asked: unknown, params: Record<string, string>): unknown {
  const fields = pathFieldsOf(call);
  if (fields.length === 0 || typeof asked !== 'object' || asked === null || Array.isArray(asked))
    return asked;
  const doubled = fields.find((field) => Object.hasOwn(asked, field));
  if (doubled !== undefined) {
    const message = `${doubled}: is not a known field`;
    throw new RefusalError({ code: 'invalid', field: doubled, message });
  }
  return { ...asked, ...Object.fromEntries(fields.map((field) => [field, params[field]])) };
}
