import { defineJob } from '../kernel/Job';
import { RailDispatcher } from './RailDispatcher';

/** Sends orders to their networks and stores the outcomes. */
export const networkOrders = defineJob({
  name: 'orders of networks',
  every: 500,
  rest: 50,
  afterFailure: 1000,
  wokenBy: ['calls', 'clock'],
  waitsSince: `select min(changed_at) as since from rail_order where not closed and state = 'queued' and changed_at <= $1`,
  round: ({ bank, ...deps }) => new RailDispatcher(bank, bank.networks.rails, deps).round(),
});
