import { newOperationId } from '../../bank/support/transfers';
import type { RawClient } from '../../support/RawClient';

/** Ids that the addresses of screens name, by their names there. */
export type AddressIds = Readonly<Record<string, string>>;

const MESSAGE = 'Здравствуйте! Карта Visa придёт в отделение на Чуй?';

/** The first of what a person has. */
export async function idsOfPerson(client: RawClient): Promise<AddressIds> {
  const [operations, cards, deposits, wallets] = await Promise.all([
    client.execute('GET_TRANSACTION_HISTORY_V2', { limit: 1 }),
    client.execute('GET_CARDS_V2', { statuses: ['active'] }),
    client.execute('GET_DEPOSITS_V2', { status: 'A' }),
    client.execute('GET_WALLETS', {}),
  ]);
  return {
    transactionId: (operations.ok && operations.value.transactions[0]?.id) || '',
    cardId: (cards.ok && cards.value[0]?.id) || '',
    depositId: (deposits.ok && deposits.value[0]?.id) || '',
    walletId: (wallets.ok && wallets.value[0]?.id) || '',
    topicId: await aConversation(client),
    page: 'payments',
    item: '101',
  };
}

/** A message to the bank, so that the page of a conversation has one; returns its topic. */
async function aConversation(client: RawClient): Promise<string> {
  const topics = await client.execute('GET_CHAT_TOPICS', { withoutImages: true });
  const topicId = (topics.ok && topics.value.content?.[0]?.id) || '';
  await client.execute('ADD_USER_MSG', { topicId, localId: newOperationId(), text: MESSAGE, files: [] });
  return topicId;
}

/** The first of what a company has. */
export async function idsOfCompany(client: RawClient): Promise<AddressIds> {
  const [cards, employees, points] = await Promise.all([
    client.execute('GET_CARDS_V2', { statuses: ['active'] }),
    client.execute('GET_CORP_EMPLOYESS', {}),
    client.execute('SEARCH_QR_ACCOUNT_DATA', {}),
  ]);
  const employee = employees.ok ? employees.value.employees.find(({ accounts }) => accounts !== undefined) : undefined;
  const point = points.ok ? points.value.points[0] : undefined;
  return {
    cardId: (cards.ok && cards.value[0]?.id) || '',
    employeeId: employee?.userId ?? '',
    pointId: point?.id ?? '',
    hash: point?.hash ?? '',
    ruleId: 'new',
  };
}
