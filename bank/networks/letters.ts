import { defineJob } from '../kernel/Job';
import { MessageDispatcher, waitingMessages } from './MessageDispatcher';

/** Sends letters by email. */
export const letters = defineJob({
  name: 'messages by email',
  every: 100,
  rest: 50,
  afterFailure: 1000,
  wokenBy: ['calls', 'clock'],
  waitsSince: waitingMessages('email'),
  runsIn: ({ networks }) => networks.email !== undefined,
  round: async ({ bank, log, isStopping }) => {
    const { email } = bank.networks;
    if (email !== undefined) {
      await new MessageDispatcher(bank, { channel: 'email', sender: email }, log).round(isStopping);
    }
  },
});
