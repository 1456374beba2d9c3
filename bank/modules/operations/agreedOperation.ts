import type * as z from 'zod/mini';

import type { Currency } from '../../../src/domain/money/Currency';
import { add, money } from '../../../src/domain/money/Money';
import { confirmationFactsOf, confirmationText } from '../../../src/domain/operation/confirmationText';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import type { OperationPreview } from '../../../src/domain/operation/OperationPreview';
import type { OperationTerms } from '../../../src/domain/operation/OperationTerms';
import type { Instant } from '../../../src/domain/time/Instant';
import { readTerms } from '../../../src/infrastructure/registry/operationTerms';
import type { operationTerms } from '../../../src/infrastructure/registry/operationTerms';
import type { CallContext } from '../../kernel/Handler';
import type { Localizable, Localizer } from './localizeOperations';

/** Content of an operation as it was agreed, by the names of its columns. */
export interface AgreedRow {
  readonly debit_number: string;
  readonly debit_name: string;
  readonly credit_number: string;
  readonly credit_name: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly currency: Currency;
  readonly credited: bigint;
  readonly credited_currency: Currency;
  readonly txn_code: string;
  readonly terms: z.input<typeof operationTerms>;
  readonly purpose: string;
  readonly expires_at: Instant;
  readonly fingerprint: string;
}

interface Shown {
  readonly operationId: OperationId;
  readonly words: Localizer;
}

/** Fields of an operation that tell which directories its texts need. */
export function localizableOf({
  txn_code: txnCode,
  terms,
}: AgreedRow): Localizable & { readonly terms: OperationTerms } {
  return { txnCode, terms: readTerms(terms) };
}

/** Preview of a created operation for the customer. */
export function previewOf(
  row: AgreedRow,
  { operationId, words }: Shown,
  { bank, caller }: CallContext,
): OperationPreview {
  const stored = localizableOf(row);
  const amount = money(row.amount, row.currency);
  const fee = money(row.fee, row.currency);
  const credited = money(row.credited, row.credited_currency);
  const facts = confirmationFactsOf(
    {
      txnCode: row.txn_code,
      amount,
      credited,
      fee,
      debitAccountNumber: row.debit_number,
      creditAccountNumber: row.credit_number,
      recipientName: words.name(row.credit_name),
    },
    bank.movements,
  );
  return {
    operationId,
    debit: { accountNumber: row.debit_number, name: row.debit_name },
    credit: { accountNumber: row.credit_number, name: words.name(row.credit_name) },
    amount,
    fee,
    total: add(amount, fee),
    credited,
    purpose: words.purpose({ ...stored, purpose: row.purpose }),
    terms: words.terms(stored.terms),
    expiresAt: row.expires_at,
    fingerprint: row.fingerprint,
    confirmationText: confirmationText(facts, caller.language),
  };
}
