import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { money } from '../../src/domain/money/Money';
import { newOperationId } from '../bank/support/transfers';
import { RawClient } from '../support/RawClient';
import { usableAccounts } from '../support/usableAccounts';
import { ApprovedPictures } from './support/ApprovedPictures';
import { PictureBank } from './support/PictureBank';
import { addressOf, GUEST_SCREENS, PERSON_SCREENS, pictureName } from './support/screens';
import type { Photographer } from './support/PictureBank';

const guests = ApprovedPictures.of('guests');
const persons = ApprovedPictures.of('persons');

const LOGIN = 'aibek';
const MESSAGE = 'Здравствуйте! Карта Visa придёт в отделение на Чуй?';
/** Pictures of the pages that follow a form. */
const STEPS = ['transfer-check', 'transfer-code', 'transfer-result'];

let bank: PictureBank;

beforeAll(async () => {
  bank = await PictureBank.open();
});

afterAll(() => bank.close());

/** The first of what the customer has, for the addresses that name one. */
async function idsOf(login: string): Promise<Readonly<Record<string, string>>> {
  const client = new RawClient(bank.origin);
  await client.signIn(login);
  const [operations, cards, deposits, wallets] = await Promise.all([
    client.execute('GET_TRANSACTION_HISTORY_V2', { limit: 1 }),
    client.execute('GET_CARDS_V2', { statuses: ['active'] }),
    client.execute('GET_DEPOSITS_V2', { status: 'A' }),
    client.execute('GET_WALLETS', {}),
  ]);
  const topicId = await aConversation(client);
  await client.exit();
  return {
    transactionId: (operations.ok && operations.value.transactions[0]?.id) || '',
    cardId: (cards.ok && cards.value[0]?.id) || '',
    depositId: (deposits.ok && deposits.value[0]?.id) || '',
    walletId: (wallets.ok && wallets.value[0]?.id) || '',
    topicId,
    page: 'payments',
    item: '101',
  };
}

/** A message to the bank, so that the picture of a conversation has one; returns its topic. */
async function aConversation(client: RawClient): Promise<string> {
  const topics = await client.execute('GET_CHAT_TOPICS', { withoutImages: true });
  const topicId = (topics.ok && topics.value.content?.[0]?.id) || '';
  await client.execute('ADD_USER_MSG', { topicId, localId: newOperationId(), text: MESSAGE, files: [] });
  return topicId;
}

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
  let ids: Readonly<Record<string, string>>;

  beforeAll(async () => {
    ids = await idsOf(LOGIN);
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
    const found = [...(await persons.findings('transfer-check', await photographer.sheet()))];
    const phone = await user.phoneOf(LOGIN);
    await user.askForCode(money(1234n, 'KGS'));
    const code = await phone.next();
    found.push(...(await persons.findings('transfer-code', await photographer.sheet())));
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
