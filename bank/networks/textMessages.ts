import { defineJob } from '../kernel/Job';
import { MessageDispatcher, waitingMessages } from './MessageDispatcher';

/** Sends text messages. */
export const textMessages = defineJob({
  name: 'messages by sms',
  every: 100,
  rest: 50,
  afterFailure: 1000,
  wokenBy: ['calls', 'clock'],
  waitsSince: waitingMessages('sms'),
  round: ({ bank, log, isStopping }) =>
    new MessageDispatcher(bank, { channel: 'sms', sender: bank.networks.sms }, log).round(isStopping),
});
