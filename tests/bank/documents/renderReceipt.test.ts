import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, test } from 'vitest';

import { BANK_DETAILS } from '../../../bank/kernel/bankDetails';
import { RECEIPT_PROOF } from './support/receiptProof';
import { KIND_WORDS, RECEIPT_WORDS, STATUS_WORDS } from '../../../bank/modules/documents/receiptWords';
import { receiptFacts } from '../../../bank/modules/documents/receiptFacts';
import { renderReceipt } from '../../../bank/modules/documents/renderReceipt';
import { formatDateTime } from '../../../src/domain/time/format';
import { checkedToBankDay } from '../../../src/domain/time/Instant';
import type { Transaction } from '../../../src/domain/history/Transaction';
import { LANGUAGES } from '../../../src/domain/language/Language';
import type { Language } from '../../../src/domain/language/Language';
import { money } from '../../../src/domain/money/Money';
import { confirmationText } from '../../../src/domain/operation/confirmationText';
import { DETAIL_WORDS } from '../../../src/domain/operation/detailWords';
import { NETWORK_NAMES } from '../../../src/domain/operation/networks';
import { NETWORK_WORDS } from '../../../src/domain/operation/networkWords';
import { aTransaction } from '../../domain/support/builders';

const MADE_AT = Date.UTC(2026, 10, 21, 19, 0);

async function render(
  transaction: Transaction,
  language: Language,
  payerInn?: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const subject = { transaction, bank: BANK_DETAILS, payerInn, madeAt: MADE_AT, ...RECEIPT_PROOF };
  return renderReceipt(receiptFacts(subject), language);
}

/** The pages of a receipt as another program reads them, each run of spaces as one. */
async function pagesOf(transaction: Transaction, language: Language, payerInn?: string): Promise<readonly string[]> {
  const { text } = await extractText(await getDocumentProxy(await render(transaction, language, payerInn)));
  return text.map((page) => page.replace(/\s+/g, ' '));
}

/** The first page without spaces: where lines break is not looked at. */
async function compact(transaction: Transaction, language: Language, payerInn?: string): Promise<string> {
  const [page = ''] = await pagesOf(transaction, language, payerInn);
  return page.replaceAll(' ', '');
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ');
}

describe.each(LANGUAGES)('the receipt in %s', (language) => {
  test('carries both accounts, the reference, the fingerprint and the words that were confirmed', async () => {
    const transaction = aTransaction();
    const [page = ''] = await pagesOf(transaction, language);
    expect(page).toContain('1280 0160 0000 0114');
    expect(page).toContain('1280 0160 0000 0215');
    expect(page).toContain(transaction.operationId);
    expect(page).toContain('7K3M-Q9TD');
    expect(page).toContain(formatDateTime(transaction.createdAt, language));
    expect(page).toContain(RECEIPT_PROOF.code);
    expect(page).toContain('Сыдыков Айбек');
    expect(page).toContain('Үнөмдөө');
    const words = confirmationText(
      {
        kind: 'ownAccounts',
        amount: money(150_050n, 'KGS'),
        fee: money(0n, 'KGS'),
        debitAccountNumber: '1280016000000114',
        creditAccountNumber: '1280016000000215',
      },
      language,
    );
    expect(page.replaceAll(' ', '')).toContain(plain(words).replaceAll(' ', ''));
  });
});

