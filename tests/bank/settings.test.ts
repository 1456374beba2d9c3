import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { readConfiguration } from '../../bank/kernel/Configuration';
import { readSecrets } from '../../bank/kernel/Secrets';
import type { SettingName } from '../../bank/kernel/settingNames';

const folder = mkdtempSync(join(tmpdir(), 'tulpar-settings-'));
const file = join(folder, 'index.html');
writeFileSync(file, '');
afterAll(() => rmSync(folder, { recursive: true }));

interface Values {
  readonly usable: readonly string[];
  readonly unusable: readonly string[];
}

const WHOLE = ['0', '-1', '1.5', '1e1', '0x8', '08', ' 7', '7 ', 'NaN', 'Infinity', 'many', '9999999999', '٣'];
const RATE: Values = {
  usable: ['50/200', '1/1', '9999999/9999999'],
  unusable: ['50', '50/', '/200', '0/200', '50/0', '-1/5', '1.5/2', 'NaN/NaN', '50/200/1', '50 / 200', '10000000/1'],
};
const COUNT: Values = { usable: ['1', '100000000'], unusable: WHOLE };
const SECONDS: Values = { usable: ['1', '30'], unusable: [...WHOLE, '301'] };
const THREADS: Values = { usable: ['1', '64'], unusable: [...WHOLE, '65'] };
const SWITCH: Values = { usable: ['0', '1'], unusable: ['true', 'false', 'yes', 'on', '2', ' 1', 'TRUE'] };
const HOST: Values = {
  usable: ['127.0.0.1', '0.0.0.0', '::', 'localhost', 'bank.example'],
  unusable: ['http://127.0.0.1', '127.0.0.1:80', '1.2.3', '1.2.3.400', 'a b', '*', '-a'],
};
const PORT: Values = {
  usable: ['0', '8080', '65535'],
  unusable: [...WHOLE.filter((text) => text !== '0'), '65536'],
};
const DATABASE: Values = {
  usable: [
    'postgres://bank@localhost/tulpar',
    'postgresql://bank@db.example/tulpar?sslmode=require',
    'postgres://bank@one.example:5432,two.example:5433/tulpar?sslmode=verify-full&target_session_attrs=read-write',
    'postgres://bank@db.example/tulpar?target_session_attrs=read-write',
  ],
  unusable: [
    'not an address',
    'http://localhost/tulpar',
    'localhost:5432',
    'postgres:tulpar',
    'postgres://bank@localhost:99999/tulpar',
    'postgres://bank@localhost/tulpar?sslmode=always',
    'postgres://bank@one.example,two.example/tulpar',
    'postgres://bank@one.example,two.example/tulpar?target_session_attrs=any',
    'postgres://bank@one.example,/tulpar?target_session_attrs=read-write',
    'postgres://bank@one.example/tulpar?target_session_attrs=standby',
    'postgres://bank@one.example,two.example:99999/tulpar?target_session_attrs=read-write',
  ],
};

const GATEWAY: Values = {
  usable: ['https://u:p@sms.example/x'],
  unusable: ['gateway.example', 'ftp://sms.example', 'https://'],
};
const SECRET: Values = { usable: ['0f'.repeat(32)], unusable: ['0f'.repeat(31), '0g'.repeat(32), 'secret'] };

