import type { UnconnectedBank } from '../kernel/BankServices';
import { SandboxSmsSender } from '../sandbox/SandboxSmsSender';
import { HttpSmsSender } from '../networks/sms/HttpSmsSender';
import type { SmsSender } from '../networks/ports/SmsSender';

/** The way messages leave this bank. A bank that could not deliver a code must not start, so having none throws. */
export function createSmsSender({ configuration, database }: UnconnectedBank): SmsSender {
  if (configuration.smsGatewayUrl !== undefined) {
    return new HttpSmsSender(configuration.smsGatewayUrl);
  }
  if (configuration.sandbox) {
    return new SandboxSmsSender(database);
  }
  throw new Error('Without the sandbox the bank needs SMS_GATEWAY_URL: nobody could receive a code to sign in with');
}