test('the receipt has the heading of the operation in the history of the caller', async () => {
  const transaction = aTransaction();
  const { debit, credit } = transaction;
  const ownAccounts = new Map([
    [debit.accountNumber ?? '', { product: 'current', name: 'Основной', currency: 'KGS' }],
    [credit.accountNumber ?? '', { product: 'current', name: 'Евро', currency: 'EUR' }],
  ] as const);
  const subject = { transaction, bank: BANK_DETAILS, madeAt: MADE_AT, ...RECEIPT_PROOF };
  const bytes = await renderReceipt(receiptFacts(subject, { ownAccounts }), 'ru');
  const { text } = await extractText(await getDocumentProxy(bytes));
  expect(text[0]?.replace(/\s+/g, ' ')).toContain(`Основной → Евро ${KIND_WORDS.ownTransfer.ru}`);
  const received = { ...transaction, txnCode: 'MAKE_BANK_CLIENT_TRANSFER', senderName: 'Айзада Т.' };
  const mine = new Map([[credit.accountNumber ?? '', { product: 'current', name: '', currency: 'KGS' }]] as const);
  expect(receiptFacts({ ...subject, transaction: received }, { ownAccounts: mine }).title).toEqual({
    names: 'counterparty',
    counterparty: 'Айзада Т.',
  });
});

test.each([
  [
    'ru',
    [
      'Квитанция № 10',
      STATUS_WORDS.ACCEPTED.ru,
      '1 500,50 сом',
      'Одна тысяча пятьсот сомов 50 тыйынов',
      'Страница 1 из 1',
    ],
  ],
  ['en', ['Receipt No. 10', STATUS_WORDS.ACCEPTED.en, '1,500.50 KGS', 'Page 1 of 1']],
  ['kg', ['Дүмүрчөк № 10', 'Жөнөтүүчү', 'Бир миң беш жүз сом 50 тыйын', '1 500,50 сом', '1 барактын 1-барагы']],
  ['cn', ['回单 编号 10', KIND_WORDS.ownTransfer.cn, '1,500.50 索姆', '手续费', '第 1 页，共 1 页']],
] satisfies readonly (readonly [Language, readonly string[]])[])('in %s it says %j', async (language, expected) => {
  const [page = ''] = await pagesOf(aTransaction(), language);
  for (const words of expected) {
    expect(page).toContain(words);
  }
});

test.each(['en', 'cn'] as const)('in %s it spells no amount in the words of another language', async (language) => {
  const [page = ''] = await pagesOf(aTransaction(), language);
  expect(page).not.toMatch(/тысяч|миң/);
});

test('the day it was made is the day in Bishkek', async () => {
  const [page = ''] = await pagesOf(aTransaction(), 'ru');
  expect(page).toContain('22.11.2026 01:00');
});

test('an exchange shows what arrived beside what left', async () => {
  const transaction = aTransaction({
    txnCode: 'CURRENCY_EXCHANGE',
    credit: { accountNumber: '1280016000000013', currency: 'USD', amount: money(1_716n, 'USD') },
    fee: money(1_000n, 'KGS'),
    totalDebited: money(151_050n, 'KGS'),
  });
  const [page = ''] = await pagesOf(transaction, 'ru');
  expect(page).toContain(KIND_WORDS.exchange.ru);
  expect(page).toContain('Сумма зачисления 17,16 $');
  expect(page).toContain('Комиссия 10,00 сом');
  expect(page).toContain('Всего списано 1 510,50 сом');
  expect(page).toContain('Обмен 1 500,50 сом на 17,16 $, со счёта *0114 на счёт *0013. Комиссия 10,00 сом.');
});

test('a payment to another bank names the bank, the day and the purpose code', async () => {
  const valueDate = checkedToBankDay('2026-11-23');
  const transaction = aTransaction({
    txnCode: 'MAKE_OTHER_BANK_TRANSFER_CLEARING',
    terms: { paymentSystem: 'clearing', bic: '109022', valueDate, purposeCode: '42122700', documentNumber: '15' },
  });
  const [page = ''] = await pagesOf(transaction, 'ru');
  for (const row of [
    'БИК банка получателя 109022',
    'Дата валютирования 23.11.2026',
    'Код назначения платежа 42122700',
    'Номер документа 15',
  ]) {
    expect(page).toContain(row);
  }
});

