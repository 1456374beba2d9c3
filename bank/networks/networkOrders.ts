import { defineJob } from '../kernel/Job';
import { RailDispatcher } from './RailDispatcher';

/** Sends orders to their networks and stores the outcomes. */
export const networkOrders = defineJob({
  name: 'orders of networks',
  every: 500,
  rest: 50,
  afterFailure: 1000,
  wokenBy: ['calls', 'clock'],
  round: ({ bank, ...deps }) => new RailDispatcher(bank, bank.networks.rails, deps).round(),
});
