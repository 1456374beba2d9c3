import { existsSync } from 'node:fs';

const ENVIRONMENTS: readonly string[] = ['', 'development', 'test', 'production'];

/** The sandbox is on only where it is asked for by name, and never beside `NODE_ENV=production`. */
export function sandboxOf(environment: NodeJS.ProcessEnv): boolean {
  const kind = environment['NODE_ENV'] ?? '';
  if (!ENVIRONMENTS.includes(kind)) {
    throw new Error(`NODE_ENV must be production, development, test or empty, not "${kind}"`);
  }
  const sandbox = switchOf(environment, 'SANDBOX');
  if (sandbox && kind === 'production') {
    throw new Error('SANDBOX must be 0 with NODE_ENV=production: anyone can read the codes of a demonstration');
  }
  return sandbox;
}

/** True for 1, false for 0 and for nothing. */
export function switchOf(environment: NodeJS.ProcessEnv, name: string): boolean {
  const text = environment[name] ?? '';
  if (!['', '0', '1'].includes(text)) {
    throw new Error(`${name} must be 1 or 0, not "${text}"`);
  }
  return text === '1';
}

/** Site passkeys belong to: its domain, and the origin of the pages that may use them. */
export interface PasskeySite {
  readonly id: string;
  readonly origin: string;
}

/** Domain browsers make passkeys for without TLS. */
const LOCAL_DOMAIN = 'localhost';

/** Site of the passkeys, where `PASSKEYS=1` asks for them: the domain of the public address, which must not be a number. */
export function passkeySiteOf(environment: NodeJS.ProcessEnv): PasskeySite | undefined {
  if (!switchOf(environment, 'PASSKEYS')) {
    return undefined;
  }
  const text = environment['PUBLIC_ADDRESS'] ?? '';
  const address = URL.canParse(text) ? new URL(text) : undefined;
  const isDomain = address !== undefined && /[a-z]/i.test(address.hostname) && !address.hostname.startsWith('[');
  if (!isDomain || (address.protocol !== 'https:' && address.hostname !== LOCAL_DOMAIN)) {
    throw new Error(`PASSKEYS=1 needs a PUBLIC_ADDRESS such as https://bank.example, not "${text}"`);
  }
  return { id: address.hostname, origin: address.origin };
}

/** Origins separated by commas. */
export function originsOf(environment: NodeJS.ProcessEnv): readonly string[] {
  const origins = (environment['ALLOWED_ORIGINS'] ?? '').split(',').filter((origin) => origin !== '');
  const unusable = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (unusable !== undefined) {
    throw new Error(
      `ALLOWED_ORIGINS must be origins such as https://bank.example, separated by commas, not "${unusable}"`,
    );
  }
  return origins;
}

/** Address of the SMS gateway, which may hold credentials. */
export function smsGatewayUrlOf(text: string | undefined): string | undefined {
  if (!text) {
    return undefined;
  }
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Error('SMS_GATEWAY_URL must be an address such as https://user:password@gateway.example/messages');
  }
  return text;
}

/** A bare address, or a name with an address in angle brackets. */
const SENDER = /^(?:[^<>\r\n]+ )?<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/;

/** Sender of e-mails, or the one of the demonstration. */
export function senderOf(text: string | undefined): string {
  const sender = text || 'Tulpar <no-reply@tulpar.example>';
  if (!SENDER.test(sender)) {
    throw new Error(`EMAIL_FROM must be an address such as Tulpar <no-reply@bank.example>, not "${sender}"`);
  }
  return sender;
}

/** Path of a file that exists. */
export function fileOf(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  const file = environment[name] || undefined;
  if (file !== undefined && !existsSync(file)) {
    throw new Error(`${name} must name a file, and there is no ${file}`);
  }
  return file;
}
