import { __vitePreload as importPart, isUndelivered } from './import-part';

it('imports what is in the script at hand, of which a build names no files', async () => {
  await expect(importPart(() => Promise.resolve('part'))).resolves.toBe('part');
});

it('knows a part that did not arrive by what it failed with', async () => {
  const cause = new Error('Not there');
  await expect(importPart(() => Promise.reject(cause), [])).rejects.toBe(cause);
  expect(isUndelivered(cause)).toBe(true);
  expect(isUndelivered(new Error('Not there'))).toBe(false);
});
