import type { Rate } from './RateLimiter';
import type { SettingName, Settings } from './settingNames';

const ENVIRONMENTS: readonly string[] = ['development', 'test', 'production'];

/** The sandbox is on only where it is asked for by name, and never beside `NODE_ENV=production`. */
export function sandboxOf(settings: Settings): boolean {
  const kind = settings.NODE_ENV;
  if (kind !== undefined && !ENVIRONMENTS.includes(kind)) {
    throw new Error(`NODE_ENV must be production, development or test, not "${kind}"`);
  }
  const sandbox = switchOf(settings, 'SANDBOX');
  if (sandbox && kind === 'production') {
    throw new Error('SANDBOX must be 0 with NODE_ENV=production: anyone can read the codes of a demonstration');
  }
  return sandbox;
}

/** True for 1, false for 0 and where it is not set. */
export function switchOf(settings: Settings, name: SettingName): boolean {
  const text = settings[name] ?? '0';
  if (text !== '0' && text !== '1') {
    throw new Error(`${name} must be 1 or 0, not "${text}"`);
  }
  return text === '1';
}

/** A whole number in decimal digits, within bounds; `undefined` where it is not set. */
export function wholeNumberOf(
  settings: Settings,
  name: SettingName,
  { from, to }: { readonly from: number; readonly to: number },
): number | undefined {
  const text = settings[name];
  if (text === undefined) {
    return undefined;
  }
  const value = /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : undefined;
  if (value === undefined || value < from || value > to) {
    throw new Error(`${name} must be a whole number from ${from} to ${to}, not "${text}"`);
  }
  return value;
}

const MOST = 999_999_999;

/** A whole number from 1 on; `undefined` where it is not set. */
export function countOf(settings: Settings, name: SettingName): number | undefined {
  return wholeNumberOf(settings, name, { from: 1, to: MOST });
}

/** A rate is written `perSecond/burst`, e.g. `50/200`; zero would refuse every call. */
export function rateOf(settings: Settings, name: SettingName, usual: Rate): Rate {
  const text = settings[name];
  if (text === undefined) {
    return usual;
  }
  const found = /^([1-9]\d{0,6})\/([1-9]\d{0,6})$/.exec(text);
  if (found === null) {
    throw new Error(`${name} must be two whole numbers, per second and at once, such as 50/200, not "${text}"`);
  }
  return { perSecond: Number(found[1]), burst: Number(found[2]) };
}

/** Addresses of the SMS gateways, which may hold credentials, in the order in which they are asked. */
export function smsGatewaysOf({ SMS_GATEWAY_URL, SMS_SECOND_GATEWAY_URL }: Settings): readonly string[] {
  const named = Object.entries({ SMS_GATEWAY_URL, SMS_SECOND_GATEWAY_URL });
  const wrong = named.find(([, text]) => text !== undefined && !isAddress(text, /^https?:$/));
  if (wrong !== undefined) {
    throw new Error(`${wrong[0]} must be an address such as https://user:password@gateway.example/messages`);
  }
  return named.flatMap(([, text]) => text ?? []);
}

/** Address of the mail relay, which may hold credentials. */
export function smtpUrlOf(text: string | undefined): string | undefined {
  if (text !== undefined && !isAddress(text, /^smtps?:$/)) {
    throw new Error('SMTP_URL must be smtps://user:password@host:465 or smtp://host:587');
  }
  return text;
}

/** True for an address of one of these protocols that names a host. */
export function isAddress(text: string, protocol: RegExp): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && protocol.test(url.protocol) && url.hostname !== '';
}

/** A bare address, or a name with an address in angle brackets. */
const SENDER = /^(?:[^<>\r\n]+ )?<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/;

/** Sender of e-mails, or the one of the demonstration. */
export function senderOf(sender = 'Tulpar <no-reply@tulpar.example>'): string {
  if (!SENDER.test(sender)) {
    throw new Error(`EMAIL_FROM must be an address such as Tulpar <no-reply@bank.example>, not "${sender}"`);
  }
  return sender;
}
