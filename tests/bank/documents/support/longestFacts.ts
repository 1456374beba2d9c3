import { BANK_DETAILS } from '../../../../bank/kernel/bankDetails';
import { RECEIPT_PROOF } from './receiptProof';
import { receiptFacts } from '../../../../bank/modules/documents/receiptFacts';
import type { DocumentInput } from '../../../../bank/modules/documents/renderers';
import { MOVEMENTS } from '../../../../src/domain/movements/movements';
import type { TransactionKind } from '../../../../src/domain/movements/movements';
import { SPECIFICATION_KINDS } from '../../../../src/domain/movements/specificationKinds';
import { TRANSACTION_STATUSES } from '../../../../src/domain/history/Transaction';
import type { Transaction } from '../../../../src/domain/history/Transaction';
import type { Language } from '../../../../src/domain/language/Language';
import { money } from '../../../../src/domain/money/Money';
import { DETAIL_NAMES } from '../../../../src/domain/operation/details';
import { MAX_CERTIFICATE_ACCOUNTS } from '../../../../src/domain/shop/CertificateOrder';
import type { StatementEntry } from '../../../../src/domain/statement/Statement';
import { STAGE_WORDS } from '../../../../src/domain/swift/stageWords';
import type { SwiftStage } from '../../../../src/domain/swift/tracking';
import { bankDayOf } from '../../../../src/domain/time/Instant';
import { aTransaction } from '../../../domain/support/builders';

const MADE_AT = Date.UTC(2026, 10, 23, 6, 0);
const som = (minor: bigint) => money(minor, 'KGS');
const LARGEST = som(999_999_999_999n);

/** Wide letters without a blank, as no name is and a text somebody typed may be. */
const UNBROKEN = 'Щ'.repeat(70);
const NAME = 'Общество с ограниченной ответственностью «Электроэнергетика-Жаштык-Өнүгүү-Келечек-плюс»';
const DIGEST = 'd'.repeat(64);

/** A code of history of a kind of operation. */
export function codeOfKind(kind: TransactionKind): string {
  switch (kind) {
    case 'paymentReturn':
      return 'MAKE_OTHER_BANK_TRANSFER_CLEARING_RETURN';
    case 'other':
      return 'ELSE';
    default:
      return MOVEMENTS.codesOf(kind)[0] ?? SPECIFICATION_KINDS.find(([, each]) => each === kind)?.[0] ?? '';
  }
}

/** A transaction whose names, amounts and references are as long as any. */
export function longestTransaction(txnCode: string): Transaction {
  return aTransaction({
    id: '9223372036854775807',
    txnCode,
    status: TRANSACTION_STATUSES.toSorted((left, right) => right.length - left.length)[0] ?? 'ACCEPTED',
    debit: { accountNumber: '1280016000000114', currency: 'KGS', amount: LARGEST },
    credit: {
      accountNumber: 'KZ75125KZT1001300335XXXXXXXXXXXXXX',
      currency: 'KZT',
      amount: money(999_999_999_999n, 'KZT'),
    },
    fee: LARGEST,
    totalDebited: LARGEST,
    senderName: NAME,
    recipientName: UNBROKEN,
    purpose: `${UNBROKEN}${UNBROKEN}`,
    progress: {
      steps: [],
      deletable: false,
      recallAsked: false,
      recallDeclined: false,
      network: 'swift',
      reference: UNBROKEN,
    },
    terms: {
      rate: 9_999_999_999n,
      rateBase: 'USD',
      rateQuote: 'KGS',
      bic: '109022',
      valueDate: bankDayOf(MADE_AT),
      purposeCode: '42122700',
      documentNumber: UNBROKEN,
      statementAccounts: Array.from({ length: MAX_CERTIFICATE_ACCOUNTS }, () => '1'.repeat(16)),
      details: { registerDigest: DIGEST, networkReference: UNBROKEN },
    },
  });
}

const LONGEST_SIDE = {
  name: NAME,
  inn: '01901200110066',
  okpo: '12345678',
  account: '1280016000000114',
  bank: UNBROKEN,
  bic: '109022',
};

const LONGEST_ENTRY: StatementEntry = {
  version: 2n,
  reference: 'E9223372036854775807-9223372036854775807',
  bookedAt: MADE_AT,
  amount: som(-LARGEST.minor),
  balanceAfter: LARGEST,
  tax: LARGEST,
  txnCode: 'MAKE_OTHER_BANK_TRANSFER_CLEARING',
  kind: 'fee',
  payment: { number: UNBROKEN, day: bankDayOf(MADE_AT), reference: 'E1-1' },
  counterpartyName: '',
  counterpartyAccount: LONGEST_SIDE.account,
  counterpartyInn: '',
  counterpartyBic: '',
  counterpartyBank: '',
  purpose: '',
  documentNumber: UNBROKEN,
};

