import { XMLParser } from 'fast-xml-parser';
import iconv from 'iconv-lite';
import { Parser } from 'mt940js';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Statement, StatementFormat } from '../../../src/domain/statement/Statement';
import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { clientRequest, moved, numberOf } from '../support/movements';
import { dayOf, paymentRequest, worker } from '../support/payments';
import { valueOf } from '../support/transfers';
import { watchBooks } from '../support/watchBooks';
import { documentsOf } from './support/oneCReader';
import { CAMT_053, schemaViolations } from './support/camtSchema';
import { readCamt, readCsv, readXlsx } from './support/statementParsers';

/** Monday, 23 November 2026, 10:00 in Bishkek. */
const MONDAY_TEN = Date.UTC(2026, 10, 23, 4);
const FIVE_MINUTES_MS = 300_000;
const DAY_MS = 86_400_000;
const EIGHT_HOURS_MS = 8 * 3_600_000;
const SUPPLIER_INN = '02301201410018';
const COMPANY_INN = '01203201510027';
const DAY = '23.11.2026';

/**
 * Three payments of a company to another bank: done, refused with its fee given back, and returned without it. Then one to a customer of
 * this bank. What was taken and what came back, in the order of the books.
 */
const BOOKED = [
  { amount: -2_000_00n, number: '11', kind: 'movement' },
  { amount: -10_00n, number: '11', kind: 'fee' },
  { amount: -5_000_00n, number: '12', kind: 'movement' },
  { amount: -10_00n, number: '12', kind: 'fee' },
  { amount: -3_000_00n, number: '13', kind: 'movement' },
  { amount: -10_00n, number: '13', kind: 'fee' },
  { amount: 5_000_00n, number: '12', kind: 'return' },
  { amount: 10_00n, number: '12', kind: 'feeReturn' },
  { amount: 3_000_00n, number: '13', kind: 'return' },
  { amount: -100_00n, number: '', kind: 'movement' },
] as const;
const OPENING = 1_000_000_00n;
const CLOSING = BOOKED.reduce((sum, { amount }) => sum + amount, OPENING);

let bank: TestBank;
let user: TestCaller;
let from: string;
let partner: string;
let statement: Statement;

beforeAll(async () => {
  bank = await createTestBank({ now: MONDAY_TEN - DAY_MS });
  const { customerId } = await addCustomer(bank, 'payer');
  user = await bank.callAs('payer');
  from = await addAccount(bank, customerId, { balance: OPENING });
  bank.clock.advance(DAY_MS);
  const other = await addCustomer(bank, 'partner');
  const to = await addAccount(bank, other.customerId);
  partner = await numberOf(bank, to);
  await bank.database.owner.query(`update customer set inn = $2, kind = 'C' where id = $1`, [
    other.customerId,
    COMPANY_INN,
  ]);
  for (const [documentNumber, amount, scenario] of [
    ['11', 200_000n, '182'],
    ['12', 500_000n, '404'],
    ['13', 300_000n, '405'],
  ] as const) {
    const request = { ...paymentRequest({ from, amount, scenario }), documentNumber, inn: SUPPLIER_INN };
    valueOf(await moved(bank, user, { code: 'MAKE_OTHER_BANK_TRANSFER', request }));
  }
  const looking = worker(bank);
  while (bank.clock.now() < MONDAY_TEN + EIGHT_HOURS_MS) {
    await looking.round();
    bank.clock.advance(FIVE_MINUTES_MS);
  }
  valueOf(
    await moved(bank, user, {
      code: 'MAKE_BANK_CLIENT_TRANSFER',
      request: clientRequest({ from, to: partner, amount: 10_000n }),
    }),
  );
  const period = { from: dayOf('2026-11-23'), to: dayOf('2026-11-23') };
  statement = valueOf(await user.call('GENERATE_ACCOUNT_STATEMENT', { accountId: from, ...period }));
});
afterAll(() => bank.close());
watchBooks(() => bank.database.owner);

async function fileOf(format: StatementFormat): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(valueOf(await user.call('GET_STATEMENT_FILE', { statementId: statement.id, format })).bytes);
}

