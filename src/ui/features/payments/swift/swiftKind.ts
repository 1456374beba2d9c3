import { classifyTransaction } from '../../../../domain/history/classify';
import { formatAmount } from '../../../../domain/money/formatAmount';
import type { Money } from '../../../../domain/money/Money';
import type { OperationDetails } from '../../../../domain/operation/details';
import { CHARGES } from '../../../../domain/swift/charges';
import { SwiftTransferDraft, swiftViolations, swiftTransferOf } from '../../../../domain/transfer/SwiftTransferDraft';
import type { PaymentContext } from '../../../flow/payment/PaymentContext';
import { formOf } from '../../../flow/payment/formOf';
import { PaymentKind } from '../../../flow/payment/PaymentKind';
import { DEBIT_REFUSALS, LIMIT_REFUSALS } from '../../../flow/payment/refusedFields';
import { DOCUMENTS, SWIFT } from './resources';
import { reloaded } from '../../../flow/payment/PaymentResource';
import { LIMITS } from '../../../flow/payment/sharedResources';

const COUNTRY_CODE_LENGTH = 2;

/** Money to a bank abroad. */
export const swift = new PaymentKind<'MAKE_SWIFT_TRANSFER', SwiftTransferDraft>({
  ...formOf('swift'),
  act: 'transfer',
  payee: 'abroad',
  accountsNeeded: 'one',
  loads: [reloaded(SWIFT), reloaded(LIMITS)],
  draftOf: (values) => new SwiftTransferDraft(values),
  violationsOf: (draft, context) => swiftViolations(completed(draft, context), context.accounts.accounts),
  requestOf: (draft, context, operationId) =>
    swiftTransferOf(completed(draft, context), context.accounts.accounts, operationId),
  // The day is chosen anew, and the files stay with the operation they were shown with.
  repeatOf: ({ txnCode, debit, credit, recipientName, purpose, terms }, { accounts }) => {
    const from = accounts.byNumber(debit.accountNumber);
    if (classifyTransaction(txnCode) !== 'swift' || from === undefined || credit.accountNumber === undefined) {
      return undefined;
    }
    const {
      charges,
      foreignFee: _fee,
      documents: _documents,
      instructedAmount,
      recipientCountry,
      ...recipient
    } = terms?.details ?? {};
    return {
      ...recipient,
      // A name and, at its end, the code of it.
      ...(recipientCountry !== undefined && { recipientCountry: recipientCountry.slice(-COUNTRY_CODE_LENGTH) }),
      debitAccountId: from.id,
      creditAccountNumber: credit.accountNumber,
      recipientName,
      amountText: instructedText(instructedAmount, debit.amount),
      charges: CHARGES.find((each) => each === charges) ?? 'SHA',
      purpose,
      documentNumber: terms?.documentNumber ?? '',
    };
  },
  refusedFields: {
    ...DEBIT_REFUSALS,
    ...LIMIT_REFUSALS,
    OPERATION_IMPOSSIBLE: 'debitAccountId',
    CURRENCY_MISMATCH: 'debitAccountId',
    INVALID_SWIFT_CODE: 'bankCode',
    INVALID_BIC: 'bankCode',
    INVALID_CREDIT_ACC_NO: 'creditAccountNumber',
    INVALID_CREDIT_BIC__ACC_NO: 'creditAccountNumber',
    INVALID_VALUE_DATE: 'valueDate',
    FILE_NOT_FOUND: 'documents',
  },
});

/** Draft with the values shown without having been typed: the earliest day, and the uploaded files. */
function completed(draft: SwiftTransferDraft, context: PaymentContext): SwiftTransferDraft {
  const documents = DOCUMENTS.of(context).items.map(({ uuid, name }) => ({ uuid, name: shortName(name) }));
  return new SwiftTransferDraft({ ...draft, valueDate: chosenDay(draft, context) ?? '', documents });
}

/** The day of a draft while messages can leave on it, otherwise the earliest. */
export function chosenDay({ valueDate }: SwiftTransferDraft, context: PaymentContext): string | undefined {
  const { days } = SWIFT.of(context);
  return days.find((day) => day === valueDate) ?? days[0];
}

const MAX_FILE_NAME_LENGTH = 45;

/** Shortens a long file name, keeping its end, which tells the type of the file. */
function shortName(name: string): string {
  return name.replace(/\p{Cc}/gu, ' ').slice(-MAX_FILE_NAME_LENGTH);
}

/** Amount text to repeat. With BEN the fee was deducted from the instructed amount, which is the one repeated. */
function instructedText(instructed: OperationDetails['instructedAmount'], sent: Money | undefined): string {
  const [, text] = instructed?.split(' ') ?? [];
  return text ?? (sent === undefined ? '' : formatAmount(sent, 'ru'));
}
