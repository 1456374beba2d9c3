import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { SCREEN_TABLE } from '../../src/ui/features/screens';
import { accessDenial } from '../../src/ui/flow/access/accessDenial';
import type { Reader } from '../../src/ui/flow/access/accessDenial';
import { idsOfCompany, idsOfPerson } from '../pictures/support/addressIds';
import { COMPANY_SCREENS, GUEST_SCREENS, PERSON_SCREENS } from '../pictures/support/screens';
import { emptyStateFaults } from './support/emptyStateFaults';
import { readingFaults } from './support/readingFaults';
import { excesses } from './support/restraint';
import { ScreenWalk } from './support/ScreenWalk';
import { TestEnvironment } from './support/TestEnvironment';

/** A walk through every screen a user may open. */
const LONG = { timeout: 600_000 };
const PHONE = { width: 360, height: 740 } as const;
/** A customer whose accounts are all closed has none to pay from, like a new one. */
const NEWCOMER = 'bermet';
const OWNERS = `(select customer_id from app_user where login = $1)`;

const PERSON = readerOf('I', []);
const MAKER = readerOf('C', ['view', 'create', 'sign']);

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
  const database = new Client(environment.bank.connection());
  await database.connect();
  await database.query(`update account set record_status = 'C' where customer_id = ${OWNERS}`, [NEWCOMER]);
  await database.query(`update customer set passport_expires_on = '2046-01-01' where id = ${OWNERS}`, [NEWCOMER]);
  await database.end();
});

afterAll(() => environment.close());

function readerOf(customerKind: Reader['customerKind'], rights: Reader['rights']): Reader {
  return { customerKind, rights, operations: undefined, isViewOnly: false };
}

describe('no screen asks too much, misleads where it is empty, or is spoiled by a translator, iOS or its width', () => {
  it.each([
    { of: 'a person', login: 'aibek', reader: PERSON, paths: PERSON_SCREENS, idsOf: idsOfPerson },
    { of: 'a company', login: 'saltanat', reader: MAKER, paths: COMPANY_SCREENS, idsOf: idsOfCompany },
  ])('of $of', LONG, async ({ login, reader, paths, idsOf }) => {
    const ids = await idsOf(await environment.apiClient(login));
    const user = await environment.user(PHONE);
    const walk = new ScreenWalk(user);
    await user.signIn(login);
    const faults: string[] = [];
    for await (const path of walk.follow(paths, ids)) {
      faults.push(...(await excesses(user.page, path)), ...(await emptyStateFaults(user.page, reader)));
      faults.push(...(await readingFaults(user.page, path)));
    }
    expect(faults).toEqual([]);
    await user.leave();
  });

  it('of visitors', LONG, async () => {
    const user = await environment.user(PHONE);
    const faults: string[] = [];
    for await (const path of new ScreenWalk(user).open(GUEST_SCREENS)) {
      faults.push(...(await excesses(user.page, path)), ...(await emptyStateFaults(user.page, undefined)));
      faults.push(...(await readingFaults(user.page, path)));
    }
    expect(faults).toEqual([]);
    await user.leave();
  });
});

describe('no empty state misleads', () => {
  it.each([
    { login: NEWCOMER, is: 'a person without any account', reader: readerOf('I', []) },
    { login: 'cholpon', is: 'who only reads in a company', reader: readerOf('C', ['view']) },
  ])('somebody $is', LONG, async ({ login, reader }) => {
    const user = await environment.user(PHONE);
    const paths = SCREEN_TABLE.screens
      .filter(({ path, picture }) => !path.includes(':') && (picture === undefined || 'of' in picture))
      .filter((screen) => accessDenial(screen, reader) === undefined)
      .map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(30);
    const walk = new ScreenWalk(user);
    await user.signIn(login);
    const faults: string[] = [];
    for await (const _ of walk.follow(paths)) {
      faults.push(...(await emptyStateFaults(user.page, reader)));
    }
    expect(faults).toEqual([]);
    await user.leave();
  });
});