/** Pattern of the payment purpose of a statement line, by its kind. */
function subjectOf({ kind, number }: (typeof BOOKED)[number]): RegExp {
  switch (kind) {
    case 'movement':
      return /^(?!.*(?:Комиссия|Возврат))/;
    case 'fee':
      return new RegExp(`^Комиссия за платёж № ${number} от ${DAY}$`);
    case 'return':
      return new RegExp(`^Возврат платежа № ${number} от ${DAY}\\. Оплата по счёту 15$`);
    case 'feeReturn':
      return new RegExp(`^Возврат комиссии за платёж № ${number} от ${DAY}$`);
  }
}

/** First account of the bank for fees in soms, which stands for all of them. */
async function feeAccount(): Promise<string> {
  const { rows } = await bank.database.owner.query<{ number: string }>(
    `select number from account where account_class = 'FEE_INCOME' and currency = 'KGS' and shard = 0`,
  );
  return rows.map(({ number }) => number).join();
}

describe('a statement with fees and returns', () => {
  it('has an entry for each, turnovers over all of them, and says what each is', async () => {
    expect([statement.opening.minor, statement.closing.minor, statement.entryCount]).toEqual([
      OPENING,
      CLOSING,
      BOOKED.length,
    ]);
    const { entries } = valueOf(await user.call('GET_STATEMENT_ENTRIES', { statementId: statement.id }));
    expect(entries.map(({ amount, kind, payment }) => [amount.minor, kind, payment?.number])).toEqual(
      BOOKED.map(({ amount, kind, number }) => [amount, kind, kind === 'movement' ? undefined : number]),
    );
    const fees = entries.filter(({ kind }) => kind === 'fee' || kind === 'feeReturn');
    const number = await feeAccount();
    expect(fees.map(({ counterpartyName, counterpartyAccount }) => [counterpartyName, counterpartyAccount])).toEqual(
      fees.map(() => ['', number]),
    );
  });

  it.each([
    ['csv', readCsv],
    ['xlsx', readXlsx],
  ] as const)('is read back from %s by a program of tables', async (format, read) => {
    const { opening, closing, entries } = await read(await fileOf(format));
    expect([opening, closing, entries.map(({ minor }) => minor)]).toEqual([
      OPENING,
      CLOSING,
      BOOKED.map(({ amount }) => amount),
    ]);
    BOOKED.forEach((booked, index) => expect(entries[index]?.purpose).toMatch(subjectOf(booked)));
  });

  it('tells the sales tax in each fee, and gives it back with the fee, in every format with a place for it', async () => {
    const taxes = BOOKED.map(({ kind }) => (kind === 'fee' ? 20n : kind === 'feeReturn' ? -20n : 0n));
    const { entries } = valueOf(await user.call('GET_STATEMENT_ENTRIES', { statementId: statement.id }));
    expect(entries.map(({ tax }) => tax.minor)).toEqual(taxes);
    expect(statement.tax).toEqual({ minor: 40n, currency: 'KGS' });
    const { tax, entries: rows } = await readXlsx(await fileOf('xlsx'));
    expect([tax, ...rows.map((row) => row.tax)]).toEqual([40n, ...taxes]);
    const xml = Buffer.from(await fileOf('camt053')).toString('utf8');
    const of = '<Tax><TtlTaxblBaseAmt Ccy="KGS">9.80</TtlTaxblBaseAmt><TtlTaxAmt Ccy="KGS">0.20</TtlTaxAmt></Tax>';
    expect(xml.split(of).length - 1).toBe(4);
    expect(xml.split('<Tax>').length - 1).toBe(4);
    const { text } = await extractText(await getDocumentProxy(await fileOf('pdf')), { mergePages: true });
    const compact = text.replaceAll(/\s/g, '');
    expect(compact.split('Втомчисленалогспродаж:0,20сом').length - 1).toBe(3);
    expect(compact).toContain('Втомчисленалогспродаж0,40сом');
    expect(compact).toMatch(/Втомчисленалогспродаж:[−-]0,20сом/);
  });

  it('takes the tax of each day by the rate of that day', async () => {
    await bank.database.owner.query(`insert into sales_tax_rate (from_day, basis_points) values ('2026-11-24', 500)`);
    const { entries } = valueOf(await user.call('GET_STATEMENT_ENTRIES', { statementId: statement.id }));
    expect(entries.reduce((sum, { tax }) => sum + tax.minor, 0n)).toBe(40n);
    await bank.database.owner.query(`update sales_tax_rate set from_day = '2026-11-23' where basis_points = 500`);
    const changed = valueOf(await user.call('GET_STATEMENT_ENTRIES', { statementId: statement.id }));
    expect(changed.entries.map(({ tax }) => tax.minor)).toContain(48n);
    await expect(fileOf('csv')).rejects.toThrow('sales tax');
    await bank.database.owner.query(`delete from sales_tax_rate where basis_points = 500`);
  });

  it('is read back from MT940 by mt940js: fees as charges, returns as reversals that name the payment', async () => {
    const [read, ...more] = new Parser().parse(Buffer.from(await fileOf('mt940')).toString('latin1'));
    expect(more).toEqual([]);
    expect([minor(read?.openingBalance), minor(read?.closingBalance)]).toEqual([OPENING, CLOSING]);
    const types = { movement: 'NTRF', fee: 'NCHG', return: 'NRTI', feeReturn: 'NCHG' } as const;
    expect(
      read?.transactions.map((line) => [minor(line.amount), line.transactionType, line.isReversal, line.reference]),
    ).toEqual(
      BOOKED.map(({ amount, kind, number }) => [
        amount,
        types[kind],
        kind === 'return' || kind === 'feeReturn',
        number || 'NONREF',
      ]),
    );
    expect(read?.transactions[8]?.details.replaceAll('\n', '')).toContain('Return of payment No. 13 of 23 Nov 2026');
  });

  it('is read back from camt.053 by an XML parser: each an entry, reversals marked, with the reason and the reference of the payment', async () => {
    const bytes = await fileOf('camt053');
    expect(schemaViolations(readCamt(bytes).document, CAMT_053)).toEqual([]);
    const parser = new XMLParser({
      parseTagValue: false,
      isArray: (name) => name === 'Ntry' || name === 'Ustrd' || name === 'Bal',
    });
    const { Stmt: read } = parser.parse(Buffer.from(bytes).toString('utf8')).Document.BkToCstmrStmt;
    const signed = (part: { Amt: string; CdtDbtInd: string }) =>
      (part.CdtDbtInd === 'DBIT' ? -1n : 1n) * minor(part.Amt);
    expect(read.Bal.map(signed)).toEqual([OPENING, CLOSING]);
    expect(minor(read.TxsSummry.TtlNtries.Sum)).toBe(
      BOOKED.reduce((sum, { amount }) => sum + (amount < 0n ? -amount : amount), 0n),
    );
    const families = { movement: undefined, fee: 'MDOP CHRG', return: undefined, feeReturn: 'MCOP CHRG' } as const;
    expect(
      read.Ntry.map((entry: CamtEntry) => {
        const { Domn: domain } = entry.BkTxCd;
        const { Refs: references, RtrInf: returned } = entry.NtryDtls.TxDtls;
        return [
          signed(entry),
          entry.RvslInd,
          domain && `${domain.Fmly.Cd} ${domain.Fmly.SubFmlyCd}`,
          references.InstrId,
          returned?.Rsn.Cd,
        ];
      }),
    ).toEqual(
      BOOKED.map(({ amount, kind, number }) => [
        amount,
        kind === 'return' || kind === 'feeReturn' ? 'true' : undefined,
        families[kind],
        number || undefined,
        kind === 'return' || kind === 'feeReturn' ? 'MS03' : undefined,
      ]),
    );
    const [, , refused, , , , back] = read.Ntry;
    expect(back.NtryDtls.TxDtls.Refs.Prtry).toEqual({ Tp: 'OriginalAcctSvcrRef', Ref: refused.AcctSvcrRef });
  });

  it('is read back from 1C with both sides of every line: account, name, INN, bank and BIC', async () => {
    const { account, documents } = documentsOf(iconv.decode(Buffer.from(await fileOf('oneC')), 'win1251'));
    expect(account).toMatchObject({
      ДатаНачала: DAY,
      ДатаКонца: DAY,
      РасчСчет: statement.accountNumber,
      НачальныйОстаток: '1000000.00',
      ВсегоПоступило: '8010.00',
      ВсегоСписано: '10130.00',
      КонечныйОстаток: '997880.00',
    });
    expect(documents.map((read) => (read['ДатаСписано'] === undefined ? 1n : -1n) * minor(read['Сумма']))).toEqual(
      BOOKED.map(({ amount }) => amount),
    );
    documents.forEach((read, index) => {
      expect(read['НазначениеПлатежа']).toMatch(BOOKED[index] === undefined ? /./ : subjectOf(BOOKED[index]));
      const [own, date] =
        read['ДатаСписано'] === undefined ? ['Получатель', 'ДатаПоступило'] : ['Плательщик', 'ДатаСписано'];
      expect(read[date]).toBe(DAY);
      expect([read[`${own}Счет`], read[`${own}РасчСчет`], read[`${own}БИК`], read[`${own}Банк1`]]).toEqual([
        statement.accountNumber,
        statement.accountNumber,
        '128001',
        'ОАО «Тулпар Банк»',
      ]);
      expect(read[`${own}ИНН`]).toMatch(/^\d{14}$/);
      expect(read[own]).toBe(read[`${own}1`]);
    });
    const [paid, fee, , , , , back, , , inside] = documents;
    const supplier = { name: 'ОсОО Пример Связь', inn: SUPPLIER_INN, bic: '109022', bank: 'Оптима Банк' };
    expect(sideOf(paid, 'Получатель')).toEqual(supplier);
    expect(sideOf(back, 'Плательщик')).toEqual(supplier);
    expect(sideOf(fee, 'Получатель')).toEqual({
      name: 'ОАО «Тулпар Банк»',
      inn: '',
      bic: '128001',
      bank: 'ОАО «Тулпар Банк»',
    });
    expect(fee?.['ПолучательСчет']).toBe(await feeAccount());
    expect(fee?.['ПолучательРасчСчет']).toMatch(/^128\d{13}$/);
    expect(sideOf(inside, 'Получатель')).toMatchObject({ inn: COMPANY_INN, bic: '128001', bank: 'ОАО «Тулпар Банк»' });
    expect(inside?.['ПолучательСчет']).toBe(partner);
  });

  it('does not tell 1C the INN of a person who was paid', async () => {
    await bank.database.owner.query(`update customer set kind = 'I' where inn = $1`, [COMPANY_INN]);
    const { documents } = documentsOf(iconv.decode(Buffer.from(await fileOf('oneC')), 'win1251'));
    expect(sideOf(documents.at(-1), 'Получатель')).toMatchObject({ inn: '', bic: '128001' });
  });

  it('is drawn as a PDF that says what each is', async () => {
    const { text } = await extractText(await getDocumentProxy(await fileOf('pdf')), { mergePages: true });
    const compact = text.replace(/\s/g, '');
    for (const words of [
      `Комиссия за платёж № 11 от ${DAY}`,
      `Возврат платежа № 12 от ${DAY}`,
      `Возврат комиссии за платёж № 12 от ${DAY}`,
    ]) {
      expect(compact).toContain(words.replace(/\s/g, ''));
    }
  });
});

interface CamtEntry {
  readonly Amt: string;
  readonly CdtDbtInd: string;
  readonly RvslInd?: string;
  readonly BkTxCd: { readonly Domn?: { readonly Fmly: { readonly Cd: string; readonly SubFmlyCd: string } } };
  readonly NtryDtls: {
    readonly TxDtls: {
      readonly Refs: { readonly InstrId?: string };
      readonly RtrInf?: { readonly Rsn: { readonly Cd: string } };
    };
  };
}

function sideOf(document: Readonly<Record<string, string>> | undefined, side: 'Плательщик' | 'Получатель') {
  return {
    name: document?.[side],
    inn: document?.[`${side}ИНН`],
    bic: document?.[`${side}БИК`],
    bank: document?.[`${side}Банк1`],
  };
}

/** Converts an amount that another program read into minor units. */
function minor(amount: number | string | undefined): bigint {
  return BigInt(Math.round(Number(amount) * 100));
}
