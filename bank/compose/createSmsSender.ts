import type { UnconnectedBank } from '../kernel/BankServices';
import { SandboxSmsSender } from '../sandbox/SandboxSmsSender';
import { HttpSmsSender } from '../networks/sms/HttpSmsSender';
import { SmsGateways } from '../networks/sms/SmsGateways';
import type { SmsSender } from '../networks/ports/SmsSender';

/** Longest time for which a message is on its way through all gateways; less than until it is tried again. */
const ANSWER_LIMIT_MS = 10_000;

/** The way messages leave this bank. A bank that could not deliver a code must not start, so having none throws. */
export function createSmsSender({ configuration, database }: UnconnectedBank): SmsSender {
  const { smsGateways } = configuration;
  if (smsGateways.length > 0) {
    return new SmsGateways(smsGateways.map((url) => new HttpSmsSender(url, ANSWER_LIMIT_MS / smsGateways.length)));
  }
  if (configuration.sandbox) {
    return new SandboxSmsSender(database);
  }
  throw new Error('Without the sandbox the bank needs SMS_GATEWAY_URL: nobody could receive a code to sign in with');
}
