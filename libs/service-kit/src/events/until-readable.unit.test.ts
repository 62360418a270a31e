import { untilReadable } from './until-readable';

const names = ['gardens', 'dashboard'];
const noConnection = new Error('timeout exceeded when trying to connect');

it('waits until every read model is there', async () => {
  const look = jest
    .fn()
    .mockResolvedValue(names)
    .mockResolvedValueOnce([])
    .mockResolvedValueOnce(['gardens']);
  await untilReadable(names, look);
  expect(look).toHaveBeenCalledTimes(3);
});

it('looks again where a busy database had no connection for a look', async () => {
  const look = jest.fn().mockResolvedValue(names).mockRejectedValueOnce(noConnection);
  await untilReadable(names, look);
  expect(look).toHaveBeenCalledTimes(2);
});

it('says at the end which are missing, and why the last look failed', async () => {
  const look = jest.fn().mockRejectedValue(noConnection);
  await expect(untilReadable(names, look, 50)).rejects.toMatchObject({
    message: 'the read models gardens, dashboard could not be created',
    cause: noConnection,
  });
});
