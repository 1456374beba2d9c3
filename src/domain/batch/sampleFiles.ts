import { money } from '../money/Money';
import type { BankDay } from '../time/Instant';
import type { BatchFile, BatchOrder } from './BatchOrder';
import type { BatchKind } from './batchFormats';

const PAYER = '1280016000000114';

const NOBODY: Omit<BatchOrder, 'recipientName' | 'accountNumber' | 'amount' | 'purpose'> = {
  documentNumber: '',
  inn: '',
  bic: '',
  purposeCode: '',
};

const SALARY: readonly BatchOrder[] = [
  {
    ...NOBODY,
    recipientName: 'Асанов Айбек Маратович',
    inn: '21503198500123',
    accountNumber: PAYER,
    amount: money(4_500_000n, 'KGS'),
    purpose: 'Заработная плата за октябрь',
  },
  {
    ...NOBODY,
    recipientName: 'Иванова Анна Петровна',
    inn: '12902200000123',
    accountNumber: '1280016000000215',
    amount: money(3_825_050n, 'KGS'),
    purpose: 'Заработная плата за октябрь',
  },
];

/** A file of each kind as the bank takes it: people, companies and accounts in it are made up (design of file formats, examples). */
export function sampleFile(kind: BatchKind, day: BankDay): BatchFile {
  return { kind, debitAccountNumber: PAYER, madeOn: day, orders: ordersOf(kind, day) };
}

function ordersOf(kind: BatchKind, valueDate: BankDay): readonly BatchOrder[] {
  switch (kind) {
    case 'salary':
      return SALARY;
    case 'internal':
      return [
        {
          ...NOBODY,
          documentNumber: '101',
          recipientName: 'ОсОО Пример',
          accountNumber: '1280016000000215',
          amount: money(1_250_000n, 'KGS'),
          valueDate,
          purpose: 'оплата по счёту 15',
        },
      ];
    case 'clearing':
    case 'gross':
      return [
        {
          documentNumber: '101',
          bic: '109022',
          accountNumber: '1091820000077759',
          recipientName: 'ОсОО Пример Связь',
          inn: '01503201810123',
          purposeCode: '42122700',
          amount: money(28_000n, 'KGS'),
          valueDate,
          purpose: 'услуги мобильной связи',
        },
        {
          documentNumber: '102',
          bic: '118005',
          accountNumber: '1180000000004250',
          recipientName: 'ОсОО Пример',
          inn: '01901200110066',
          purposeCode: '41100000',
          amount: money(1_302_000n, 'KGS'),
          valueDate,
          purpose: 'оплата по счёту 15',
        },
      ];
    case 'swift':
      return [
        {
          ...NOBODY,
          documentNumber: '201',
          recipientName: 'EXAMPLE TRADING LTD',
          accountNumber: 'GB82WEST12345698765432',
          amount: money(150_000n, 'USD'),
          valueDate,
          purpose: 'INVOICE 77 FOR GOODS',
          abroad: {
            recipientAddress: '1 SAMPLE STREET LONDON',
            bankCode: 'WESTGB22',
            intermediaryBank: '',
            correspondentAccount: '',
            operationCode: '',
            kpp: '',
            bin: '',
            kbe: '',
            knp: '',
            charges: 'OUR',
          },
        },
      ];
    default:
      return kind satisfies never;
  }
}
