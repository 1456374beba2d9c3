import { describe, expect, it } from 'vitest';

import type { MovementCode } from '../../../bank/modules/transfers/OperationPlan';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import { LANGUAGES } from '../../../src/domain/language/Language';
import { money } from '../../../src/domain/money/Money';
import { confirmationFactsOf, confirmationText, smsText } from '../../../src/domain/operation/confirmationText';

const DEBIT = '1280016000000114';
const OWN = '1280016000000215';
const AMOUNT = money(123_456n, 'KGS');
const CREDITED = money(1_419n, 'USD');
const FEE = money(1_000n, 'KGS');
const NAME = 'Чолпон Исакова';
const FINGERPRINT = '7K3M-Q9TD';

interface Kind {
  readonly debitAccountNumber?: string;
  readonly creditAccountNumber: string;
  /** By this whoever reads the message knows where the money goes. */
  readonly known: string;
  /** Somebody else, who is named; an account of the customer needs no name. */
  readonly isOther?: true;
  readonly credits?: true;
}

const toOwn: Kind = { creditAccountNumber: OWN, known: '*0215' };
const toOther: Kind = { creditAccountNumber: '1091820000000182', known: '*0182', isOther: true };
const toCard: Kind = { creditAccountNumber: '4000********0028', known: '*0028', isOther: true };
const toNumber: Kind = { creditAccountNumber: '0555123456', known: '0555 1234 56', isOther: true };
const toBudget: Kind = { creditAccountNumber: '4402011103010101', known: '4402 0111 0301 0101', isOther: true };

/** Every kind of movement the bank plans: a new one does not compile until it stands here. */
const KINDS: Readonly<Record<MovementCode, Kind>> = {
  MAKE_OWN_ACCOUNTS_TRANSFER: toOwn,
  MAKE_EXCHANGE: { ...toOwn, credits: true },
  MAKE_BANK_CLIENT_TRANSFER: toOther,
  MAKE_OTHER_BANK_TRANSFER_CLEARING: toOther,
  MAKE_OTHER_BANK_TRANSFER_GROSS: toOther,
  MAKE_SWIFT_TRANSFER: { creditAccountNumber: 'GB82WEST12345698765432', known: '*5432', isOther: true },
  MAKE_IPC_CARD_TRANSFER: toCard,
  MAKE_VISA_2_VISA_OCT: toCard,
  MAKE_VISA_2_VISA_AFT: toOwn,
  MAKE_MONEY_TRANSFER: { creditAccountNumber: 'Ak Kerben', known: 'Ak Kerben', isOther: true },
  MAKE_MONEY_TRANSFER_RECEIVE: { ...toOwn, debitAccountNumber: 'Ak Kerben' },
  MAKE_DEPOSIT: toOwn,
  MAKE_DEPOSIT_APPLICATION: { creditAccountNumber: '1280016110000182', known: '1280 0161 1000 0182' },
  MAKE_EARLY_CLOSING_OF_DEPOSIT: { ...toOwn, credits: true },
  MAKE_GENERIC_PAYMENT_V2: toNumber,
  MAKE_GENERIC_SINGLE_PAYMENT_V2: toNumber,
  MAKE_MOBILE_PAYMENT_V2: toNumber,
  MAKE_JANY_KITEP_PAYMENT: toNumber,
  MAKE_QR_PAYMENT: { creditAccountNumber: '1091820000077759', known: '1091 8200 0007 7759', isOther: true },
  MAKE_TRANSPORT_TAX_PAYMENT: toBudget,
  MAKE_PROPERTY_TAX_PAYMENT: toBudget,
  MAKE_LAND_TAX_PAYMENT: toBudget,
  MAKE_SINGLE_TAX_PAYMENT: toBudget,
  MAKE_PATENT_TAX_PAYMENT: toBudget,
  MAKE_EMPLOYEE_INCOME_TAX: toBudget,
  MAKE_FINE_PAYMENT: toBudget,
  DIGITAL_LOAN_MAKE_REPAYMENT: toOwn,
  MAKE_DISTRIBUTION_OPERATIONS: toOther,
  MAKE_SALARY_BATCH: { creditAccountNumber: '', known: '*0114', isOther: true },
};

describe.each(Object.entries(KINDS))(
  'the message with the code of %s',
  (txnCode, { debitAccountNumber = DEBIT, creditAccountNumber, known, isOther, credits }) => {
    it.each(LANGUAGES)(
      'names in %s what leaves, what it costs, where it goes and to whom, and the fingerprint',
      (language) => {
        const facts = confirmationFactsOf({
          txnCode,
          amount: AMOUNT,
          credited: CREDITED,
          fee: FEE,
          debitAccountNumber,
          creditAccountNumber,
          recipientName: NAME,
        });
        const message = smsText(
          { code: '482913', confirmationText: confirmationText(facts, language), fingerprint: FINGERPRINT },
          language,
        );
        const parts = [formatMoney(AMOUNT, language), formatMoney(FEE, language), known, FINGERPRINT];
        const wanted = [
          ...parts,
          ...(isOther === true ? [NAME] : []),
          ...(credits === true ? [formatMoney(CREDITED, language)] : []),
        ];
        const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
        expect(wanted.filter((part) => !plain(message).includes(plain(part)))).toEqual([]);
        expect(message.match(/\d{6,}/g)).toEqual(['482913']);
      },
    );
  },
);
