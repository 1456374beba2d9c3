import fc from 'fast-check';

import type { DownloadedFile } from '../../src/application/operations/accounts';
import { CLASS_GROUP_TYPES } from '../../src/domain/account/Account';
import type { Account } from '../../src/domain/account/Account';
import { TRANSACTION_STATUSES } from '../../src/domain/history/Transaction';
import type { Transaction, TransactionSide } from '../../src/domain/history/Transaction';
import type { Currency } from '../../src/domain/money/Currency';
import { SIGNATURE_PLACES } from '../../src/domain/corporate/Signer';
import { NETWORK_NAMES } from '../../src/domain/operation/networks';
import {
  accountNumber,
  amountOf,
  currency,
  identifier,
  instant,
  localized,
  maybe,
  operationId,
  version,
  words,
} from './basicArbitraries';
import { terms } from './transferArbitraries';

/** A file the bank gives out. */
export const file: fc.Arbitrary<DownloadedFile> = fc.record({
  name: words,
  contentType: words,
  bytes: fc.uint8Array({ maxLength: 50 }).map((bytes) => Uint8Array.from(bytes)),
});

export const account: fc.Arbitrary<Account> = currency.chain((code) =>
  fc.record({
    id: identifier,
    number: accountNumber,
    name: words,
    accountClass: words,
    classGroupId: words,
    classGroupType: fc.constantFrom(...CLASS_GROUP_TYPES),
    currency: fc.constant(code),
    available: amountOf(code),
    blocked: amountOf(code),
    debitStopped: fc.boolean(),
    creditStopped: fc.boolean(),
    frozen: fc.boolean(),
    dormant: fc.boolean(),
    availableForOperations: fc.boolean(),
    dataVersion: version,
  }),
);

const NO_SIDE: TransactionSide = { accountNumber: undefined, currency: undefined, amount: undefined };

function sideIn(code: Currency): fc.Arbitrary<TransactionSide> {
  const known = fc.record({
    accountNumber: maybe(accountNumber),
    currency: fc.constant(code),
    amount: maybe(amountOf(code)),
  });
  return fc.oneof(known, fc.constant(NO_SIDE));
}

export const transaction: fc.Arbitrary<Transaction> = fc
  .tuple(currency, currency)
  .chain(([debit, credit]) => fc.record({ debit: sideIn(debit), credit: sideIn(credit) }))
  .chain(({ debit, credit }) => {
    // A fee and a total have the currency of the debit side, and none where that is unknown.
    const charged = debit.currency === undefined ? fc.constant(undefined) : maybe(amountOf(debit.currency));
    return fc.record({
      id: identifier,
      operationId: fc.oneof(operationId, fc.constant('')),
      txnCode: words,
      status: fc.constantFrom(...TRANSACTION_STATUSES),
      createdAt: instant,
      debit: fc.constant(debit),
      credit: fc.constant(credit),
      fee: charged,
      totalDebited: charged,
      senderName: words,
      recipientName: words,
      purpose: words,
      terms: maybe(terms),
      progress: maybe(
        fc.record({
          steps: fc.array(fc.record({ status: fc.constantFrom(...TRANSACTION_STATUSES), at: instant }), {
            maxLength: 3,
          }),
          deletable: fc.boolean(),
          network: fc.constantFrom(...NETWORK_NAMES),
          reference: words,
          recallAsked: fc.boolean(),
          recallDeclined: fc.boolean(),
        }),
      ),
      signers: maybe(
        fc.record({
          madeBy: localized,
          sentAt: instant,
          approval: maybe(fc.record({ by: localized, approvedAt: instant })),
          signatures: fc.array(
            fc.record({ place: fc.constantFrom(...SIGNATURE_PLACES), name: localized, signedAt: instant }),
            { maxLength: 2 },
          ),
        }),
      ),
      fingerprint: words,
      note: maybe(words),
    });
  });
