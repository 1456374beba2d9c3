import { describe, expect, it } from 'vitest';

import { readConfiguration } from '../../bank/Configuration';

/** What is read of the address of one login, by the name of its variable. */
const READERS = {
  DATABASE_URL: (environment: NodeJS.ProcessEnv) => readConfiguration(environment).databaseUrl,
  DATABASE_OWNER_URL: (environment: NodeJS.ProcessEnv) => readConfiguration(environment).databaseOwnerUrl,
};

describe.each(Object.entries(READERS))('the line to the database of %s', (name, reader) => {
  const read = (url: string) => reader({ NODE_ENV: 'production', [name]: url });

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
    'not an address',
  ])('may not be %s, over which anybody could read', (url) => {
    expect(() => read(url)).toThrow(`${name} must`);
  });

  it('is the operator’s own business outside of production', () => {
    const url = 'postgres://bank@db.test/tulpar';
    expect(reader({ NODE_ENV: 'test', [name]: url })).toBe(url);
  });
});
