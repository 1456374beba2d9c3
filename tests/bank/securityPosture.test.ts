import { describe, expect, it } from 'vitest';

import { securityPosture } from '../../bank/compose/securityPosture';
import { readConfiguration } from '../../bank/kernel/Configuration';

const ADDRESS = 'http://127.0.0.1:8080';

function postureOf(environment: NodeJS.ProcessEnv, isEmbedded: boolean): readonly string[] {
  const configuration = readConfiguration(environment);
  const location = isEmbedded ? '/srv/data/postgres' : 'db.bank.example/tulpar';
  return securityPosture({ configuration, location, isEmbedded, address: ADDRESS });
}

describe('the security posture a bank prints at its start', () => {
  it('says of a demonstration that everybody reads its codes', () => {
    expect(postureOf({ SANDBOX: '1' }, true)).toEqual([
      'Mode: demonstration, not for real customers; anyone who reaches http://127.0.0.1:8080/sandbox reads every code',
      'Database: embedded server, data in /srv/data/postgres',
      'Entrance: http://127.0.0.1:8080; names 127.0.0.1, localhost, [::1]; called by its own pages only; proxy headers not believed',
      'Codes: SMS shown at http://127.0.0.1:8080/sandbox; e-mail shown at http://127.0.0.1:8080/sandbox',
      'Sign-in: password hashes at full cost; 50 failures an hour from an address; 5 wrong PINs or 10 idle minutes end a session',
    ]);
  });

  it('shows no credentials of a production bank', () => {
    const posture = postureOf(
      {
        NODE_ENV: 'production',
        DATABASE_URL: 'postgres://tulpar_bank:hidden@db.bank.example/tulpar?sslmode=verify-full',
        DATABASE_OWNER_URL: 'postgres://owner:hidden@db.bank.example/tulpar?sslmode=verify-full',
        SMS_GATEWAY_URL: 'https://user:hidden@sms.example/messages',
        SMS_SECOND_GATEWAY_URL: 'https://user:hidden@other-sms.example/messages',
        SMTP_URL: 'smtps://user:hidden@mail.example:465',
        PUBLIC_ADDRESS: 'https://bank.example',
        ALLOWED_ORIGINS: 'https://site.example',
        TRUST_PROXY: '1',
      },
      false,
    );
    expect(posture).toEqual([
      'Mode: production, no demonstration customers',
      'Database: db.bank.example/tulpar; TLS verify-full; knows its owner, for the schema alone',
      'Entrance: http://127.0.0.1:8080; names 127.0.0.1, localhost, [::1], bank.example; called by its own pages, https://site.example; proxy headers believed about addresses and TLS',
      'Codes: SMS to sms.example, then to other-sms.example; e-mail to mail.example:465',
      'Sign-in: password hashes at full cost; 50 failures an hour from an address; 5 wrong PINs or 10 idle minutes end a session',
    ]);
    expect(posture.join()).not.toContain('hidden');
  });

  it('says that letters are not sent where there is no relay', () => {
    const [, database, , codes] = postureOf(
      { DATABASE_URL: 'postgres:///tulpar', SMS_GATEWAY_URL: 'http://127.0.0.1:9' },
      false,
    );
    expect(database).toBe('Database: db.bank.example/tulpar; TLS not asked for; the owner is not known');
    expect(codes).toBe('Codes: SMS to 127.0.0.1:9; e-mail not sent');
  });
});