test('an exchange names its rate', async () => {
  const terms = { rate: 87_450_000n, rateBase: 'USD', rateQuote: 'KGS' } as const;
  const [page = ''] = await pagesOf(aTransaction({ txnCode: 'MAKE_EXCHANGE', terms }), 'ru');
  expect(page).toContain('Курс 1 USD = 87,4500 KGS');
});

const REFERENCE = 'TLPR2026112100017';
const ON_ITS_WAY = {
  steps: [],
  deletable: false,
  reference: REFERENCE,
  recallAsked: false,
  recallDeclined: false,
} as const;

test.each(NETWORK_NAMES)('a payment through the network %s names the network and its number there', async (network) => {
  const page = await compact(aTransaction({ progress: { ...ON_ITS_WAY, network } }), 'ru');
  expect(page).toContain(`Платёжнаясистема${NETWORK_WORDS[network].ru.replaceAll(' ', '')}`);
  expect(page).toContain(`Номервплатёжнойсистеме${REFERENCE}`);
});

test.each(LANGUAGES)(
  'money sent by a system shows the sender in %s which system it is and the control number',
  async (language) => {
    const transaction = aTransaction({
      txnCode: 'MAKE_MONEY_TRANSFER',
      progress: { ...ON_ITS_WAY, network: 'remittance', reference: '7719024468' },
      terms: { details: { transferSystem: 'Ak Kerben', payoutCountry: 'KZ' } },
    });
    const page = await compact(transaction, language);
    expect(page).toContain(`${DETAIL_WORDS.transferSystem[language]}AkKerben`.replaceAll(' ', ''));
    expect(page).toContain(`${DETAIL_WORDS.transferCode[language]}7719024468`.replaceAll(' ', ''));
    expect(page.split('AkKerben')).toHaveLength(2);
    expect(page).not.toContain(DETAIL_WORDS.networkReference[language].replaceAll(' ', ''));
  },
);

test('the number of a subscriber is labelled as on the bill of the provider', async () => {
  const credit = { accountNumber: '120456789', currency: 'KGS', amount: money(150_050n, 'KGS') } as const;
  const [page = ''] = await pagesOf(aTransaction({ txnCode: 'MAKE_GENERIC_PAYMENT_V2', credit }), 'ru');
  expect(page).toContain('Счёт зачисления 120456789');
});

test('a money-transfer system is not shown as an account', async () => {
  const credit = { accountNumber: 'Ak Kerben', currency: 'KGS', amount: money(150_050n, 'KGS') } as const;
  const terms = { details: { transferSystem: 'Ak Kerben' } };
  const page = await compact(aTransaction({ txnCode: 'MAKE_MONEY_TRANSFER', credit, terms }), 'ru');
  expect(page).toContain('СистемаденежныхпереводовAkKerben');
  expect(page).not.toContain('Счётзачисления');
});

test.each([
  ['ru', 'Комиссия Без комиссии'],
  ['en', 'Fee No fee'],
] as const)('a payment that cost nothing says so in %s', async (language, row) => {
  const [page = ''] = await pagesOf(aTransaction(), language);
  expect(page).toContain(row);
});

test('a payment from another bank shows no fee', async () => {
  const debit = { accountNumber: undefined, currency: undefined, amount: undefined };
  const [page = ''] = await pagesOf(aTransaction({ txnCode: 'DEPOSIT_INTEREST', debit, fingerprint: '' }), 'ru');
  expect(page).toContain('Сумма 1 500,50 сом');
  expect(page).not.toContain('Всего списано');
  expect(page).not.toContain('Комиссия');
});