/** Values of each setting that a bank starts with, and values that end the start. */
const SETTINGS: Readonly<Record<SettingName, Values>> = {
  ALLOWED_HOSTS: {
    usable: ['bank.example', 'a.example,b.example:8443', '[::1]:80'],
    unusable: ['https://bank.example', 'a.example,', ',', 'a b', 'bank.example:99999', 'a.example, b.example'],
  },
  ALLOWED_ORIGINS: {
    usable: ['https://bank.example', 'http://a.example:81,https://b.example'],
    unusable: ['bank.example', 'https://bank.example/', 'https://a.example,', '*', 'null', 'file://bank'],
  },
  BUDGET_ADDRESS: RATE,
  BUDGET_BANK: RATE,
  BUDGET_USER: RATE,
  CODE_MESSAGES_DAY: COUNT,
  CODE_MESSAGES_HOUR: COUNT,
  CODE_MESSAGES_TEN_MINUTES: COUNT,
  DATABASE_OWNER_URL: DATABASE,
  DATABASE_URL: DATABASE,
  DATA_DIR: { usable: [folder, join(folder, 'new')], unusable: [file] },
  DOCUMENT_THREADS: THREADS,
  DRAIN_SECONDS: { usable: ['0', '300'], unusable: [...WHOLE.filter((text) => text !== '0'), '301'] },
  EMAIL_FROM: { usable: ['a@bank.example', 'Tulpar <a@bank.example>'], unusable: ['Tulpar', 'a@b\nBcc: c@d', '<>'] },
  FAILED_SIGN_INS: COUNT,
  HOST,
  IDLE_MINUTES: { usable: ['5', '10'], unusable: [...WHOLE, '4', '11', '7.5'] },
  LOG_LEVEL: { usable: ['debug', 'silent'], unusable: ['verbose', 'INFO', '3'] },
  METRICS_HOST: HOST,
  METRICS_PORT: PORT,
  NODE_ENV: { usable: ['development', 'test'], unusable: ['prod', 'Production', 'none'] },
  // Without a public address there is no site that passkeys could belong to.
  PASSKEYS: { usable: ['0'], unusable: [...SWITCH.unusable, '1'] },
  PASSWORD_COST: { usable: ['low', 'full'], unusable: ['none', 'Low', '1'] },
  PIN_TRIES: { usable: ['1', '10'], unusable: [...WHOLE, '11'] },
  PORT,
  PUBLIC_ADDRESS: {
    usable: ['https://bank.example', 'https://bank.example:8443/'],
    unusable: [
      'bank',
      'bank.example:443',
      'ftp://bank.example',
      'https://',
      'https://a@bank.example',
      'https://b.example?x',
    ],
  },
  QR_POLL_SECONDS: { usable: ['1', '30'], unusable: [...WHOLE, '31', 'often'] },
  RATE_ADDRESS: RATE,
  RATE_SESSION: RATE,
  RATE_SIGN_IN: RATE,
  READER_THREADS: THREADS,
  SANDBOX: SWITCH,
  SERVICES_ORIGIN: {
    usable: ['https://api.bank.example'],
    unusable: [
      'api.bank.example',
      'https://api.bank.example/services',
      'https://api.bank.example;',
      'javascript:alert(1)',
    ],
  },
  SESSION_CHECK_SECONDS: SECONDS,
  SMS_GATEWAY_URL: GATEWAY,
  SMS_SECOND_GATEWAY_URL: GATEWAY,
  SMTP_CA_FILE: { usable: [file], unusable: ['/no/such/file', folder] },
  SMTP_URL: {
    usable: ['smtp://relay.example:587'],
    unusable: ['relay.example', 'smtp://', 'smtp:relay', 'https://relay.example'],
  },
  STATIC_DIR: { usable: [folder], unusable: ['/no/such/folder', file] },
  STREAM_RETRY_SECONDS: SECONDS,
  TRUST_PROXY: SWITCH,
  TULPAR_SECRET: SECRET,
  TULPAR_SECRET_NEXT: SECRET,
  TULPAR_SECRET_PREVIOUS: SECRET,
};
const NAMES = Object.keys(SETTINGS);

/** Reads every setting as the start does, in a demonstration unless the test sets that. */
async function read(environment: NodeJS.ProcessEnv): Promise<unknown> {
  const given = { SANDBOX: '1', ...environment };
  readConfiguration(given);
  return readSecrets(folder, given);
}

function rows(kind: keyof Values): readonly (readonly [string, string])[] {
  return Object.entries(SETTINGS).flatMap(([name, values]) => values[kind].map((value) => [name, value] as const));
}

describe('a setting', () => {
  it.each(rows('usable'))('%s may be %s', async (name, value) => {
    await expect(read({ [name]: value })).resolves.toBeDefined();
  });

  it.each([...rows('unusable'), ...NAMES.flatMap((name) => ['', ' ', '\t'].map((value) => [name, value] as const))])(
    '%s=%j ends the start with one sentence that names it',
    async (name, value) => {
      const sentence = new RegExp(`^${name} must [^\\n]*`);
      await expect(read({ [name]: value })).rejects.toThrow(sentence);
    },
  );
});

describe('a name', () => {
  it.each([
    ...NAMES.filter((name) => name.length >= 6).flatMap((name) => [
      [name.slice(0, 3) + name.slice(4), name],
      [`${name}S`, name],
      [`${name.slice(0, 2)}Q${name.slice(3)}`, name],
    ]),
    ...NAMES.map((name) => [name.toLowerCase(), name]),
    ['SANBDOX', 'SANDBOX'],
    ['RATE_SIGNIN', 'RATE_SIGN_IN'],
    ['database-url', 'DATABASE_URL'],
  ])('%s is refused as a misspelling of %s', async (misspelt = '', name = '') => {
    await expect(read({ [misspelt]: '1' })).rejects.toThrow(`${misspelt} is not a setting of the bank; ${name} is`);
  });

  it.each(['TULPAR_SANDBOX', 'TULPAR_KEY', 'TULPAR_'])('%s is refused as unknown', async (name) => {
    await expect(read({ [name]: '1' })).rejects.toThrow(`${name} is not a setting of the bank`);
  });

  it.each([
    ...Object.keys(process.env).filter((name) => !NAMES.includes(name)),
    ...['HOME', 'PATH', 'HOSTNAME', 'NODE_OPTIONS', 'PGHOST', 'PGPORT', 'HTTP_PROXY', 'TZ', 'LANG', 'BANK_URL'],
    ...[
      'TULPAR_SERVICE_HOST',
      'TULPAR_SERVICE_PORT',
      'TULPAR_PORT',
      'TULPAR_PORT_8080_TCP_ADDR',
      'TULPAR_DB_SERVICE_PORT',
    ],
  ])('%s of the machine is left alone', async (name) => {
    await expect(read({ [name]: '' })).resolves.toBeDefined();
  });
});
