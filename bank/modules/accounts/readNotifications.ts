import type { utilityOperations } from '../../../src/application/operations/utilities';
import { success } from '../../../src/domain/result/Result';
import type { MovementNotice } from '../../db/eventPayloads';
import type { LocalizedContent } from '../../db/Tables';
import type { HandlersFor } from '../../kernel/Handler';
import { noticeContent } from '../notifications';
import type { NoticedTransaction } from '../notifications';
import { readOwnAccounts } from './ownAccounts';
import { namesForReader, shownNamesFor } from './shownNames';
import type { NamedTransaction } from './shownNames';

const LATEST_NOTIFICATIONS = 200;

/** The latest notifications of the caller, who reads the names of payers and payees that are shown to this customer. */
export const readNotifications: HandlersFor<typeof utilityOperations>['GET_NOTIFICATIONS'] = async (
  _request,
  { bank, caller },
) => {
  const ownAccounts = await readOwnAccounts(bank.database.pool, caller.customerId);
  const found = await bank.database.kysely
    .selectFrom('notification as n')
    .leftJoin('txn as t', 't.id', 'n.txn_id')
    .select(['n.id', 'n.txn_id', 'n.kind', 'n.content', 'n.created_at', 'n.viewed_at'])
    .select([
      't.txn_code',
      't.debit_number',
      't.debit_currency',
      't.debit_amount',
      't.credit_number',
      't.credit_currency',
      't.credit_amount',
    ])
    .select(['t.fee', 't.sender_name', 't.recipient_name'])
    .select(shownNamesFor(caller.customerId))
    .where('n.user_id', '=', BigInt(caller.userId))
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(LATEST_NOTIFICATIONS)
    .execute();
  return success(
    found.map((row) => ({
      id: row.id.toString(),
      transactionId: row.txn_id?.toString(),
      viewed: row.viewed_at !== null,
      createdAt: row.created_at,
      content: contentOf(row, { movements: bank.movements, ownAccounts }),
    })),
  );
};

interface NotificationWords extends NoticedTransaction, Pick<NamedTransaction, 'payer_kind' | 'own_name'> {
  readonly kind: 'written' | MovementNotice;
  readonly content: LocalizedContent | null;
}

function contentOf(row: NotificationWords, context: Parameters<typeof noticeContent>[2]): LocalizedContent {
  if (row.kind !== 'written') {
    const names = namesForReader({
      ...row,
      sender_name: row.sender_name ?? '',
      recipient_name: row.recipient_name ?? '',
    });
    const named = { ...row, sender_name: names.senderName, recipient_name: names.recipientName };
    return noticeContent(row.kind, named, context);
  }
  if (row.content === null) {
    throw new Error('A written notification without words');
  }
  return row.content;
}
