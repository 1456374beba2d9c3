import { Length, Matches, MaxLength } from 'class-validator';

import type { Account } from '../account/Account';
import { readOperationCode } from '../bankDetails/rubDetails';
import type { Currency } from '../money/Currency';
import type { OperationId } from '../operation/OperationId';
import type { Charges } from '../swift/charges';
import { checkedToBankDay } from '../time/Instant';
import { foreignLetterViolation } from '../validation/foreignLetterCode';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import {
  ADDRESS_LENGTH,
  MAX_BANK_NAME_LENGTH,
  MAX_CREDIT_ACCOUNT_LENGTH,
  SHORTEST_CREDIT_ACCOUNT,
} from './abroadViolations';
import {
  all,
  amountOf,
  amountViolation,
  because,
  debitViolation,
  definedOnly,
  Filled,
  LineLength,
  PartyName,
  Purpose,
  Worded,
} from './movementRules';
import { swiftRecipientViolations } from './swiftRules';
import type { AttachedFile, SwiftRecipient, SwiftTransfer } from './SwiftTransfer';
import { readBic, readIban, readName, readNumber } from '../text/identifiers';
import { plainLine } from '../text/plainText';

/** File selected for a transfer; without an id of the bank it is still being uploaded. */
export interface ChosenDocument {
  readonly uuid: string | undefined;
  readonly name: string;
}

/** Draft of a transfer abroad, as typed. Fields not used in its currency are not validated. */
export class SwiftTransferDraft {
  @Filled('ACCOUNT_REQUIRED')
  debitAccountId = '';

  @Filled('AMOUNT_REQUIRED')
  amountText = '';

  charges: Charges = 'SHA';

  @Filled('BANK_CODE_REQUIRED')
  bankCode = '';

  @all(Worded('BANK_NAME_REQUIRED'), MaxLength(MAX_BANK_NAME_LENGTH, because('BANK_NAME_TOO_LONG')))
  bankName = '';

  correspondentAccount = '';

  intermediaryBank = '';

  @Length(SHORTEST_CREDIT_ACCOUNT, MAX_CREDIT_ACCOUNT_LENGTH, because('ACCOUNT_ABROAD_LENGTH'))
  creditAccountNumber = '';

  @PartyName()
  recipientName = '';

  @all(LineLength(ADDRESS_LENGTH, 'RECIPIENT_ADDRESS_LENGTH'), Worded('RECIPIENT_ADDRESS_LENGTH'))
  recipientAddress = '';

  @Filled('COUNTRY_REQUIRED')
  recipientCountry = '';

  operationCode = '';

  inn = '';

  kpp = '';

  bin = '';

  kbe = '';

  knp = '';

  @all(Filled('PURPOSE_REQUIRED'), Purpose(), Worded('PURPOSE_WORDED'))
  purpose = '';

  @Matches(/^[A-Za-z0-9/-]{0,10}$/, because('DOCUMENT_NUMBER_CHARACTERS'))
  documentNumber = '';

  @Filled('VALUE_DATE_REQUIRED')
  valueDate = '';

  documents: readonly ChosenDocument[] = [];

  constructor(values: Readonly<Partial<SwiftTransferDraft>> = {}) {
    Object.assign(this, values);
  }
}

/** First violation of each field of a draft, given the accounts of the customer; empty when the transfer can be created. */
export function swiftViolations(
  draft: SwiftTransferDraft,
  accounts: readonly Account[],
): Violations<SwiftTransferDraft> {
  const debit = accounts.find((account) => account.id === draft.debitAccountId);
  const own = {
    debitAccountId: debitViolation(debit) ?? (debit?.currency === 'KGS' ? ('SWIFT_NOT_IN_SOMS' as const) : undefined),
    amountText: debit && amountViolation(draft.amountText, debit),
    documents: draft.documents.some(({ uuid }) => uuid === undefined) ? ('SCANS_NOT_READY' as const) : undefined,
  };
  const recipient = debit === undefined ? {} : recipientViolations(draft, debit.currency);
  return { ...definedOnly(own), ...recipient, ...validate(draft) };
}

/** Fields of Latin letters and digits, whose violation names a letter of another alphabet. */
const LATIN_FIELDS = ['bankCode', 'intermediaryBank', 'creditAccountNumber'] as const;

function recipientViolations(draft: SwiftTransferDraft, currency: Currency): Violations<SwiftRecipient> {
  const recipient = recipientOf(draft, currency);
  const violations = swiftRecipientViolations(recipient, currency);
  const named = LATIN_FIELDS.filter((field) => violations[field] !== undefined).map(
    (field) => [field, foreignLetterViolation(recipient[field]) ?? violations[field]] as const,
  );
  return { ...violations, ...Object.fromEntries(named) };
}

/** Transfer made from a draft; `undefined` while the draft has a violation. */
export function swiftTransferOf(
  draft: SwiftTransferDraft,
  accounts: readonly Account[],
  operationId: OperationId,
): SwiftTransfer | undefined {
  const debit = accounts.find((account) => account.id === draft.debitAccountId);
  const amount = debit && amountOf(draft.amountText, debit);
  const valueDate = checkedToBankDay(draft.valueDate);
  if (
    debit === undefined ||
    amount === undefined ||
    valueDate === undefined ||
    !isSound(swiftViolations(draft, accounts))
  ) {
    return undefined;
  }
  const { debitAccountId, charges, documentNumber, documents } = draft;
  const files = documents.flatMap(({ uuid, name }): readonly AttachedFile[] =>
    uuid === undefined ? [] : [{ uuid, name }],
  );
  return {
    operationId,
    debitAccountId,
    amount,
    charges,
    documentNumber,
    valueDate,
    files,
    ...recipientOf(draft, debit.currency),
  };
}

/** Beneficiary of a draft with normalized fields; those not used in its currency are empty. */
export function recipientOf(draft: SwiftTransferDraft, currency: Currency): SwiftRecipient {
  const inRoubles = (text: string): string => (currency === 'RUB' ? readNumber(text) : '');
  const inTenge = (text: string): string => (currency === 'KZT' ? readNumber(text) : '');
  return {
    bankCode: readBic(draft.bankCode),
    bankName: readName(draft.bankName),
    intermediaryBank: currency === 'RUB' ? '' : readBic(draft.intermediaryBank),
    creditAccountNumber: readIban(draft.creditAccountNumber),
    recipientName: readName(draft.recipientName),
    recipientAddress: plainLine(draft.recipientAddress),
    recipientCountry: draft.recipientCountry,
    correspondentAccount: inRoubles(draft.correspondentAccount),
    operationCode: inRoubles(readOperationCode(draft.operationCode) ?? draft.operationCode),
    inn: inRoubles(draft.inn),
    kpp: inRoubles(draft.kpp),
    bin: inTenge(draft.bin),
    kbe: inTenge(draft.kbe),
    knp: inTenge(draft.knp),
    purpose: plainLine(draft.purpose),
  };
}
