import { Length, MaxLength } from 'class-validator';

import type { Account } from '../account/Account';
import { bankCodeOf } from '../bankDetails/bic';
import { isKyrgyzInn } from '../bankDetails/inn';
import { recipientAccountViolation } from '../bankDetails/recipientAccount';
import type { NetworkBank, PaymentPurpose } from '../directory/PaymentDirectories';
import type { Money } from '../money/Money';
import { parseAmount } from '../money/parseAmount';
import type { OperationId } from '../operation/OperationId';
import type { PaymentSystem } from '../operation/OperationTerms';
import type { BankDay, Instant } from '../time/Instant';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import { CLEARING_PURPOSE_LENGTH, MAX_DOCUMENT_NUMBER_LENGTH } from '../validation/ValidationCode';
import type { ValidationCode } from '../validation/ValidationCode';
import { all, amountViolation, because, debitViolation, definedOnly, Filled, PartyName, Worded } from './movementRules';
import type { OtherBankTransfer } from './OtherBankTransfer';
import { advisedRoute, paymentRoutes } from './paymentRoutes';
import type { PaymentRoute, RouteFacts } from './paymentRoutes';
import { readAccountNumber, readInn, readName } from '../text/identifiers';
import { plainLine, plainText } from '../text/plainText';

/** Draft of a payment to another domestic bank (specification 1, section 5). */
export class OtherBankTransferDraft {
  @Filled('ACCOUNT_REQUIRED')
  debitAccountId = '';

  /** Account at the other bank, as typed. */
  @Filled('CREDIT_ACCOUNT_REQUIRED')
  creditAccountNumber = '';

  @Filled('BANK_REQUIRED')
  bic = '';

  @PartyName()
  recipientName = '';

  /** Taxpayer number of the payee; may be empty. */
  inn = '';

  @Filled('AMOUNT_REQUIRED')
  amountText = '';

  @Filled('PURPOSE_CODE_REQUIRED')
  purposeCode = '';

  @all(
    Filled('PURPOSE_REQUIRED'),
    Length(CLEARING_PURPOSE_LENGTH.min, CLEARING_PURPOSE_LENGTH.max, because('CLEARING_PURPOSE_LENGTH')),
    Worded('PURPOSE_WORDED'),
  )
  purpose = '';

  @MaxLength(MAX_DOCUMENT_NUMBER_LENGTH, because('DOCUMENT_NUMBER_LENGTH'))
  documentNumber = '';

  /** Empty when the bank is to select the payment system. */
  paymentSystem: PaymentSystem | '' = '';

  /** Empty for the earliest available value date. */
  valueDate = '';

  constructor(values: Readonly<Partial<OtherBankTransferDraft>> = {}) {
    this.debitAccountId = values.debitAccountId ?? '';
    this.creditAccountNumber = values.creditAccountNumber ?? '';
    this.bic = values.bic ?? '';
    this.recipientName = values.recipientName ?? '';
    this.inn = values.inn ?? '';
    this.amountText = values.amountText ?? '';
    this.purposeCode = values.purposeCode ?? '';
    this.purpose = values.purpose ?? '';
    this.documentNumber = values.documentNumber ?? '';
    this.paymentSystem = values.paymentSystem ?? '';
    this.valueDate = values.valueDate ?? '';
  }
}

/** Data a payment to another bank is validated against. */
export interface OtherBankMarket extends RouteFacts {
  readonly accounts: readonly Account[];
  readonly banks: readonly NetworkBank[];
  readonly purposes: readonly PaymentPurpose[];
  readonly now: Instant;
}

/** Route and value date of a draft at a given moment. */
export interface ChosenRoute {
  readonly routes: readonly PaymentRoute[];
  readonly chosen: PaymentRoute | undefined;
  readonly day: BankDay | undefined;
}

/** Available routes for the typed data, and the selected one: the customer's choice or, without one, the recommended route. */
export function chosenRoute(draft: OtherBankTransferDraft, market: OtherBankMarket): ChosenRoute {
  const routes = paymentRoutes(market, somsOf(draft, market), market.now);
  const own = routes.find(({ paymentSystem }) => paymentSystem === draft.paymentSystem);
  const chosen = own ?? advisedRoute(routes) ?? routes[0];
  const day = draft.valueDate === '' ? chosen?.days[0] : chosen?.days.find((open) => open === draft.valueDate);
  return { routes, chosen, day };
}

