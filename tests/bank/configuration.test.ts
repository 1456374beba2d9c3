import { describe, expect, it } from 'vitest';

import { readConfiguration } from '../../bank/kernel/Configuration';

/** Readers of the database URL of each login, by the name of the environment variable. */
const READERS = {
  DATABASE_URL: (environment: NodeJS.ProcessEnv) => readConfiguration(environment).databaseUrl,
  DATABASE_OWNER_URL: (environment: NodeJS.ProcessEnv) => readConfiguration(environment).databaseOwnerUrl,
};

describe.each(Object.entries(READERS))('the line to the database of %s', (name, reader) => {
  const read = (url: string) => reader({ [name]: url });

  it.each([
    'postgres://bank:secret@127.0.0.1:5432/tulpar',
    'postgres://bank@localhost/tulpar',
    'postgres://bank@[::1]/tulpar',
    'postgres:///tulpar?host=/run/postgresql',
    'postgres://bank:secret@db.bank.example/tulpar?sslmode=verify-full',
    'postgres://bank:secret@db.bank.example/tulpar?sslmode=require',
  ])('may be %s', (url) => {
    expect(read(url)).toBe(url);
  });

  it.each([
    'postgres://bank:secret@db.bank.example/tulpar',
    'postgres://bank:secret@10.0.0.7/tulpar?sslmode=disable',
    'postgres://bank:secret@10.0.0.7/tulpar?sslmode=prefer',
    'postgres://bank:secret@localhost/tulpar?host=db.bank.example',
    'postgres:///tulpar?host=10.0.0.7',
  ])('refuses %s, which is not encrypted', (url) => {
    expect(() => read(url)).toThrow(`${name} must`);
  });

  it('may be anywhere for a demonstration', () => {
    const url = 'postgres://bank@db.test/tulpar';
    expect(reader({ SANDBOX: '1', [name]: url })).toBe(url);
  });
});

describe('what an operator sets', () => {
  it.each([
    ['IDLE_MINUTES', '5', { idleLimitMs: 300_000 }],
    ['PASSWORD_COST', 'low', { passwordCost: 'low' }],
    ['PUBLIC_ADDRESS', 'https://bank.example', { hosts: ['127.0.0.1', 'localhost', '[::1]', 'bank.example'] }],
    [
      'ALLOWED_HOSTS',
      'a.example,b.example:8443',
      { hosts: ['127.0.0.1', 'localhost', '[::1]', 'a.example', 'b.example:8443'] },
    ],
  ])('%s=%s', (name, value, expected) => {
    expect(readConfiguration({ SANDBOX: '1', [name]: value })).toMatchObject(expected);
  });

  it.each([{ NODE_ENV: 'production' }, { SANDBOX: '0' }, {}])(
    'PASSWORD_COST=low ends the start of a bank without a sandbox: %j',
    (environment) => {
      expect(readConfiguration({ ...environment, PASSWORD_COST: 'full' }).passwordCost).toBe('full');
      expect(() => readConfiguration({ ...environment, PASSWORD_COST: 'low' })).toThrow(
        'PASSWORD_COST must be full where customers are real: low is for tests of a sandbox',
      );
    },
  );
});

describe('the sandbox', () => {
  it.each([
    [{}, false],
    [{ SANDBOX: '0' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', SANDBOX: '0' }, false],
    [{ NODE_ENV: 'development' }, false],
    [{ SANDBOX: '1' }, true],
    [{ NODE_ENV: 'test', SANDBOX: '1' }, true],
  ])('is on only where it is asked for: %j', (environment, sandbox) => {
    expect(readConfiguration(environment).sandbox).toBe(sandbox);
  });

  it('ends the start of a bank in production', () => {
    expect(() => readConfiguration({ NODE_ENV: 'production', SANDBOX: '1' })).toThrow(
      'SANDBOX must be 0 with NODE_ENV=production',
    );
  });
});

describe('the site of the passkeys', () => {
  const siteOf = (address: string | undefined, passkeys = '1') =>
    readConfiguration({ SANDBOX: '1', PASSKEYS: passkeys, PUBLIC_ADDRESS: address });

  it.each([
    ['https://bank.example/app', { id: 'bank.example', origin: 'https://bank.example' }],
    ['http://localhost:8080', { id: 'localhost', origin: 'http://localhost:8080' }],
  ])('is that of %s, and the application gets it too', (address, site) => {
    const configuration = siteOf(address);
    expect([configuration.passkeySite, configuration.application.passkeys]).toEqual([site, site.id]);
  });

  it('is none where no passkeys are asked for', () => {
    const configuration = siteOf('https://bank.example', '0');
    expect([configuration.passkeySite, configuration.application.passkeys]).toEqual([undefined, undefined]);
  });

  it.each([undefined, 'http://bank.example', 'https://203.0.113.7', 'https://[2001:db8::1]'])(
    'is refused at %s',
    (address) => {
      expect(() => siteOf(address)).toThrow('PASSKEYS');
    },
  );
});
