import type { Rails } from '../../../bank/networks/ports/Rail';
import type { TestBank } from '../support/createTestBank';

/** The networks as they are, with a worker that dies before it has sent an order, or before it has read the answer. */
export function railsOfOneWhoDies(bank: TestBank, when: 'before' | 'after'): Rails {
  const died = async (sent: Promise<unknown> | undefined): Promise<never> => {
    await sent;
    throw new Error('died');
  };
  return Object.fromEntries(
    Object.entries(bank.services.networks.rails).map(([name, rail]) => [
      name,
      {
        pace: rail.pace,
        send: (order) => died(when === 'after' ? rail.send(order) : undefined),
        stateOf: (key) => died(when === 'after' ? rail.stateOf(key) : undefined),
        undo: (key) => died(when === 'after' ? rail.undo?.(key) : undefined),
      } satisfies Rails[keyof Rails],
    ]),
  );
}
