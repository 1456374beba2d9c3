import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';

import { BANK_DETAILS } from '../../../bank/kernel/bankDetails';
import { renderMemorialOrder } from '../../../bank/modules/documents/renderMemorialOrder';
import type { MemorialOrderFacts } from '../../../bank/modules/documents/renderMemorialOrder';
import { LANGUAGES } from '../../../src/domain/language/Language';
import type { Language } from '../../../src/domain/language/Language';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import { money } from '../../../src/domain/money/Money';
import { formatDay } from '../../../src/domain/time/format';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { RECEIPT_PROOF } from './support/receiptProof';

const BOOKED_AT = Date.UTC(2026, 10, 23, 6, 0);
const DAY = bankDayOf(BOOKED_AT);
const FEE = money(2_550n, 'KGS');
const SIDE = {
  name: 'ОсОО «Ала-Тоо Трейд»',
  inn: '01901200110066',
  okpo: '12345678',
  account: '1280016000000114',
};

function facts(changes: Partial<MemorialOrderFacts> = {}): MemorialOrderFacts {
  return {
    entry: {
      version: 18n,
      reference: 'E1042-18',
      bookedAt: BOOKED_AT,
      amount: money(-FEE.minor, 'KGS'),
      balanceAfter: money(100_000n, 'KGS'),
      tax: money(50n, 'KGS'),
      txnCode: 'MAKE_OTHER_BANK_TRANSFER_CLEARING',
      kind: 'fee',
      payment: { number: '15', day: DAY, reference: 'E1042-17' },
      counterpartyName: '',
      counterpartyAccount: '1280017000000097',
      counterpartyInn: '',
      counterpartyBic: '',
      counterpartyBank: '',
      purpose: '',
      documentNumber: '15',
    },
    debit: SIDE,
    creditAccount: '1280017000000097',
    basis: {
      kind: 'otherBankTransfer',
      number: '15',
      day: DAY,
      hasOrder: true,
      payment: { amount: money(125_050n, 'KGS'), recipient: 'ОсОО «Пример Связь»' },
    },
    issuer: BANK_DETAILS,
    madeAt: BOOKED_AT,
    ...RECEIPT_PROOF,
    ...changes,
  };
}

async function pagesOf(given: MemorialOrderFacts, language: Language): Promise<readonly string[]> {
  const { text } = await extractText(await getDocumentProxy(await renderMemorialOrder(given, language)));
  return text.map((page) => page.replace(/\s+/g, ' '));
}

describe.each(LANGUAGES)('the memorial order in %s', (language) => {
  it('is one page with number, date, both accounts, amount, sales tax and verification code', async () => {
    const pages = await pagesOf(facts(), language);
    expect(pages).toHaveLength(1);
    const [page = ''] = pages;
    for (const part of [
      'E1042-18',
      formatDay(DAY, language),
      SIDE.name,
      SIDE.inn,
      '1280 0160 0000 0114',
      '1280 0170 0000 0097',
      BANK_DETAILS.bic,
      formatMoney(FEE, language),
      formatMoney(money(50n, 'KGS'), language),
      RECEIPT_PROOF.code,
    ]) {
      expect(page.replaceAll(' ', '')).toContain(part.replaceAll(/\s/g, ''));
    }
  });
});

describe('the memorial order', () => {
  it('spells the amount in Russian and Kyrgyz', async () => {
    expect((await pagesOf(facts(), 'ru'))[0]).toContain('Двадцать пять сомов 50 тыйынов');
    expect((await pagesOf(facts(), 'kg'))[0]).toContain('Жыйырма беш сом 50 тыйын');
  });

  it('names the kind of a payment that has no payment order', async () => {
    const { basis } = facts();
    const [page = ''] = await pagesOf(facts({ basis: { ...basis, hasOrder: false } }), 'en');
    expect(page).toContain('Transfer to another bank No. 15 of 23 Nov 2026');
    expect((await pagesOf(facts(), 'en'))[0]).toContain('Payment order No. 15 of');
  });

  it('says of a price what was paid for, and no sales tax where there is none', async () => {
    const { entry } = facts();
    const price = { ...entry, kind: 'movement' as const, payment: undefined, tax: money(0n, 'KGS') };
    const basis = { kind: 'checkbookOrder' as const, number: '77', day: DAY, hasOrder: false };
    const [page = ''] = await pagesOf(facts({ entry: price, basis }), 'ru');
    expect(page).toMatch(/№ 77 от \S+, тарифы банка/);
    expect(page).toContain('налог с продаж —');
  });
});