/** Banks that an account can belong to: every account number begins with the code of its bank. Empty until enough digits are typed. */
export function banksOfAccount(typed: string, banks: readonly NetworkBank[]): readonly NetworkBank[] {
  const code = bankCodeOf(readAccountNumber(typed));
  return code.length === 3 ? banks.filter(({ bic }) => bankCodeOf(bic) === code) : [];
}

/** First violation of each field of a draft; empty when the payment can be created. */
export function otherBankViolations(
  draft: OtherBankTransferDraft,
  market: OtherBankMarket,
): Violations<OtherBankTransferDraft> {
  const debit = market.accounts.find((account) => account.id === draft.debitAccountId);
  const { chosen, day } = chosenRoute(draft, market);
  const own = {
    debitAccountId: debitViolation(debit) ?? (debit?.currency === 'KGS' ? undefined : 'SOMS_ONLY'),
    creditAccountNumber: creditAccountViolation(draft, market, debit),
    bic: market.banks.some(({ bic }) => bic === draft.bic) ? undefined : ('BANK_REQUIRED' as const),
    inn: plainText(draft.inn) === '' || isKyrgyzInn(readInn(draft.inn)) ? undefined : ('TAXPAYER_INN' as const),
    amountText: debit && amountViolation(draft.amountText, debit),
    purposeCode: market.purposes.some(({ code }) => code === draft.purposeCode)
      ? undefined
      : ('PURPOSE_CODE_REQUIRED' as const),
    paymentSystem: chosen === undefined ? ('ROUTE_CLOSED' as const) : chosen.violation,
    valueDate: chosen?.violation === undefined && day === undefined ? ('VALUE_DATE_CLOSED' as const) : undefined,
  };
  return { ...definedOnly(own), ...validate(draft) };
}

/** Payment made from a draft; `undefined` while the draft has a violation. */
export function otherBankTransferOf(
  draft: OtherBankTransferDraft,
  market: OtherBankMarket,
  operationId: OperationId,
): OtherBankTransfer | undefined {
  const amount = somsOf(draft, market);
  const { chosen, day } = chosenRoute(draft, market);
  if (
    amount === undefined ||
    chosen === undefined ||
    day === undefined ||
    !isSound(otherBankViolations(draft, market))
  ) {
    return undefined;
  }
  const { debitAccountId, bic, purposeCode, recipientName, purpose, documentNumber } = draft;
  return {
    operationId,
    debitAccountId,
    paymentSystem: chosen.paymentSystem,
    bic,
    creditAccountNumber: readAccountNumber(draft.creditAccountNumber),
    recipientName: readName(recipientName),
    inn: readInn(draft.inn),
    purposeCode,
    documentNumber: plainLine(documentNumber),
    valueDate: day,
    amount,
    purpose: plainText(purpose),
  };
}

function creditAccountViolation(
  { creditAccountNumber, bic }: OtherBankTransferDraft,
  { banks }: OtherBankMarket,
  debit: Account | undefined,
): ValidationCode | undefined {
  const digits = readAccountNumber(creditAccountNumber);
  if (!/^\d{16}$/.test(digits)) {
    return 'CREDIT_ACCOUNT_LENGTH';
  }
  if (debit !== undefined && bankCodeOf(digits) === bankCodeOf(debit.number)) {
    return 'CREDIT_ACCOUNT_OF_THIS_BANK';
  }
  if (recipientAccountViolation(digits, digits) !== undefined) {
    return 'RECIPIENT_ACCOUNT_DIGITS';
  }
  if (banksOfAccount(digits, banks).length === 0) {
    return 'CREDIT_ACCOUNT_UNKNOWN_BANK';
  }
  return bic === '' || bankCodeOf(bic) === bankCodeOf(digits) ? undefined : 'CREDIT_ACCOUNT_OTHER_BANK';
}

/** Amount as far as it is known: its fee can be displayed before an account is selected. */
function somsOf(
  { debitAccountId, amountText }: OtherBankTransferDraft,
  { accounts }: OtherBankMarket,
): Money | undefined {
  const debit = accounts.find((account) => account.id === debitAccountId);
  const parsed = parseAmount(amountText, 'KGS');
  return parsed.ok && (debit === undefined || debit.currency === 'KGS') ? parsed.value : undefined;
}
