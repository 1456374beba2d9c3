import type { Transaction } from '../history/Transaction';
import type { Money } from '../money/Money';
import type { OperationTerms } from '../operation/OperationTerms';
import type { Instant } from '../time/Instant';
import type { PayeeKind } from './payeeKinds';

/** Longest nickname, in characters. */
export const MAX_NICKNAME_LENGTH = 50;

/** Number of payments from which they are counted no further. */
export const MAX_COUNTED_PAYMENTS = 20;

/** Party a customer has paid before, with all data a form needs to pay again: the latest payment that did not fail. */
export interface Payee {
  /** Identity of the payee within the customer's book, see `payeeIdOf`. */
  readonly id: string;
  readonly kind: PayeeKind;
  /** Code of the latest payment in the history. */
  readonly txnCode: string;
  /** «Айзада Т.» for a customer of this bank who is a person; otherwise the whole name. */
  readonly name: string;
  /** Name given by the customer; empty when there is none. */
  readonly nickname: string;
  readonly pinned: boolean;
  /** True when the customer has taken the payee out of the book. */
  readonly hidden: boolean;
  /** Account number, IBAN, masked number of a card of another bank, or name of a money-transfer system. */
  readonly accountNumber: string;
  /** Phone the payee was last paid by, as `+996` and nine digits; empty when never. */
  readonly phone: string;
  readonly debitAccountNumber: string;
  readonly amount: Money;
  readonly purpose: string;
  readonly terms: OperationTerms | undefined;
  readonly lastPaidAt: Instant;
  readonly lastTransactionId: string;
  /** Payments that did not fail, at most {@link MAX_COUNTED_PAYMENTS}. */
  readonly times: number;
}

/** Facts of a payment that tell payees apart. */
export interface PaidParty {
  readonly kind: PayeeKind;
  readonly accountNumber: string;
  readonly name: string;
  readonly terms: OperationTerms | undefined;
}

/**
 * Identity of whom a payment pays: the account, whatever name was written beside it. Account numbers abroad are unique only within their
 * bank, and a masked card number only together with its holder. By a money-transfer system a person is known by name and the country of payout.
 */
export function payeeIdOf({ kind, accountNumber, name, terms }: PaidParty): string {
  switch (kind) {
    case 'client':
    case 'otherBank':
      return `${kind}:${accountNumber}`;
    case 'abroad':
      return `${kind}:${accountNumber}:${terms?.details?.bankCode ?? ''}`;
    case 'card':
      return `${kind}:${accountNumber}:${name}`;
    case 'remittance':
      return `${kind}:${accountNumber}:${name}:${(terms?.details?.payoutCountry ?? '').slice(-COUNTRY_CODE_LENGTH)}`;
    default:
      return kind satisfies never;
  }
}

/** Masked number of the card a payee is paid by; `undefined` for an account. */
export function payeeCardOf({
  kind,
  accountNumber,
  terms,
}: Pick<Payee, 'kind' | 'accountNumber' | 'terms'>): string | undefined {
  return kind === 'card' ? accountNumber : terms?.details?.cardNumber;
}

/** Country a payee collects the money in or has the bank in, by name; empty within the country. */
export function countryOfPayee({ terms }: Pick<Payee, 'terms'>): string {
  const { payoutCountry, recipientCountry = '' } = terms?.details ?? {};
  return (payoutCountry ?? recipientCountry).replace(COUNTRY_CODE, '');
}

/** Code behind the name of a country, as the bank tells it. */
const COUNTRY_CODE = /, [A-Z]{2}$/;
const COUNTRY_CODE_LENGTH = 2;

/** Name a payee is listed under, as it is stored. */
export function payeeTitle({ nickname, name }: Pick<Payee, 'nickname' | 'name'>): string {
  return nickname === '' ? name : nickname;
}

/** The payment a payee was last paid by, for the form that repeats transactions; amounts, number and date of the document are those of another time. */
export function paymentOfPayee(payee: Payee): Transaction {
  const side = { currency: payee.amount.currency, amount: undefined };
  const { documentNumber: _number, details, ...terms } = payee.terms ?? {};
  const { instructedAmount: _amount, orderDate: _orderDate, ...detailsLeft } = details ?? {};
  return {
    id: payee.lastTransactionId,
    operationId: '',
    txnCode: payee.txnCode,
    status: 'ACCEPTED',
    createdAt: payee.lastPaidAt,
    debit: { accountNumber: payee.debitAccountNumber, ...side },
    credit: { accountNumber: payee.accountNumber, ...side },
    fee: undefined,
    totalDebited: undefined,
    senderName: '',
    recipientName: payee.name,
    purpose: payee.purpose,
    terms: { ...terms, details: detailsLeft },
    fingerprint: '',
  };
}
