import { describe, expect, it } from 'vitest';

import { MOVEMENTS } from '../../../src/domain/movements/movements';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import { LANGUAGES } from '../../../src/domain/language/Language';
import { money } from '../../../src/domain/money/Money';
import type { ConfirmationFacts } from '../../../src/domain/operation/ConfirmationFacts';
import { confirmationFactsOf, confirmationText, smsText } from '../../../src/domain/operation/confirmationText';
import { partyName } from '../../../src/domain/operation/partyName';

const DEBIT = '1280016000000114';
const OWN = '1280016000000215';
const AMOUNT = money(123_456n, 'KGS');
const CREDITED = money(1_419n, 'USD');
const FEE = money(1_000n, 'KGS');
const NOTHING = money(0n, 'KGS');
const NAME = 'Чолпон Исакова';
const FINGERPRINT = '7K3M-Q9TD';

interface Kind {
  readonly debitAccountNumber?: string;
  readonly creditAccountNumber: string;
  /** Fact by which the reader of the message knows where the money goes. */
  readonly known: string;
  /** Somebody else, who is named; an account of the customer needs no name. */
  readonly isOther?: true;
  readonly credits?: true;
  readonly isFree?: true;
}

const toOwn: Kind = { creditAccountNumber: OWN, known: '*0215' };
/** A price the bank itself earns. */
const ofBank: Kind = { creditAccountNumber: '', known: '*0114', isOther: true };
/** An order that costs nothing, so that no account is named. */
const freeOfBank: Kind = { debitAccountNumber: '', creditAccountNumber: '', known: NAME, isOther: true, isFree: true };
const toCard: Kind = { creditAccountNumber: '4000********0028', known: '*0028', isOther: true };

/** Sides a movement of each wording may have. */
const KINDS: Readonly<Record<ConfirmationFacts['kind'], readonly Kind[]>> = {
  ownAccounts: [toOwn],
  exchange: [{ ...toOwn, credits: true }],
  toRecipient: [
    { creditAccountNumber: '1091820000000182', known: '*0182', isOther: true },
    { creditAccountNumber: 'GB82WEST12345698765432', known: '*5432', isOther: true },
  ],
  toCard: [toCard],
  fromCard: [toOwn],
  toPerson: [{ creditAccountNumber: 'Ak Kerben', known: 'Ak Kerben', isOther: true }],
  fromPerson: [{ ...toOwn, debitAccountNumber: 'Ak Kerben' }],
  toDeposit: [toOwn],
  openDeposit: [{ creditAccountNumber: '1280016110000182', known: '1280 0161 1000 0182' }],
  closeDeposit: [{ ...toOwn, credits: true }],
  payment: [
    { creditAccountNumber: '0555123456', known: '0555 1234 56', isOther: true },
    { creditAccountNumber: '4402011103010101', known: '4402 0111 0301 0101', isOther: true },
    { creditAccountNumber: '1091820000077759', known: '1091 8200 0007 7759', isOther: true },
  ],
  toLoan: [toOwn],
  salary: [{ creditAccountNumber: '', known: '*0114', isOther: true }],
  orderCheckbooks: [ofBank],
  orderAccountCertificate: [ofBank],
  orderLoanCertificate: [ofBank],
  orderAccount: [ofBank],
  openFirstAccount: [freeOfBank],
  applyForLoan: [freeOfBank],
  orderBox: [ofBank],
  buyBonds: [ofBank],
  orderCard: [ofBank],
  applyForCard: [freeOfBank],
  reissueCard: [ofBank],
  renewCard: [freeOfBank],
};

/** Movements with the sides they may have; money to somebody else has to name who gets it. */
const CASES = MOVEMENTS.ordered.flatMap(({ code, confirmedAs, credits }) =>
  KINDS[confirmedAs].map((kind) => ({ code, credits, kind })),
);

it.each(CASES)(
  '$code to $kind.creditAccountNumber names a recipient that is no account of the customer',
  ({ credits, kind }) => {
    expect(kind.isOther === true).toBe(credits === undefined);
  },
);

describe.each(CASES)(
  'the message with the code of $code to $kind.creditAccountNumber',
  ({ code: txnCode, kind: { debitAccountNumber = DEBIT, creditAccountNumber, known, isOther, credits, isFree } }) => {
    it.each(LANGUAGES)(
      'names in %s what leaves, what it costs, where it goes and to whom, and the fingerprint',
      (language) => {
        const facts = confirmationFactsOf({
          txnCode,
          amount: isFree === true ? NOTHING : AMOUNT,
          credited: isFree === true ? NOTHING : CREDITED,
          fee: isFree === true ? NOTHING : FEE,
          debitAccountNumber,
          creditAccountNumber,
          recipientName: NAME,
        });
        const message = smsText(
          { code: '482913', confirmationText: confirmationText(facts, language), fingerprint: FINGERPRINT },
          language,
        );
        const figures = isFree === true ? [] : [formatMoney(AMOUNT, language), formatMoney(FEE, language)];
        const parts = [...figures, known === NAME ? partyName(NAME, language) : known, FINGERPRINT];
        const wanted = [
          ...parts,
          ...(isOther === true ? [partyName(NAME, language)] : []),
          ...(credits === true ? [formatMoney(CREDITED, language)] : []),
        ];
        const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
        expect(wanted.filter((part) => !plain(message).includes(plain(part)))).toEqual([]);
        expect(message.match(/\d{6,}/g)).toEqual(['482913']);
        expect(isFree === true && plain(message).includes(plain(formatMoney(NOTHING, language)))).toBe(false);
      },
    );
  },
);
