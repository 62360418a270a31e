import { accept, refuse, type Decider } from '../decider';
import type { DomainEvent } from '../event';

/** The smallest domain that shows everything: a tally that grows up to a limit. For this library's own tests. */
export type TallyCommand = { type: 'Add'; amount: number };
export type TallyEvent = DomainEvent<'Added', { amount: number }>;
export type TallyRefusal = { code: 'limit-reached'; limit: number };

export const LIMIT = 1_000;

export const added = (amount: number): TallyEvent => ({ type: 'Added', schemaVersion: 1, data: { amount } });

export const tally: Decider<TallyCommand, number, TallyEvent, TallyRefusal> = {
  initialState: 0,
  decide(total, { amount }) {
    if (total + amount > LIMIT) return refuse({ code: 'limit-reached', limit: LIMIT });
    return amount === 0 ? accept() : accept(added(amount));
  },
  evolve: (total, { data }) => total + data.amount,
};
