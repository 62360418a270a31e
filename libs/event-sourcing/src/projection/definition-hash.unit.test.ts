import { definitionHash } from './definition-hash';

const tables = ['totals'];
const hash = definitionHash({ tables, create: 'create table totals (stream text, total integer)' });

describe('the hash of a read model’s tables', () => {
  it.each([
    '\n  create table totals (\n    stream text,\n    total integer\n  )',
    '-- how much\ncreate table totals (stream text, -- whose\n total integer)',
  ])('does not depend on its layout or its comments', (create) => {
    expect(definitionHash({ tables, create })).toBe(hash);
  });

  it.each([
    { tables, create: 'create table totals (stream text, total bigint)' },
    { tables, create: 'create table totals (stream text, total integer); create index on totals (stream)' },
    { tables: [], create: 'create table totals (stream text, total integer)' },
  ])('depends on all that PostgreSQL is told: %j', (definition) => {
    expect(definitionHash(definition)).not.toBe(hash);
  });
});
