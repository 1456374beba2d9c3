import { databaseAddressOf } from '../kernel/databaseAddresses';
import type { Configuration } from '../kernel/Configuration';

/** A bank that serves, as its posture is read from it. */
export interface StartedAs {
  readonly configuration: Configuration;
  /** Location of the data, without credentials. */
  readonly location: string;
  readonly isEmbedded: boolean;
  /** Address the bank listens at. */
  readonly address: string;
}

/** Five lines for the operator at the start: whom the bank serves, where its data is, who reaches it, where codes go, what guards a sign-in. */
export function securityPosture(started: StartedAs): readonly string[] {
  return [mode(started), database(started), entrance(started), codes(started), signIn(started)];
}

function mode({ configuration, address }: StartedAs): string {
  return configuration.sandbox
    ? `Mode: demonstration, not for real customers; anyone who reaches ${address}/sandbox reads every code`
    : 'Mode: production, no demonstration customers';
}

function database({ configuration, location, isEmbedded }: StartedAs): string {
  if (isEmbedded) {
    return `Database: embedded server, data in ${location}`;
  }
  const { databaseOwnerUrl } = configuration;
  const owner = databaseOwnerUrl === undefined ? 'the owner is not known' : 'knows its owner, for the schema alone';
  return `Database: ${location}; TLS ${tlsOf(configuration.databaseUrl)}; ${owner}`;
}

function tlsOf(databaseUrl: string | undefined): string {
  const first = databaseAddressOf(databaseUrl ?? '')?.servers[0];
  return (first === undefined ? null : new URL(first).searchParams.get('sslmode')) ?? 'not asked for';
}

function entrance({ configuration, address }: StartedAs): string {
  const { hosts, trustProxy, allowedOrigins } = configuration;
  const origins = allowedOrigins.length === 0 ? 'its own pages only' : ['its own pages', ...allowedOrigins].join(', ');
  const proxy = trustProxy ? 'believed about addresses and TLS' : 'not believed';
  return `Entrance: ${address}; names ${hosts.join(', ')}; called by ${origins}; proxy headers ${proxy}`;
}

function codes({ configuration, address }: StartedAs): string {
  const { smsGateways, smtpUrl, sandbox } = configuration;
  const shown = sandbox ? `shown at ${address}/sandbox` : 'not sent';
  const sms = smsGateways.length === 0 ? shown : `to ${smsGateways.map((url) => new URL(url).host).join(', then to ')}`;
  const mail = smtpUrl === undefined ? shown : `to ${new URL(smtpUrl).host}`;
  return `Codes: SMS ${sms}; e-mail ${mail}`;
}

const MINUTE_MS = 60_000;

function signIn({ configuration }: StartedAs): string {
  const { passwordCost, idleLimitMs, failedSignIns, pinTries } = configuration;
  return `Sign-in: password hashes at ${passwordCost} cost; ${failedSignIns} failures an hour from an address; ${pinTries} wrong PINs or ${idleLimitMs / MINUTE_MS} idle minutes end a session`;
}