function withEveryParticular(transaction: Transaction): Transaction {
  const details = Object.fromEntries(DETAIL_NAMES.map((name, index) => [name, index % 2 === 0 ? UNBROKEN : NAME]));
  const name = { ru: NAME, en: NAME, kg: NAME, cn: NAME };
  const signers = {
    madeBy: name,
    sentAt: MADE_AT,
    approval: { by: name, approvedAt: MADE_AT },
    signatures: ([1, 2] as const).map((place) => ({ place, name, signedAt: MADE_AT })),
  };
  return { ...transaction, signers, terms: { ...transaction.terms, details: { ...details, registerDigest: DIGEST } } };
}

/** Every document of the bank with the longest texts it can carry, in a language. */
export function longestDocuments(language: Language): DocumentInput {
  const bank = BANK_DETAILS;
  const transaction = withEveryParticular(longestTransaction('MAKE_SALARY_BATCH'));
  const stages = Object.keys(STAGE_WORDS).filter((stage): stage is SwiftStage => stage in STAGE_WORDS);
  const steps = stages.map((stage) => ({ stage, at: MADE_AT, note: UNBROKEN }));
  const day = bankDayOf(MADE_AT);
  const line = { number: 360, dueOn: day, principal: LARGEST, interest: LARGEST, amount: LARGEST, left: LARGEST };
  return {
    receipt: [
      receiptFacts({ transaction, bank, payerInn: '00101199010001', madeAt: MADE_AT, ...RECEIPT_PROOF }),
      language,
    ],
    paymentOrder: [
      {
        transaction,
        number: UNBROKEN,
        day,
        amount: LARGEST,
        payer: LONGEST_SIDE,
        payee: { ...LONGEST_SIDE, name: UNBROKEN },
        issuer: bank,
        madeAt: MADE_AT,
        ...RECEIPT_PROOF,
      },
      language,
    ],
    memorialOrder: [
      {
        entry: LONGEST_ENTRY,
        debit: { ...LONGEST_SIDE, name: UNBROKEN },
        creditAccount: LONGEST_SIDE.account,
        basis: {
          kind: 'otherBankTransfer',
          number: UNBROKEN,
          day,
          payment: { amount: LARGEST, recipient: UNBROKEN },
          hasOrder: true,
        },
        issuer: bank,
        madeAt: MADE_AT,
        ...RECEIPT_PROOF,
      },
      language,
    ],
    requisites: [
      {
        recipient: UNBROKEN,
        inn: '01901200110066',
        accountNumber: '1280016000000114',
        currency: 'KGS',
        bankName: bank.name,
        bankAddress: bank.address,
        bic: bank.bic,
        swiftCode: bank.swiftCode,
      },
      MADE_AT,
      language,
    ],
    swiftConfirmation: [
      {
        transaction,
        bank,
        madeAt: MADE_AT,
        sent: {
          reference: '5368e558-3e1d-4b38-9919-a2cf94c9e57b',
          steps,
          message: `{1:${'F'.repeat(120)}}\r\n:70:${'W'.repeat(35)}`,
        },
      },
      language,
    ],
    loanSchedule: [
      {
        contractNumber: UNBROKEN,
        disbursed: LARGEST,
        outstanding: LARGEST,
        rate: 9999,
        lines: [{ ...line, paid: LARGEST, state: 'coming' }],
      },
      MADE_AT,
      language,
    ],
    certificate: [
      {
        subject: 'loans',
        number: transaction.id,
        owner: { ru: UNBROKEN, en: UNBROKEN, kg: UNBROKEN, cn: UNBROKEN },
        inn: '01901200110066',
        day,
        accounts: [],
        bonds: [],
        loans: [
          {
            number: '1280016000000114',
            contractNumber: UNBROKEN,
            openedOn: day,
            maturesOn: day,
            disbursed: LARGEST,
            principal: LARGEST,
            interest: LARGEST,
            penalty: LARGEST,
            owed: LARGEST,
            instalments: [{ ...line, paid: LARGEST }],
          },
        ],
        madeAt: MADE_AT,
        ...RECEIPT_PROOF,
      },
      language,
    ],
    loanAgreement: [
      {
        application: {
          id: '9223372036854775807',
          status: 'approved',
          asked: LARGEST,
          approved: LARGEST,
          termMonths: 360,
          rate: 9999,
          penaltyRate: 9999,
          accountId: '1',
          accountNumber: '1280016000000114',
          askedAt: MADE_AT,
          decidedAt: MADE_AT,
          validUntil: undefined,
          reason: undefined,
          loanId: undefined,
          contractNumber: undefined,
        },
        calculation: {
          amount: LARGEST,
          termMonths: 360,
          paidOutOn: day,
          rate: 9999,
          effectiveRate: 99_999,
          instalment: LARGEST,
          interest: LARGEST,
          total: LARGEST,
          lines: [line],
        },
        borrower: { name: UNBROKEN, inn: '21503198500123' },
      },
      MADE_AT,
      language,
    ],
  };
}
