import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Language } from '../../../src/domain/language/Language';
import { money } from '../../../src/domain/money/Money';
import { addAccount, addCompany, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { moved } from '../support/movements';
import { worker } from '../support/payments';
import { swiftRequest } from '../support/swift';
import { newOperationId, valueOf } from '../support/transfers';

/** Monday, 23 November 2026, 10:00 in Bishkek. */
const MONDAY_TEN = Date.UTC(2026, 10, 23, 4);
const MINUTE_MS = 60_000;

let bank: TestBank;
let from: string;
let dollars: string;

beforeAll(async () => {
  bank = await createTestBank({ now: MONDAY_TEN });
  const { customerId } = await addCustomer(bank, 'payer');
  from = await addAccount(bank, customerId, { balance: 10_000_000n });
  dollars = await addAccount(bank, customerId, { currency: 'USD', balance: 1_000_000n });
  await bank.database.owner.query(
    `insert into exchange_rate (base, quote, rate_type, buy, sell, valid_from) values ('USD', 'KGS', 'official', 87000000, 87000000, $1)`,
    [new Date(MONDAY_TEN)],
  );
});
afterAll(() => bank.close());

async function speaking(language: Language, login = 'payer'): Promise<TestCaller> {
  await bank.database.owner.query('update app_user set language = $2 where login = $1', [login, language]);
  return bank.callAs(login);
}

function tuition(subscriber: string, debitAccountId = from) {
  const values = { subscriber, service: 'tuition', payerName: 'Асанова Айгуль' };
  return {
    operationId: newOperationId(),
    debitAccountId,
    serviceProviderId: '1102',
    values,
    amount: money(150_000n, 'KGS'),
  };
}

function tax(debitAccountId = from) {
  const subjects = { territoryCode: '41711000000000' };
  return {
    operationId: newOperationId(),
    debitAccountId,
    inn: '21503198500123',
    taxYear: 2026,
    subjects,
    amount: money(10_000n, 'KGS'),
  };
}

describe('what directories name', () => {
  it.each([
    ['ru', 'Обучение', 'г. Бишкек, 41711000000000', 'Центральное казначейство'],
    ['en', 'Tuition', 'Bishkek city, 41711000000000', 'Central Treasury'],
    ['kg', 'Окуу', 'Бишкек шаары, 41711000000000', 'Борбордук казыналык'],
    ['cn', '学费', '比什凯克市, 41711000000000', '中央国库'],
  ] as const)(
    'is named in the language of the call on the check page, in the history and in templates: %s',
    async (language, service, territory, treasury) => {
      const user = await speaking(language);
      const request = tuition('2026104');
      const shown = valueOf(await user.call('MAKE_GENERIC_SINGLE_PAYMENT_V2', request));
      const { transactionId } = valueOf(await moved(bank, user, { code: 'MAKE_GENERIC_SINGLE_PAYMENT_V2', request }));
      const line = valueOf(await user.call('GET_TRANSACTION_BY_ID_V2', { transactionId }));
      const { transactions } = valueOf(await user.call('GET_TRANSACTION_HISTORY_V2', {}));
      const template = valueOf(
        await user.call('CREATE_TEMPLATE', { name: `${language} 1`, operationId: request.operationId }),
      );
      const details = [shown, line, transactions[0], template].map((source) => source?.terms?.details?.service);
      expect(details).toEqual([service, service, service, service]);
      expect(new Set([shown.credit.name, line.recipientName, template.recipientName]).size).toBe(1);
      const owed = valueOf(await user.call('MAKE_SINGLE_TAX_PAYMENT', tax()));
      expect([owed.terms.details?.territory, owed.credit.name]).toEqual([territory, treasury]);
      const abroad = valueOf(await user.call('MAKE_SWIFT_TRANSFER', swiftRequest({ from: dollars })));
      expect(abroad.terms.details?.recipientCountry).toMatch(/^.{2,}, US$/);
    },
  );

  it('is shown to each user in the language of the user, whatever language it was made in', async () => {
    const russian = await speaking('ru');
    const made = valueOf(
      await moved(bank, russian, { code: 'MAKE_GENERIC_SINGLE_PAYMENT_V2', request: tuition('2026105') }),
    );
    const chinese = await speaking('cn');
    const line = valueOf(await chinese.call('GET_TRANSACTION_BY_ID_V2', made));
    expect(line.terms?.details?.service).toBe('学费');
  });

  it('is named so for returned money, too', async () => {
    const user = await speaking('ru');
    const { transactionId } = valueOf(
      await moved(bank, user, { code: 'MAKE_GENERIC_SINGLE_PAYMENT_V2', request: tuition('2026401') }),
    );
    await worker(bank).round();
    bank.clock.advance(MINUTE_MS);
    await worker(bank).round();
    const english = await speaking('en');
    const paid = valueOf(await english.call('GET_TRANSACTION_BY_ID_V2', { transactionId }));
    const { transactions } = valueOf(await english.call('GET_TRANSACTION_HISTORY_V2', {}));
    const back = transactions.find(({ txnCode }) => txnCode === 'MAKE_GENERIC_SINGLE_PAYMENT_V2_RETURN');
    expect([paid.status, back?.senderName]).toEqual(['REJECTED', paid.recipientName]);
    expect(paid.recipientName).toMatch(/^[\x20-\x7e]+$/);
  });

  it('is named to the signers of a company', async () => {
    const customerId = await addCompany(
      bank,
      [
        { login: 'maker', rights: ['view', 'create'] },
        { login: 'signer', rights: ['view', 'sign'], place: 1 },
      ],
      1,
    );
    const own = await addAccount(bank, customerId, { balance: 1_000_000n });
    const maker = await speaking('ru', 'maker');
    const request = tax(own);
    valueOf(await maker.call('MAKE_SINGLE_TAX_PAYMENT', request));
    valueOf(await maker.call('SEND_TXN_TO_PROCESSING_CORP', { operationId: request.operationId }));
    const signer = await speaking('cn', 'signer');
    const [document] = valueOf(await signer.call('GET_TXNS_ON_CONFIRMATION', {}));
    expect([document?.preview.credit.name, document?.preview.terms.details?.territory]).toEqual([
      '中央国库',
      '比什凯克市, 41711000000000',
    ]);
  });
});
