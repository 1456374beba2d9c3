import { movements as cn } from '../../../src/locales/cn/notices.json';
import { movements as en } from '../../../src/locales/en/notices.json';
import { movements as kg } from '../../../src/locales/kg/notices.json';
import { movements as ru } from '../../../src/locales/ru/notices.json';
import { transactionTitle } from '../../../src/domain/history/transactionTitle';
import type { OwnAccount } from '../../../src/domain/history/transactionTitle';
import type { LocalizedText } from '../../../src/domain/language/Language';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { inEveryLanguage } from '../../../src/domain/language/template';
import type { Currency } from '../../../src/domain/money/Currency';
import type { Money } from '../../../src/domain/money/Money';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import { money } from '../../../src/domain/money/Money';
import { MOVEMENTS } from '../../../src/domain/movements/movements';
import type { BankMovements } from '../../../src/domain/movements/movements';
import { localizedNotice } from '../../../src/domain/notification/localizedNotice';
import { confirmationFactsOf, confirmationText } from '../../../src/domain/operation/confirmationText';
import { partyName } from '../../../src/domain/operation/partyName';
import { operationTitle } from '../documents';
import type { MovementNotice } from '../../db/eventPayloads';
import type { LocalizedContent } from '../../db/Tables';

/** Columns of a transaction the text of a notice is made from. */
export interface NoticedTransaction {
  readonly txn_code: string | null;
  readonly debit_number: string | null;
  readonly debit_currency: Currency | null;
  readonly debit_amount: bigint | null;
  readonly credit_number: string | null;
  readonly credit_currency: Currency | null;
  readonly credit_amount: bigint | null;
  readonly fee: bigint | null;
  readonly sender_name: string | null;
  readonly recipient_name: string | null;
}

interface NoticeContext {
  readonly movements?: BankMovements;
  /** Accounts of the reader by number; none when absent. */
  readonly ownAccounts?: ReadonlyMap<string, OwnAccount>;
}

const TITLES: Readonly<Record<MovementNotice, LocalizedText>> = localizedTexts({ ru, en, kg, cn });

/** The title of a notice, for the events that announce it. */
export function noticeTitle(notice: MovementNotice): LocalizedText {
  return TITLES[notice];
}

/**
 * Text of a notice about a movement of money, in every language. A move between accounts of the reader names both accounts, as the
 * history heads it; any other booked transfer in the words that were confirmed.
 */
export function noticeContent(
  notice: MovementNotice,
  transaction: NoticedTransaction,
  { movements = MOVEMENTS, ownAccounts = new Map() }: NoticeContext = {},
): LocalizedContent {
  const title = TITLES[notice];
  return localizedNotice({
    title,
    body: ownMoveBodies(transaction, movements, ownAccounts) ?? noticeBodies(notice, transaction, movements),
  });
}

/** Amount and both accounts of a move between accounts of the reader; `undefined` for another movement. */
function ownMoveBodies(
  { txn_code: code, debit_number: from, credit_number: to, ...amounts }: NoticedTransaction,
  movements: BankMovements,
  ownAccounts: ReadonlyMap<string, OwnAccount>,
): LocalizedText | undefined {
  const kind = movements.kindOf(code ?? '');
  const side = (accountNumber: string | null) => ({
    accountNumber: accountNumber ?? undefined,
    currency: undefined,
    amount: undefined,
  });
  const title = transactionTitle({
    transaction: { debit: side(from), credit: side(to), senderName: '', recipientName: '', returnOf: undefined },
    kind,
    sign: 'neutral',
    accountOf: (number) => ownAccounts.get(number ?? ''),
  });
  return title.names === 'accounts'
    ? inEveryLanguage(
        (language) =>
          `${formatMoney(amountOf(amounts.debit_amount, amounts.debit_currency), language)} — ${operationTitle({ title, kind }, language)}`,
      )
    : undefined;
}

function noticeBodies(
  notice: MovementNotice,
  transaction: NoticedTransaction,
  movements: BankMovements,
): LocalizedText {
  const debited = amountOf(transaction.debit_amount, transaction.debit_currency);
  const credited = amountOf(transaction.credit_amount, transaction.credit_currency);
  switch (notice) {
    case 'transferBooked':
    case 'depositOpened':
    case 'orderAccepted':
    case 'paymentAccepted':
    case 'paymentDone':
    case 'paymentRejected':
    case 'paymentReturned':
    case 'recallDeclined':
    case 'arrivalDone':
    case 'arrivalRejected':
    case 'arrivalUndone':
      return confirmedWords(transaction, { debited, credited }, movements);
    case 'interestPaid':
    case 'depositEnded':
      return amountAndName(credited, transaction.sender_name);
    case 'moneyReceived':
      return amountAndName(credited, transaction.sender_name);
    case 'moneySent':
      return amountAndName(debited, transaction.recipient_name);
    default:
      return notice satisfies never;
  }
}

function confirmedWords(
  transaction: NoticedTransaction,
  { debited: amount, credited }: { readonly debited: Money; readonly credited: Money },
  movements: BankMovements,
): LocalizedText {
  const facts = confirmationFactsOf(
    {
      txnCode: transaction.txn_code ?? '',
      amount,
      credited,
      fee: money(transaction.fee ?? 0n, amount.currency),
      debitAccountNumber: transaction.debit_number ?? '',
      creditAccountNumber: transaction.credit_number ?? '',
      recipientName: transaction.recipient_name ?? '',
    },
    movements,
  );
  return inEveryLanguage((language) => confirmationText(facts, language));
}

function amountAndName(amount: Money, name: string | null): LocalizedText {
  return inEveryLanguage((language) =>
    [formatMoney(amount, language), ...(name ? [partyName(name, language)] : [])].join(' — '),
  );
}

function amountOf(minor: bigint | null, currency: Currency | null): Money {
  if (minor === null || currency === null) {
    throw new Error('A notice is about a side of a transaction that has no amount');
  }
  return money(minor, currency);
}
