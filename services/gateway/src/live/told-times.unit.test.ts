import { ToldTimes } from './told-times';

describe('the times at which changes were told', () => {
  const setUp = () => {
    const world = { now: 0 };
    return { world, times: new ToldTimes({ lateMs: 1_000, clock: () => world.now }) };
  };

  it('EDT-4 say what was told so long ago that reads may have come too early', () => {
    const { world, times } = setUp();
    times.tell(3);
    world.now = 600;
    times.tell(5);
    world.now = 999;
    expect([times.isLate(3), times.told]).toEqual([false, 5]);
    world.now = 1_000;
    expect([times.isLate(3), times.isLate(4)]).toEqual([true, false]);
    world.now = 1_600;
    expect([times.isLate(5), times.isLate(6)]).toEqual([true, false]);
  });

  it('EDT-4 are those of the first telling, and of what is told close together the earlier', () => {
    const { world, times } = setUp();
    times.tell(3);
    world.now = 90;
    times.tell(4);
    world.now = 500;
    times.tell(4);
    world.now = 1_000;
    expect([times.isLate(4), times.told]).toEqual([true, 4]);
  });
});
