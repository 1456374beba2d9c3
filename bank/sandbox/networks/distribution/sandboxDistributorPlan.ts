/** A distributor of the demonstration; names and numbers are invented. */
export interface SandboxDistributor {
  readonly inn: string;
  readonly customerNumber: string;
  /** Of the account its invoices are paid to. */
  readonly accountSerial: number;
  readonly name: string;
  readonly prefix: string;
  readonly buyerInn: string;
  /** The credit it gives, and a usual delivery, in tyiyns. */
  readonly limit: bigint;
  readonly usual: bigint;
  readonly termDays: number;
  /** It delivers every so many days, on those with this remainder. */
  readonly everyDays: number;
  readonly startsOn: number;
}

const COMPANY_INN = '01201201910145';

export const SANDBOX_DISTRIBUTORS: readonly SandboxDistributor[] = [
  {
    inn: '02503201510268',
    customerNumber: '2000011',
    accountSerial: 411,
    name: 'ОсОО «Чүй Азык»',
    prefix: 'ЧА',
    buyerInn: COMPANY_INN,
    limit: 50_000_000n,
    usual: 4_200_000n,
    termDays: 14,
    everyDays: 7,
    startsOn: 2,
  },
  {
    inn: '01109201710379',
    customerNumber: '2000012',
    accountSerial: 412,
    name: 'ОсОО «Бермет Дистрибьюшн»',
    prefix: 'БД',
    buyerInn: COMPANY_INN,
    limit: 30_000_000n,
    usual: 2_650_000n,
    termDays: 21,
    everyDays: 10,
    startsOn: 4,
  },
  {
    inn: '02206201210481',
    customerNumber: '2000013',
    accountSerial: 413,
    name: 'ЗАО «Тоо Булак»',
    prefix: 'ТБ',
    buyerInn: COMPANY_INN,
    limit: 12_000_000n,
    usual: 980_000n,
    termDays: 10,
    everyDays: 5,
    startsOn: 1,
  },
];
