import type { LocalizedText } from '../../src/domain/language/Language';

/** How the bank calls itself on paper. */
export interface BankDetails {
  readonly name: LocalizedText;
  /** Eight characters of ISO 9362. */
  readonly swiftCode: string;
}

export const BANK_DETAILS: BankDetails = {
  name: {
    ru: 'ОАО «Тулпар Банк»',
    en: 'Tulpar Bank OJSC',
    kg: '«Тулпар Банк» ААК',
    cn: 'Tulpar 银行',
  },
  swiftCode: 'TLPRKG22',
};
