import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { mt103 } from '../../../src/domain/swift/mt103';
import type { Mt103Order } from '../../../src/domain/swift/mt103';
import { bankDayOf } from '../../../src/domain/time/Instant';

const DOLLARS: Mt103Order = {
  reference: 'TLP0000000000042',
  uetr: '3f0a1c5e-7b1d-4c1a-9e55-0c2f6b7d8e90',
  senderBank: 'TLPRKG22',
  correspondent: 'IRVTUS3N',
  valueDate: bankDayOf(Date.UTC(2026, 10, 23)),
  settled: money(150_000n, 'USD'),
  instructed: money(150_000n, 'USD'),
  charges: 'SHA',
  senderFee: money(2_000n, 'USD'),
  debitAccountNumber: '1280016000000445',
  senderName: 'Асанов Айбек Маратович',
  bankCode: 'BARCGB22',
  bankName: 'BARCLAYS BANK UK PLC',
  intermediaryBank: '',
  creditAccountNumber: 'GB82WEST12345698765432',
  recipientName: 'EXAMPLE TRADING LTD',
  recipientAddress: '1 Sample Street, London',
  recipientCountry: 'GB',
  correspondentAccount: '',
  operationCode: '',
  inn: '',
  kpp: '',
  bin: '',
  kbe: '',
  knp: '',
  purpose: 'Invoice 77 for goods',
};

const ROUBLES: Mt103Order = {
  ...DOLLARS,
  correspondent: 'SABRRUMM',
  settled: money(1_234_567n, 'RUB'),
  instructed: money(1_234_567n, 'RUB'),
  charges: 'OUR',
  bankCode: '044525225',
  bankName: 'ПАО СБЕРБАНК',
  creditAccountNumber: '40702810500000000015',
  recipientName: 'ООО Пример',
  recipientAddress: 'г. Москва, ул. Примерная, 1',
  recipientCountry: 'RU',
  correspondentAccount: '30101810400000000225',
  operationCode: '20100',
  inn: '7707083893',
  kpp: '770701001',
  purpose: 'Оплата по счёту № 15 за транспортные услуги',
};

const TENGE: Mt103Order = {
  ...DOLLARS,
  correspondent: 'HSBKKZKX',
  settled: money(5_000_000n, 'KZT'),
  instructed: money(5_000_000n, 'KZT'),
  bankCode: 'HSBKKZKX',
  creditAccountNumber: 'KZ86125KZT5004100100',
  recipientName: 'ТОО Пример',
  recipientAddress: 'Алматы, ул. Абая, 10',
  recipientCountry: 'KZ',
  bin: '971240001315',
  kbe: '17',
  knp: '710',
  purpose: 'Оплата за муку',
};

function textOf(order: Mt103Order): readonly string[] {
  return mt103(order).split('\r\n');
}

describe('the message of a transfer', () => {
  test('in dollars has the fields of the standard', () => {
    expect(textOf(DOLLARS)).toEqual([
      '{1:F01TLPRKG22AXXX0000000000}{2:I103IRVTUS3NAXXXN}{3:{121:3f0a1c5e-7b1d-4c1a-9e55-0c2f6b7d8e90}}{4:',
      ':20:TLP0000000000042',
      ':23B:CRED',
      ':32A:261123USD1500,00',
      ':33B:USD1500,00',
      ':50K:/1280016000000445',
      'ASANOV AIBEK MARATOVICH',
      'KYRGYZ REPUBLIC',
      ':57A:BARCGB22',
      ':59:/GB82WEST12345698765432',
      'EXAMPLE TRADING LTD',
      'GB, 1 SAMPLE STREET, LONDON',
      ':70:INVOICE 77 FOR GOODS',
      ':71A:SHA',
      '-}',
    ]);
  });

  test('whose recipient pays tells what was taken out of it, and by which bank it goes', () => {
    const message = textOf({
      ...DOLLARS,
      charges: 'BEN',
      settled: money(148_000n, 'USD'),
      intermediaryBank: 'CHASUS33',
    });
    expect(message.filter((line) => /^:(32A|33B|56A|71A|71F):/.test(line))).toEqual([
      ':32A:261123USD1480,00',
      ':33B:USD1500,00',
      ':56A:CHASUS33',
      ':71A:BEN',
      ':71F:USD20,00',
    ]);
  });

  test('in roubles is Russian in Latin letters, with its operation code before the purpose', () => {
    expect(textOf(ROUBLES).slice(3, -1)).toEqual([
      ':32A:261123RUB12345,67',
      ':33B:RUB12345,67',
      ':50K:/1280016000000445',
      'ASANOV AiBEK MARATOVIc',
      'KYRGYZ REPUBLIC',
      ':57D://RU044525225.30101810400000000225',
      'PAO SBERBANK',
      ':59:/40702810500000000015',
      'INN7707083893.KPP770701001',
      'OOO PRIMER',
      "'RU', G. MOSKVA, UL. PRIMERNAa, 1",
      ":70:'(VO20100)'OPLATA PO ScoTU n 15 ZA ",
      'TRANSPORTNYE USLUGI',
      ':71A:OUR',
    ]);
  });

  test('in tenge names who the recipient is and what is paid for by their codes', () => {
    expect(textOf(TENGE).filter((line) => /^(?::59|:70|\/(NAME|IDN|IRS|SECO))/.test(line))).toEqual([
      ':59:/KZ86125KZT5004100100',
      '/NAME/TOO PRIMER',
      '/IDN/971240001315',
      '/IRS/1',
      '/SECO/7',
      ':70:/KNP/710/ASSIGN/OPLATA ZA MUKU',
    ]);
  });

  test('a purpose longer than its field goes on in the field for the banks', () => {
    const message = textOf({ ...DOLLARS, purpose: 'A'.repeat(200) });
    const at = message.indexOf(':72:/BNF/' + 'A'.repeat(28));
    expect(message.slice(at, -1)).toEqual([`:72:/BNF/${'A'.repeat(28)}`, `//${'A'.repeat(32)}`]);
    expect(
      message
        .join('')
        .match(/A{20,}/g)
        ?.join(''),
    ).toHaveLength(200);
  });

  test('every line fits, is made of what a message carries, and ends no field', () => {
    const typed = fc.string({ unit: 'grapheme', maxLength: 69 }).map((text) => `A${text}`);
    fc.assert(
      fc.property(
        fc.constantFrom(DOLLARS, ROUBLES, TENGE),
        fc.record({ recipientName: typed, recipientAddress: typed, senderName: typed, bankName: typed }),
        fc.string({ unit: 'grapheme', maxLength: 199 }).map((text) => `A${text}`),
        (order, names, purpose) => {
          for (const line of textOf({ ...order, ...names, purpose }).slice(1, -1)) {
            const text = line.replace(/^:\d\d[A-Z]?:/, '');
            expect(text.length).toBeLessThanOrEqual(37);
            expect(text).toMatch(/^[A-Za-z0-9/?().,'+ ][A-Za-z0-9/\-?:().,'+ ]*$/);
          }
        },
      ),
    );
  });
});
