import { classifyTransaction } from '../../../../domain/history/classify';
import type { TransactionKind } from '../../../../domain/movements/movements';
import type { CardScheme } from '../../../../domain/card/cardScheme';
import { formatAmount } from '../../../../domain/money/formatAmount';
import {
  CardTransferDraft,
  cardTransferOf,
  cardTransferViolations,
  paidCardOf,
} from '../../../../domain/transfer/CardTransferDraft';
import type { PaymentDefinition } from '../../../flow/payment/PaymentDefinition';
import type { NamedForm } from '../../../flow/payment/formOf';
import { DEBIT_REFUSALS, LIMIT_REFUSALS } from '../../../flow/payment/refusedFields';
import { reloaded } from '../../../flow/payment/PaymentResource';
import { CARDS } from '../../../flow/payment/sharedResources';

type Shared = Omit<PaymentDefinition<'MAKE_IPC_CARD_TRANSFER', CardTransferDraft>, keyof NamedForm>;

/**
 * Definition shared by transfers to cards of any network. Repeating an earlier one fills all fields but the card number, which is not
 * stored.
 */
export function toCards(scheme: CardScheme, kind: TransactionKind): Shared {
  return {
    act: 'transfer',
    payee: 'card',
    accountsNeeded: 'one',
    secretsOf: () => ['cardNumber', 'paidBefore'],
    loads: [reloaded(CARDS)],
    draftOf: (values) => new CardTransferDraft(values),
    violationsOf: (draft, { accounts }) => cardTransferViolations(draft, accounts.accounts, scheme),
    requestOf: (draft, { accounts }, operationId) =>
      cardTransferOf(draft, { accounts: accounts.accounts, scheme }, operationId),
    repeatOf: ({ txnCode, debit, credit, recipientName, purpose }, { accounts }) => {
      const from = accounts.byNumber(debit.accountNumber);
      if (classifyTransaction(txnCode) !== kind || from === undefined) {
        return undefined;
      }
      return {
        debitAccountId: from.id,
        paidBefore: paidCardOf({ accountNumber: credit.accountNumber ?? '', name: recipientName }),
        amountText: debit.amount === undefined ? '' : formatAmount(debit.amount, 'ru'),
        purpose,
      };
    },
    refusedFields: {
      ...DEBIT_REFUSALS,
      ...LIMIT_REFUSALS,
      CARD_LOCKED: 'debitAccountId',
      INVALID_CARD: 'cardNumber',
      ACCOUNT_CREDIT_NOT_FOUND: 'cardNumber',
      ACCOUNT_CREDIT_DORMANT: 'cardNumber',
      ACCOUNT_NO_CREDIT: 'cardNumber',
      SAME_ACCOUNT: 'cardNumber',
      CURRENCY_MISMATCH: 'debitAccountId',
    },
  };
}
