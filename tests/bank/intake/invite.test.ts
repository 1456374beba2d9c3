import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { takeIn } from '../../../bank/modules/intake/intake';
import { inviteUsers } from '../../../bank/modules/intake/invite';
import { startTestServer } from '../../contract/support/startTestServer';
import type { TestServer } from '../../contract/support/startTestServer';
import { COMPANY, DIRECTOR, folderWith, PERSON, USER } from './delivery';

const DAY = 24 * 60 * 60 * 1000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const { folder, remove } = folderWith({ customers: [PERSON, COMPANY], users: [USER, DIRECTOR] });
  await takeIn(server.bank.database.owner, {
    folder,
    dryRun: false,
    secrets: undefined,
    now: () => server.bank.clock.now(),
    refused: ({ field, problem }) => expect.unreachable(`${field} ${problem}`),
  });
  remove();
});
afterAll(() => server.close());

function invite(): Promise<number> {
  return inviteUsers(server.bank.database.owner, () => server.bank.clock.now());
}

/** Text of the latest message to a user. */
async function textTo(login: string): Promise<string> {
  const { rows } = await server.bank.database.owner.query<{ text: string }>(
    'select m.text from message_outbox m join app_user u on u.id = m.user_id where u.login = $1 order by m.id desc limit 1',
    [login],
  );
  return rows[0]?.text ?? '';
}

function passwordIn(text: string): string {
  return /[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}/.exec(text)?.[0] ?? 'none';
}

describe('an invitation', () => {
  it('lets nobody in before it is sent, and then brings login and password, with which the first sign-in begins', async () => {
    expect((await server.visitor().authenticate('nurgul.b', 'any password')).error?.code).toBe(
      'INVALID_LOGIN_OR_PASSWORD',
    );
    expect(await invite()).toBe(2);
    const text = await textTo('nurgul.b');
    expect(text).toContain('nurgul.b');
    const signedIn = await server.visitor().authenticate('nurgul.b', passwordIn(text));
    expect(signedIn.data).toMatchObject({ phonenumber: '+996 *** ** 00 01' });
  });

  it('is not sent again while the password is valid, and again once it has expired', async () => {
    const before = passwordIn(await textTo('director.o'));
    expect(await invite()).toBe(0);
    server.bank.clock.advance(3 * DAY);
    expect(await invite()).toBe(2);
    expect(passwordIn(await textTo('director.o'))).not.toBe(before);
  });

  it('goes to nobody who has signed in, is blocked, or did not come by an intake', async () => {
    const { owner } = server.bank.database;
    await owner.query(`update app_user set first_login_step = null where login = 'nurgul.b'`);
    await owner.query(`update app_user set access_blocked_at = now() where login = 'director.o'`);
    server.bank.clock.advance(3 * DAY);
    expect(await invite()).toBe(0);
  });
});
