import { mistakesIn } from '../../src/domain/search/editDistance';

/** Variables of the environment the bank reads; docs/deploy.md explains each. */
export const SETTING_NAMES = [
  'ALLOWED_HOSTS',
  'ALLOWED_ORIGINS',
  'BUDGET_ADDRESS',
  'BUDGET_BANK',
  'BUDGET_USER',
  'CODE_MESSAGES_DAY',
  'CODE_MESSAGES_HOUR',
  'CODE_MESSAGES_TEN_MINUTES',
  'DATABASE_OWNER_URL',
  'DATABASE_URL',
  'DATA_DIR',
  'DOCUMENT_THREADS',
  'DRAIN_SECONDS',
  'EMAIL_FROM',
  'FAILED_SIGN_INS',
  'HOST',
  'IDLE_MINUTES',
  'LOG_LEVEL',
  'METRICS_HOST',
  'METRICS_PORT',
  'NODE_ENV',
  'PASSKEYS',
  'PASSWORD_COST',
  'PIN_TRIES',
  'PORT',
  'PUBLIC_ADDRESS',
  'QR_POLL_SECONDS',
  'RATE_ADDRESS',
  'RATE_SESSION',
  'RATE_SIGN_IN',
  'READER_THREADS',
  'SANDBOX',
  'SERVICES_ORIGIN',
  'SESSION_CHECK_SECONDS',
  'SMS_GATEWAY_URL',
  'SMS_SECOND_GATEWAY_URL',
  'SMTP_CA_FILE',
  'SMTP_URL',
  'STATIC_DIR',
  'STREAM_RETRY_SECONDS',
  'TRUST_PROXY',
  'TULPAR_SECRET',
  'TULPAR_SECRET_NEXT',
  'TULPAR_SECRET_PREVIOUS',
] as const;

export type SettingName = (typeof SETTING_NAMES)[number];

/** Settings that were given, by their names; none is empty. */
export type Settings = Readonly<Partial<Record<SettingName, string>>>;

const NAMES: ReadonlySet<string> = new Set(SETTING_NAMES);
const OWN_PREFIX = 'TULPAR_';
/** Variables that Kubernetes gives each pod for a service, here for one called `tulpar` or `tulpar-…`. */
const SERVICE_LINK =
  /^TULPAR_(?:\w+_)?(?:SERVICE_HOST|SERVICE_PORT(?:_\w+)?|PORT(?:_\d+_(?:TCP|UDP|SCTP)(?:_(?:PROTO|PORT|ADDR))?)?)$/;
/** Shortest name whose misspellings are recognized: PORT and HOST are one letter away from other words. */
const SHORTEST_RECOGNIZED = 6;

/**
 * Takes the settings of the bank out of the environment.
 *
 * @throws when one is empty, or a name is a misspelling of a setting or begins with TULPAR_ and is none
 */
export function settingsOf(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined);
  for (const [name] of given) {
    refuseUnknown(name);
  }
  const settings = given.filter(([name]) => NAMES.has(name));
  const empty = settings.find(([, value]) => value.trim() === '');
  if (empty !== undefined) {
    throw new Error(`${empty[0]} must have a value: it is empty, remove it to get the default`);
  }
  return Object.fromEntries(settings);
}

function refuseUnknown(name: string): void {
  if (NAMES.has(name)) {
    return;
  }
  const meant = SETTING_NAMES.find((setting) => isMisspelt(plain(name), setting));
  if (meant !== undefined) {
    throw new Error(`${name} is not a setting of the bank; ${meant} is`);
  }
  if (name.startsWith(OWN_PREFIX) && !SERVICE_LINK.test(name)) {
    throw new Error(`${name} is not a setting of the bank; docs/deploy.md lists them all`);
  }
}

/** True for the name in other letters or without its underscores, and where one letter is wrong, missing, added or swapped. */
function isMisspelt(name: string, setting: SettingName): boolean {
  const correct = plain(setting);
  return (
    name === correct ||
    (setting.length >= SHORTEST_RECOGNIZED &&
      Math.abs(name.length - correct.length) <= 1 &&
      mistakesIn(name, correct, 1) !== undefined)
  );
}

function plain(name: string): string {
  return name.toUpperCase().replaceAll(/[_-]/g, '');
}
