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
import type { AnyCall, Asked } from './asked';
import type { CallKind } from './rate-limits';

const CALL = Symbol('CALL');

/** What the guard must know of a controller's method. */
export interface AnsweredCall {
  readonly call: AnyCall;
  readonly kind: CallKind;
}

/** A large answer may be a stream of its JSON. */
type Answering<C extends AnyCall> = (
  asked: Asked<C>,
  ...fromGuards: never[]
) => Promise<z.input<C['answer']> | StreamableFile>;

const admitted = new WeakMap<FastifyRequest, Asked<AnyCall>>();

/** Hands on what the guard has found out about a request that it lets in. */
export const admit = (request: FastifyRequest, asked: Asked<AnyCall>): void => {
  admitted.set(request, asked);
};

const TheAsked = createParamDecorator((_: unknown, context: ExecutionContext) =>
  admitted.get(context.switchToHttp().getRequest<FastifyRequest>()),
);

/**
 * The method below answers this call: at its path, for those who may make it, with its input parsed, as its contract
 * says. Its first parameter is the call as it was asked; what else it takes comes from guards of its own.
 */
export function Answers<C extends AnyCall>(call: C, { kind = 'call' }: { kind?: CallKind } = {}) {
  const answered: AnsweredCall = { call, kind };
  const decorate = applyDecorators(
    RequestMapping({ path: call.path, method: RequestMethod[call.method] }),
    HttpCode(200),
    SetMetadata(CALL, answered),
  );
  return <M extends Answering<C>>(
    target: object,
    method: string,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    TheAsked()(target, method, 0);
    decorate(target, method, descriptor);
  };
}

/** The call that a controller's method answers; undefined for a path without a contract. */
export const answeredBy = (handler: object): AnsweredCall | undefined => Reflect.getMetadata(CALL, handler);

/** For a guard of one route, which comes after the edge's own. @throws where the route answers another call */
export function askedOf<C extends AnyCall>(call: C, context: ExecutionContext): Asked<C> {
  const asked = admitted.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!asked || answeredBy(context.getHandler())?.call !== call)
    throw new Error(`this route does not answer ${call.name}`);
  return asked as Asked<C>;
}
