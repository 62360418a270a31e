import { z } from 'zod';
import { newId } from './new-id';

it('makes valid ids, each another', () => {
  const ids = Array.from({ length: 500 }, newId);
  expect(new Set(ids).size).toBe(500);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
});
