import type { Transaction } from '../../../src/domain/history/Transaction';
import type { Language, LocalizedText } from '../../../src/domain/language/Language';
import { joinedParts } from '../../../src/domain/language/punctuation';
import { formatDateTime } from '../../../src/domain/time/format';
import type { Instant } from '../../../src/domain/time/Instant';
import type { ReceiptFacts } from './receiptFacts';
import type { Row } from './receiptRows';
import { RECEIPT_WORDS } from './receiptWords';

/** Taxpayer number of the paying company, and the bank it pays from. */
export function payerRows({ payerInn, bank }: ReceiptFacts, language: Language): readonly Row[] {
  return payerInn === undefined
    ? []
    : [
        [RECEIPT_WORDS.payerInn, payerInn],
        [RECEIPT_WORDS.payerBank, joinedParts([bank.name[language], bank.bic], language)],
      ];
}

/** Maker, approver and signers of an operation of a company, each with the moment. */
export function signerRows({ signers }: Transaction, language: Language): readonly Row[] {
  if (signers === undefined) {
    return [];
  }
  const said = (name: LocalizedText, at: Instant) =>
    joinedParts([name[language], formatDateTime(at, language)], language);
  const { madeBy, sentAt, approval, signatures } = signers;
  return [
    [RECEIPT_WORDS.madeBy, said(madeBy, sentAt)],
    [RECEIPT_WORDS.approvedBy, approval && said(approval.by, approval.approvedAt)],
    ...signatures.map(({ place, name, signedAt }): Row => [RECEIPT_WORDS.signatures[place], said(name, signedAt)]),
  ];
}
