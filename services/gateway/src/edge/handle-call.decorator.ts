import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  type StreamableFile,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AnyCall, CallRequest } from './call-request';
import type { CallKind } from './rate-limits';

const CALL = Symbol('CALL');

/** What the guard must know of a controller's method. */
export interface HandledCall {
  readonly call: AnyCall;
  readonly kind: CallKind;
}

/** A large answer may be a stream of its JSON. */
type CallHandler<C extends AnyCall> = (
  callRequest: CallRequest<C>,
  ...fromGuards: never[]
) => Promise<z.input<C['answer']> | StreamableFile>;

const admitted = new WeakMap<FastifyRequest, CallRequest<AnyCall>>();

/** Hands on what the guard has found out about a request that it lets in. */
export const admit = (request: FastifyRequest, callRequest: CallRequest<AnyCall>): void => {
  admitted.set(request, callRequest);
};

const CallRequestParam = createParamDecorator((_: unknown, context: ExecutionContext) =>
  admitted.get(context.switchToHttp().getRequest<FastifyRequest>()),
);

/**
 * The method below handles this call: at its path, for those who may make it, with its input parsed, as its contract
 * says. Its first parameter is the call as it was asked; what else it takes comes from guards of its own.
 */
export function HandleCall<C extends AnyCall>(call: C, { kind = 'call' }: { kind?: CallKind } = {}) {
  const handled: HandledCall = { call, kind };
  const decorate = applyDecorators(
    RequestMapping({ path: call.path, method: RequestMethod[call.method] }),
    HttpCode(200),
    SetMetadata(CALL, handled),
  );
  return <M extends CallHandler<C>>(
    target: object,
    method: string,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    CallRequestParam()(target, method, 0);
    decorate(target, method, descriptor);
  };
}

/** The call that a controller's method answers; undefined for a path without a contract. */
export const handledCallOf = (handler: object): HandledCall | undefined => Reflect.getMetadata(CALL, handler);

/** For a guard of one route, which comes after the edge's own. @throws where the route answers another call */
export function askedOf<C extends AnyCall>(call: C, context: ExecutionContext): CallRequest<C> {
  const callRequest = admitted.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!callRequest || handledCallOf(context.getHandler())?.call !== call)
    throw new Error(`this route does not answer ${call.name}`);
  return callRequest as CallRequest<C>;
}
