import { describe, expect, it } from 'vitest';

import { readConfiguration } from '../../bank/Configuration';

const read = (url: string) => readConfiguration({ NODE_ENV: 'production', DATABASE_URL: url }).databaseUrl;

describe('the line to the database', () => {
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
    expect(() => read(url)).toThrow('DATABASE_URL');
  });

  it('is the operator’s own business outside of production', () => {
    const url = 'postgres://bank@db.test/tulpar';
    expect(readConfiguration({ NODE_ENV: 'test', DATABASE_URL: url }).databaseUrl).toBe(url);
  });
});
