import { uuid } from '@planted/contracts';
import { z } from 'zod';
import { idFieldsOf } from './fields';

describe('the fields of a request that name something', () => {
  it.each([
    ['an id', z.object({ garden: uuid })],
    ['one that may be absent or null', z.object({ garden: uuid.nullish() })],
    ['one with a default', z.object({ garden: uuid.default('x') })],
    ['one of several shapes', z.object({ garden: z.union([z.number(), uuid]) })],
    ['text that is called an id', z.object({ plantId: z.string() })],
    ['a list of ids', z.object({ garden: z.array(uuid).min(1) })],
    [
      'an id deep inside',
      z.object({ list: z.array(z.strictObject({ deep: z.object({ plant_id: uuid }) })) }),
    ],
    ['an id in a pair', z.object({ pair: z.tuple([z.string(), uuid]) })],
    ['an id under any name', z.object({ map: z.record(z.string(), uuid) })],
    ['an id that is changed on its way in', z.object({ garden: uuid.transform((id) => id.toUpperCase()) })],
  ])('are found: %s', (_, schema) => {
    expect(idFieldsOf(schema)).toHaveLength(1);
  });

  it('are no others', () => {
    expect(idFieldsOf(z.object({ name: z.string(), width: z.number(), paid: z.string() }))).toEqual([]);
  });
});
