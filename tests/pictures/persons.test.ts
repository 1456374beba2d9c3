import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { money } from '../../src/domain/money/Money';
import { RawClient } from '../support/RawClient';
import { usableAccounts } from '../support/usableAccounts';
import { idsOfPerson } from './support/addressIds';
import { ApprovedPictures } from './support/ApprovedPictures';
import { PictureBank } from './support/PictureBank';
import { addressOf, GUEST_SCREENS, PERSON_SCREENS, pictureName } from './support/screens';
import type { AddressIds } from './support/addressIds';
import type { Photographer } from './support/PictureBank';

const guests = ApprovedPictures.of('guests');
const persons = ApprovedPictures.of('persons');

const LOGIN = 'aibek';
/** Pictures of the pages that follow a form. */
const STEPS = ['transfer-sheet', 'transfer-result'];

let bank: PictureBank;

beforeAll(async () => {
  bank = await PictureBank.open();
});

afterAll(() => bank.close());

describe('screens of guests look as approved', () => {
  let photographer: Photographer;

  beforeAll(async () => {
    photographer = await bank.photographer();
  });

  it.each(GUEST_SCREENS)('%s', async (path) => {
    expect(await guests.findings(pictureName(path), await photographer.sheetOfOpened(path))).toEqual([]);
  });

  it('and no picture is left of one that has gone', () => {
    expect(guests.leftOvers(GUEST_SCREENS.map(pictureName))).toEqual([]);
  });
});

describe('screens of a person look as approved', () => {
  let photographer: Photographer;
  let ids: AddressIds;

  beforeAll(async () => {
    const client = new RawClient(bank.origin);
    await client.signIn(LOGIN);
    ids = await idsOfPerson(client);
    await client.exit();
    photographer = await bank.photographer();
    await photographer.user.signIn(LOGIN);
  });

  it.each(PERSON_SCREENS)('%s', async (path) => {
    expect(await persons.findings(pictureName(path), await photographer.sheetAt(addressOf(path, ids)))).toEqual([]);
  });

  it('a transfer: what is checked, the code, the result', async () => {
    const { user } = photographer;
    const client = new RawClient(bank.origin);
    await client.signIn(LOGIN);
    const [debit, credit] = await usableAccounts(client, 'KGS');
    await user.open('/payment/own-accounts');
    await user.heading(user.words.transfer.kinds.ownAccounts.title).waitFor();
    await user.fillTransfer(debit, credit, '12,34');
    await user.proceedToCheck();
    await user.waitForCode(money(1234n, 'KGS'));
    const code = await user.sheetCode(LOGIN);
    const found = [...(await persons.findings('transfer-sheet', await photographer.sheet()))];
    await user.enterCode(code);
    await user.heading(user.words.transfer.acts.transfer.done).waitFor();
    // The live notice of the transfer comes when it comes.
    await user.page
      .getByRole('region', { name: user.words.common.toasts, exact: true })
      .getByText(user.words.transfer.acts.transfer.done)
      .waitFor();
    found.push(...(await persons.findings('transfer-result', await photographer.sheet())));
    expect(found).toEqual([]);
  });

  it('and no picture is left of one that has gone', () => {
    expect(PERSON_SCREENS.length).toBeGreaterThan(70);
    expect(new Set(PERSON_SCREENS.map(pictureName)).size).toBe(PERSON_SCREENS.length);
    expect(persons.leftOvers([...PERSON_SCREENS.map(pictureName), ...STEPS])).toEqual([]);
  });
});
