import { BANK_CODE } from '../../src/domain/brand/bankCode';
import { BANK_NAME } from '../../src/domain/brand/bankName';
import type { LocalizedText } from '../../src/domain/language/Language';

/** The bank's own details as printed on documents. */
export interface BankDetails {
  readonly name: LocalizedText;
  readonly address: LocalizedText;
  /** Six digits of the National Bank, the beginning of every account number. */
  readonly bic: string;
  /** Eight characters of ISO 9362. */
  readonly swiftCode: string;
}

export const BANK_DETAILS: BankDetails = {
  name: BANK_NAME,
  address: {
    ru: 'Кыргызская Республика, 720001, г. Бишкек, пр. Чуй, 1',
    en: '1 Chui Avenue, Bishkek 720001, Kyrgyz Republic',
    kg: 'Кыргыз Республикасы, 720001, Бишкек ш., Чүй пр., 1',
    cn: '吉尔吉斯共和国比什凯克市楚河大街 1 号，邮编 720001',
  },
  bic: BANK_CODE,
  swiftCode: 'TLPRKG22',
};
