import { z } from 'zod';
import { defineCall } from '../call';
import { callProblems } from './call-problems';
import { type AnyCall, describeCalls } from './describe-calls';

const seed = z.object({ id: z.uuid(), kind: z.enum(['bean', 'pea']), sown: z.string().nullable() });
const saveSeed = defineCall({
  name: 'save-seed',
  method: 'POST',
  path: '/api/seeds/save',
  access: 'anyone',
  request: z.strictObject({ name: z.string().max(40), kind: z.enum(['bean', 'pea']) }),
  answer: z.object({ data: seed }),
});
const answering = (answer: z.ZodType): AnyCall => ({ ...saveSeed, answer: z.object({ data: answer }) });
const asking = (request: z.ZodType): AnyCall => ({ ...saveSeed, request });
const { request } = saveSeed;

const problemsOf = (...calls: readonly AnyCall[]) =>
  callProblems('1.0.0', describeCalls([saveSeed]), describeCalls(calls));

describe('calls of a release and of today understand each other', () => {
  it.each<[string, AnyCall]>([
    ['when nothing changed', saveSeed],
    ['with an optional field more in an answer', answering(seed.extend({ depth: z.number().optional() }))],
    [
      'with a default for a field more in an answer',
      answering(seed.extend({ depth: z.number().default(1) })),
    ],
    ['with an optional field more in a request', asking(request.extend({ depth: z.number().nullish() }))],
    ['with a wider request', asking(request.extend({ name: z.string().max(80), kind: z.string() }))],
  ])('%s', (_, call) => {
    expect(problemsOf(call)).toEqual([]);
  });

  it('when a call is opened to guests', () => {
    const then = describeCalls([{ ...saveSeed, access: 'signed-in' }]);
    expect(callProblems('1.0.0', then, describeCalls([saveSeed]))).toEqual([]);
  });

  it('with a call more', () => {
    expect(problemsOf(saveSeed, { ...saveSeed, name: 'sow-seed', path: '/api/seeds/sow' })).toEqual([]);
  });
});

describe('it is shown of', () => {
  const ofServices = "save-seed, answer, data.%: from today's services it";
  const toPages = 'save-seed, answer, data.%: from the services of 1.0.0 it';
  const ofPages = 'save-seed, request, %: from the pages of 1.0.0 it';
  it.each<[string, AnyCall, string, string]>([
    [
      'a removed field of an answer',
      answering(seed.omit({ sown: true })),
      'sown',
      `${ofServices} may be missing`,
    ],
    ['a field that may be missing now', answering(seed.partial()), 'id', `${ofServices} may be missing`],
    [
      'a new value in an answer',
      answering(seed.extend({ kind: z.enum(['bean', 'pea', 'lentil']) })),
      'kind',
      `${ofServices} may be "lentil"`,
    ],
    [
      'null in an answer',
      answering(seed.extend({ id: z.uuid().nullable() })),
      'id',
      `${ofServices} may be null`,
    ],
    [
      'a field needed of an older answer',
      answering(seed.extend({ depth: z.number() })),
      'depth',
      `${toPages} may be missing`,
    ],
    [
      'an answer narrowed',
      answering(seed.extend({ kind: z.literal('bean') })),
      'kind',
      `${toPages} may be "pea"`,
    ],
    [
      'a field needed of an older request',
      asking(request.extend({ depth: z.number() })),
      'depth',
      `${ofPages} may be missing`,
    ],
    [
      'a request field removed',
      asking(request.omit({ kind: true })),
      'kind',
      `${ofPages} may be sent, and is not a known field`,
    ],
    [
      'a request narrowed',
      asking(request.extend({ name: z.string().max(20) })),
      'name',
      `${ofPages} may be more than 20 characters`,
    ],
    [
      'a request value removed',
      asking(request.extend({ kind: z.enum(['bean']) })),
      'kind',
      `${ofPages} may be "pea"`,
    ],
  ])('%s', (_, call, field, expected) => {
    const found = problemsOf(call).filter((text) => text.startsWith(expected.replace('%', field)));
    expect([problemsOf(call), found.length]).toEqual([problemsOf(call), 1]);
  });

  it('a removed call', () => {
    expect(problemsOf()).toEqual([
      expect.stringContaining('save-seed is removed. The pages of 1.0.0 call it'),
    ]);
  });

  it.each<[string, Partial<AnyCall>, string]>([
    [
      'another method',
      { method: 'PATCH' },
      'save-seed was POST /api/seeds/save and is PATCH /api/seeds/save.',
    ],
    ['another path', { path: '/api/seeds' }, 'save-seed was POST /api/seeds/save and is POST /api/seeds.'],
    [
      'a call closed to guests',
      { access: 'signed-in' },
      'save-seed was for anyone and is for the signed-in only.',
    ],
  ])('%s', (_, changes, expected) => {
    expect(problemsOf({ ...saveSeed, ...changes })).toEqual([expect.stringContaining(expected)]);
  });

  it('another shape of every refusal', () => {
    const then = describeCalls([saveSeed]);
    const now = { ...then, error: { type: 'object', properties: {}, required: ['problem'] } };
    expect(callProblems('1.0.0', then, now)).toEqual([
      expect.stringContaining("every call, error, error: from today's services it may be missing"),
      expect.stringContaining('every call, error, problem: from the services of 1.0.0 it may be missing'),
    ]);
  });
});
