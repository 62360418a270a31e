import { readPlantsCall } from '@planted/contracts';
import { handledCallOf } from '../edge/handle-call.decorator';
import { exampleRequests } from '../testing/example-requests';
import { callControllers } from './controllers';

const answered = callControllers.map(({ prototype }) =>
  Object.getOwnPropertyNames(prototype)
    .filter((name) => name !== 'constructor')
    .map((name) => handledCallOf(Reflect.get(prototype, name))?.call),
);

describe('the controllers', () => {
  it('API-1 answer every call of the contracts, each in one place', () => {
    const names = answered.flat().map((call) => call?.name);
    const asked = exampleRequests.map(({ call }) => call.name).filter((name) => name !== readPlantsCall.name);
    // The data API answers that one.
    expect(names.toSorted()).toEqual(asked.toSorted());
  });

  it('open no path without a contract that says who may call it', () => {
    for (const calls of answered)
      expect(calls).toEqual([expect.objectContaining({ access: expect.any(String) })]);
  });
});
