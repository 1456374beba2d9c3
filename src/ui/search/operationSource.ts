import type { AccountsStore } from '../../application/accounts/AccountsStore';
import type { SearchedOperations } from '../../application/search/SearchedOperations';
import { formatAmount } from '../../domain/money/formatAmount';
import type { Money } from '../../domain/money/Money';
import { formatDate } from '../../domain/time/format';
import { detailsPath } from '../history/historyPaths';
import { historyRow } from '../history/historyRow';
import type { HistoryRow } from '../history/historyRow';
import type { SearchEntry, SearchSource, SearchTexts } from './SearchSource';

const MAX_ROWS = 5;
const FROM_LETTERS = 2;

interface Books {
  readonly operations: SearchedOperations;
  /** Accounts of the customer, which tell money in from money out. */
  readonly accounts: Pick<AccountsStore, 'numbers'>;
  /** True when the user may see the history. */
  readonly isOpen: () => boolean;
}

/** Latest operations: by the other side, amount, purpose or number. */
export function operationSource({ operations, accounts, isOpen }: Books): SearchSource {
  return {
    group: 'operations',
    get status() {
      return isOpen() ? operations.status : 'EMPTY';
    },
    fromLetters: FROM_LETTERS,
    most: MAX_ROWS,
    isAskedLate: true,
    ensure: async () => {
      if (isOpen()) {
        await operations.renew();
      }
    },
    entries: (texts) => {
      const own = [...accounts.numbers];
      return (isOpen() ? operations.transactions : []).map((transaction) =>
        entryOf(historyRow(transaction, own), texts),
      );
    },
  };
}

function entryOf({ id, transaction, kind, sign, amount, counterparty }: HistoryRow, texts: SearchTexts): SearchEntry {
  const kindName = texts.kind(kind);
  const title = kind === 'ownTransfer' || counterparty === '' ? kindName : counterparty;
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
        : `${formatDate(transaction.createdAt, texts.language)}, ${kindName}`,
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