test.each(LANGUAGES)('a payment abroad with everything that can be said of it is one page in %s', async (language) => {
  const transaction = aTransaction({
    txnCode: 'MAKE_SWIFT_TRANSFER',
    credit: { accountNumber: '40702810238000000015', currency: 'RUB', amount: money(100_000n, 'RUB') },
    recipientName: 'ООО Ромашка',
    purpose: 'Оплата по счёту 15 от 20.11.2026 за канцелярские товары, без НДС',
    progress: { ...ON_ITS_WAY, network: 'swift', reference: '5368e558-3e1d-4b38-9919-a2cf94c9e57b' },
    terms: {
      valueDate: checkedToBankDay('2026-11-23'),
      details: {
        charges: 'SHA',
        bankCode: '044525225',
        bankName: 'ПАО СБЕРБАНК',
        correspondentAccount: '30101810400000000225',
        recipientAddress: 'Москва, Тверская 1',
        recipientCountry: 'Россия, RU',
        operationCode: '20100',
        inn: '7707083893',
        kpp: '770701001',
      },
    },
  });
  expect(await pagesOf(transaction, language)).toHaveLength(1);
});

test('a control number has no row before the system has assigned it', async () => {
  const progress = { ...ON_ITS_WAY, network: 'remittance', reference: '' } as const;
  const terms = { details: { transferSystem: 'Ak Kerben' } };
  const page = await compact(aTransaction({ txnCode: 'MAKE_MONEY_TRANSFER', progress, terms }), 'ru');
  expect(page).toContain('AkKerben');
  expect(page).not.toContain('Контрольныйномер');
});

test('money received names the system and its reference, and of the control number what was kept', async () => {
  const transaction = aTransaction({
    txnCode: 'MAKE_MONEY_TRANSFER_RECEIVE',
    progress: { ...ON_ITS_WAY, network: 'remittance' },
    terms: { details: { transferSystem: 'Ak Kerben', transferCode: '******4468', networkReference: REFERENCE } },
  });
  const page = await compact(transaction, 'ru');
  for (const row of [
    'СистемаденежныхпереводовAkKerben',
    'Контрольныйномер******4468',
    `Номервплатёжнойсистеме${REFERENCE}`,
  ]) {
    expect(page).toContain(row);
  }
  expect(page.split(REFERENCE)).toHaveLength(2);
});

test('an operation of a company names its maker, approver and signers, each with the moment', async () => {
  const named = (ru: string) => ({ ru, en: ru, kg: ru, cn: ru });
  const at = (minutes: number) => Date.UTC(2026, 10, 23, 6, minutes);
  const signers = {
    madeBy: named('Мамбетова'),
    sentAt: at(1),
    approval: { by: named('Асанов'), approvedAt: at(2) },
    signatures: [
      { place: 1, name: named('Садыков'), signedAt: at(3) },
      { place: 2, name: named('Осмонова'), signedAt: at(4) },
    ],
  } as const;
  const page = await compact(aTransaction({ signers }), 'ru');
  for (const row of ['СоставилМамбетова', 'СогласовалАсанов', 'ПерваяподписьСадыков', 'ВтораяподписьОсмонова']) {
    expect(page).toContain(row);
  }
  for (const time of ['12:01', '12:02', '12:03', '12:04']) {
    expect(page).toContain(time);
  }
});

test('a company that pays is named with its taxpayer number and its bank', async () => {
  const page = await compact(aTransaction(), 'ru', '00101199010001');
  expect(page).toContain('ИННплательщика00101199010001');
  expect(page).toContain('Банкплательщика');
  expect(page).toContain(BANK_DETAILS.bic);
  expect(await compact(aTransaction(), 'ru')).not.toContain('плательщика');
});

test('a payment by a code names its network once, and one inside the bank none', async () => {
  const details = { network: 'ELQR', networkReference: REFERENCE };
  const page = await compact(
    aTransaction({ txnCode: 'MAKE_QR_PAYMENT', progress: { ...ON_ITS_WAY, network: 'elqr' }, terms: { details } }),
    'ru',
  );
  expect(page.split('ПлатёжнаясистемаELQR')).toHaveLength(2);
  expect(page.split(REFERENCE)).toHaveLength(2);
  expect(await compact(aTransaction(), 'ru')).not.toContain('Платёжнаясистема');
});

