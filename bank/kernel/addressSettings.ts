import { existsSync, statSync } from 'node:fs';
import { isIP } from 'node:net';

import { isAddress, switchOf } from './checkedSettings';
import { databaseAddressOf } from './databaseAddresses';
import type { SettingName, Settings } from './settingNames';

const HOST_NAME = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** Address of a network interface, or a name of the machine. */
export function hostOf(settings: Settings, name: 'HOST' | 'METRICS_HOST'): string | undefined {
  const text = settings[name];
  if (text !== undefined && isIP(text) === 0 && (!HOST_NAME.test(text) || /^[\d.]+$/.test(text))) {
    throw new Error(`${name} must be an address or a host name such as 127.0.0.1 or 0.0.0.0, not "${text}"`);
  }
  return text;
}

/** Origins separated by commas. */
export function originsOf({ ALLOWED_ORIGINS: text }: Settings): readonly string[] {
  const origins = text?.split(',') ?? [];
  const unusable = origins.find((origin) => !isAddress(origin, /^https?:$/) || new URL(origin).origin !== origin);
  if (unusable !== undefined) {
    throw new Error(
      `ALLOWED_ORIGINS must be origins such as https://bank.example, separated by commas, not "${unusable}"`,
    );
  }
  return origins;
}

/** Public address of the bank, without a slash at its end; `undefined` where it is not set. */
export function publicAddressOf({ PUBLIC_ADDRESS: text }: Settings): string | undefined {
  if (text !== undefined && (!isAddress(text, /^https?:$/) || /[\s?#@]/.test(text))) {
    throw new Error(`PUBLIC_ADDRESS must be an address such as https://bank.example, not "${text}"`);
  }
  return text?.replace(/\/+$/, '');
}

/** Site passkeys belong to: its domain, and the origin of the pages that may use them. */
export interface PasskeySite {
  readonly id: string;
  readonly origin: string;
}

/** Domain browsers make passkeys for without TLS. */
const LOCAL_DOMAIN = 'localhost';

/** Site of the passkeys, where `PASSKEYS=1` asks for them: the domain of the public address, which must not be a number. */
export function passkeySiteOf(settings: Settings): PasskeySite | undefined {
  if (!switchOf(settings, 'PASSKEYS')) {
    return undefined;
  }
  const text = publicAddressOf(settings);
  const address = text === undefined ? undefined : new URL(text);
  const isDomain = address !== undefined && /[a-z]/i.test(address.hostname) && !address.hostname.startsWith('[');
  if (!isDomain || (address.protocol !== 'https:' && address.hostname !== LOCAL_DOMAIN)) {
    throw new Error(
      `PASSKEYS must be 0 without a PUBLIC_ADDRESS such as https://bank.example, and it is "${text ?? ''}"`,
    );
  }
  return { id: address.hostname, origin: address.origin };
}

/** The machine itself, its public address and what the operator adds. */
export function hostsOf(settings: Settings): readonly string[] {
  const publicAddress = publicAddressOf(settings);
  const added = settings.ALLOWED_HOSTS?.split(',') ?? [];
  const unusable = added.find(
    (host) => !/^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:]+\](?::\d{1,5})?$/i.test(host) || !URL.canParse(`http://${host}`),
  );
  if (unusable !== undefined) {
    throw new Error(
      `ALLOWED_HOSTS must be names such as bank.example or bank.example:8443, separated by commas, not "${unusable}"`,
    );
  }
  const own = publicAddress === undefined ? [] : [new URL(publicAddress).host];
  return ['127.0.0.1', 'localhost', '[::1]', ...own, ...added];
}

/** Hosts on this machine: traffic to them cannot be read by others. */
const NEAR_HOSTS: ReadonlySet<string> = new Set(['', '127.0.0.1', '::1', '[::1]', 'localhost']);
const ENCRYPTED: ReadonlySet<string> = new Set(['require', 'verify-ca', 'verify-full']);
const TLS_MODES: ReadonlySet<string> = new Set(['disable', 'prefer', ...ENCRYPTED]);
const EXAMPLE = 'postgres://user:password@host/name?sslmode=verify-full';

/** A database of real customers on another machine is reached under TLS or not at all (reliability: S40). */
export function databaseUrlOf(
  settings: Settings,
  name: 'DATABASE_URL' | 'DATABASE_OWNER_URL',
  sandbox: boolean,
): string | undefined {
  const text = settings[name];
  if (text === undefined) {
    return undefined;
  }
  const address = databaseAddressOf(text);
  const urls = address?.servers.map((server) => new URL(server)) ?? [];
  const tls = urls[0]?.searchParams.get('sslmode') ?? 'disable';
  if (address === undefined || !TLS_MODES.has(tls)) {
    throw new Error(`${name} must be the address of a database, such as ${EXAMPLE}`);
  }
  if (urls.length > 1 && !address.asksForWrites) {
    throw new Error(`${name} must end with target_session_attrs=read-write when it names several servers`);
  }
  if (!sandbox && !urls.every(isNear) && !ENCRYPTED.has(tls)) {
    throw new Error(`${name} must name this machine or ask for TLS, such as ${EXAMPLE}`);
  }
  return text;
}

/** True for a server on this machine. */
function isNear(url: URL): boolean {
  // The driver prefers the host of the query.
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  return NEAR_HOSTS.has(host) || host.startsWith('/');
}

/** Path of a file that exists. */
export function fileOf(settings: Settings, name: SettingName): string | undefined {
  const file = settings[name];
  if (file !== undefined && statSync(file, { throwIfNoEntry: false })?.isFile() !== true) {
    throw new Error(`${name} must name a file, and ${file} is none`);
  }
  return file;
}

/** Path of a folder, which may not exist yet. */
export function folderOf(settings: Settings, name: SettingName): string | undefined {
  const folder = settings[name];
  if (folder !== undefined && existsSync(folder) && !statSync(folder).isDirectory()) {
    throw new Error(`${name} must name a folder, and ${folder} is none`);
  }
  return folder;
}
