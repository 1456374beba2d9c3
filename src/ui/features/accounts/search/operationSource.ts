import type { AccountsStore } from '../../../../application/accounts/AccountsStore';
import { ownAccountOf } from '../../../../application/accounts/ownAccounts';
import type { DepositsStore } from '../../../../application/deposits/DepositsStore';
import type { HistorySearch } from '../../../../application/history/HistorySearch';
import type { SearchedOperations } from '../../../../application/search/SearchedOperations';
import type { Transaction } from '../../../../domain/history/Transaction';
import { formatAmount } from '../../../../domain/money/formatAmount';
import type { Money } from '../../../../domain/money/Money';
import { formatDate } from '../../../../domain/time/format';
import { joinedParts } from '../../../../domain/language/punctuation';
import { detailsPath } from '../../../objects/operations/historyPaths';
import { historyRow } from '../../../objects/operations/historyRow';
import type { HistoryRow } from '../../../objects/operations/historyRow';
import type { SearchEntry, SearchSource, SearchTexts } from './SearchSource';

const MAX_ROWS = 5;
const FROM_LETTERS = 2;

interface Books {
  readonly operations: SearchedOperations;
  /** Search of the bank, which finds older operations as well. */
  readonly found: HistorySearch;
  /** Accounts of the customer, which tell money in from money out and head moves between them. */
  readonly accounts: Pick<AccountsStore, 'numbers' | 'byNumber'>;
  readonly deposits: Pick<DepositsStore, 'numbers' | 'byNumber'>;
  /** True when the user may see the history. */
  readonly isOpen: () => boolean;
}

/** Operations by the other side, amount, purpose or number: the latest on the device, and all of them at the bank. */
export function operationSource({ operations, found, accounts, deposits, isOpen }: Books): SearchSource {
  const entriesOf = (transactions: readonly Transaction[], texts: SearchTexts): readonly SearchEntry[] => {
    const own = [...accounts.numbers, ...deposits.numbers];
    const accountOf = ownAccountOf({ accounts, deposits });
    return (isOpen() ? transactions : []).map((transaction) =>
      entryOf(historyRow(transaction, own, { accountOf }), texts),
    );
  };
  return {
    group: 'operations',
    get status() {
      if (!isOpen()) {
        return 'EMPTY';
      }
      return found.status === undefined || operations.status === 'ERROR' ? operations.status : found.status;
    },
    fromLetters: FROM_LETTERS,
    most: MAX_ROWS,
    isAskedLate: true,
    ensure: async () => {
      if (isOpen()) {
        await Promise.all([operations.renew(), found.status === 'ERROR' ? found.more() : undefined]);
      }
    },
    find: (typed) => found.find(isOpen() ? typed : ''),
    entries: (texts) => entriesOf(operations.transactions, texts),
    answers: (texts) => entriesOf(found.transactions, texts),
  };
}

function entryOf(row: HistoryRow, texts: SearchTexts): SearchEntry {
  const { id, transaction, kind, sign, amount } = row;
  const kindName = texts.kind(kind);
  const title = texts.operation(row);
  const { debit, credit, purpose, operationId, senderName, recipientName } = transaction;
  const amounts = [debit.amount, credit.amount, transaction.totalDebited].map(plainAmount);
  return {
    id: `operation:${id}`,
    names: [title],
    keywords: [senderName, recipientName, ...amounts, id, operationId, ...numbersOf(transaction)],
    topics: [kindName, purpose],
    title,
    note:
      title === kindName
        ? formatDate(transaction.createdAt, texts.language)
        : joinedParts([formatDate(transaction.createdAt, texts.language), kindName], texts.language),
    mark: { icon: sign === 'positive' ? 'incoming' : 'receipt' },
    amount: { of: amount, sign },
    open: () => detailsPath(transaction),
  };
}

function plainAmount(amount: Money | undefined): string {
  return amount === undefined ? '' : formatAmount(amount, 'en').replace(/[\s,]/g, '');
}

function numbersOf({ debit, credit }: HistoryRow['transaction']): readonly string[] {
  return [debit.accountNumber ?? '', credit.accountNumber ?? ''];
}