test('an unknown value has no row', async () => {
  const unknown = { accountNumber: undefined, currency: undefined, amount: undefined };
  const transaction = aTransaction({
    debit: unknown,
    fee: undefined,
    totalDebited: undefined,
    senderName: '',
    fingerprint: '',
  });
  const [page = ''] = await pagesOf(transaction, 'ru');
  expect(page).toContain('1 500,50 сом');
  for (const label of [
    'Счёт списания',
    'Комиссия',
    'Всего списано',
    'Отправитель',
    'Контрольный код операции',
    'Подтверждено',
  ]) {
    expect(page).not.toContain(label);
  }
});

test('Chinese inside another language prints, and so do the symbols of all currencies', async () => {
  const [page = ''] = await pagesOf(aTransaction({ purpose: 'Аң-өң 储蓄 $ ₽ € ₸ £ ₣ ¥ ₺ ċ' }), 'ru');
  expect(page).toContain('Аң-өң 储蓄 $ ₽ € ₸ £ ₣ ¥ ₺ ċ');
});

test('texts that fill more than a page go on to the next, with every page numbered', async () => {
  const pages = await pagesOf(
    aTransaction({
      txnCode: 'MAKE_BANK_CLIENT_TRANSFER',
      purpose: 'Өмүр '.repeat(40),
      recipientName: 'Узун ысым '.repeat(200),
    }),
    'ru',
  );
  expect(pages.length).toBeGreaterThan(1);
  pages.forEach((page, index) => {
    expect(page).toContain(`Страница ${index + 1} из ${pages.length}`);
  });
});

test('the file names itself for a reader that lists documents', async () => {
  const meta = await getMeta(await getDocumentProxy(await render(aTransaction(), 'kg')));
  expect(meta.info).toMatchObject({ Title: 'Дүмүрчөк № 10', Author: '«Тулпар Банк» ААК' });
});

test('every font is inside the file, so it prints the same everywhere', async () => {
  const bytes = Buffer.from(await render(aTransaction(), 'cn')).toString('latin1');
  expect(bytes.match(/\/FontFile[23]/g)?.length).toBeGreaterThanOrEqual(4);
  expect(bytes.match(/\/ToUnicode/g)?.length).toBeGreaterThanOrEqual(4);
});

test('a refused payment says that it was refused and no total that was debited', async () => {
  const changes = { txnCode: 'MAKE_BANK_CLIENT_TRANSFER', fee: money(1_000n, 'KGS') };
  const [page = ''] = await pagesOf(aTransaction({ ...changes, status: 'REJECTED' }), 'ru');
  expect(page).toContain(STATUS_WORDS.REJECTED.ru);
  expect(page).toContain('Комиссия 10,00 сом');
  expect(page).not.toContain('Всего списано');
  const back = { id: '11', number: '11', createdAt: MADE_AT };
  const [returned = ''] = await pagesOf(aTransaction({ ...changes, status: 'REJECTED', returnedBy: [back] }), 'ru');
  expect(returned).toContain('Всего списано');
});

test.each(LANGUAGES)('long names in %s stand over the whole width, still on one page', async (language) => {
  const recipientName = 'ОсОО «Кыргыз Бакыт Курулуш Инвест Компаниясы Плюс», город Бишкек';
  const purpose = 'Оплата по договору № 15 от 20.11.2026 за строительные материалы, доставку и монтаж, без НДС';
  const terms = { paymentSystem: 'clearing', bic: '109022', purposeCode: '42122700', documentNumber: '15' } as const;
  const pages = await pagesOf(
    aTransaction({ txnCode: 'MAKE_OTHER_BANK_TRANSFER_CLEARING', recipientName, purpose, terms }),
    language,
  );
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain(`${RECEIPT_WORDS.recipient[language]} ${recipientName.slice(0, 30)}`);
});
