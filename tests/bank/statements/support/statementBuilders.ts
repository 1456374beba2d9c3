import fc from 'fast-check';

import { BANK_DETAILS } from '../../../../bank/kernel/bankDetails';
import type { StatementFacts } from '../../../../bank/modules/documents/statementFacts';
import { STATEMENT_FILES } from '../../../../bank/modules/statements/statementFormats';
import type { Language } from '../../../../src/domain/language/Language';
import { CURRENCIES } from '../../../../src/domain/money/Currency';
import type { Currency } from '../../../../src/domain/money/Currency';
import { MOVEMENTS } from '../../../../src/domain/movements/movements';
import { money } from '../../../../src/domain/money/Money';
import { entryReference } from '../../../../src/domain/statement/Statement';
import type { Statement, StatementEntry, StatementFormat } from '../../../../src/domain/statement/Statement';
import { checkedToBankDay } from '../../../../src/domain/time/Instant';
import type { BankDay } from '../../../../src/domain/time/Instant';

/** Texts that break careless writers: separators, formulas, tags, line ends, controls, foreign letters, halves of pairs. */
const NASTY = [
  'ОсОО «Пример Связь»',
  'Өмүрбек Үсөнов, ңандай',
  '深圳市贸易有限公司',
  'a;b"c,d',
  '=1+1',
  '+996 555',
  '-5',
  '@SUM(A1)',
  "'quoted'",
  '<b>&amp;</b>',
  ']]>',
  'line\r\nbreak',
  '\ttab',
  'КонецДокумента',
  'СекцияДокумент=Платежное поручение',
  ':61:2611221122D5,00',
  '-}',
  '{4:',
  '_x0041_',
  '№ 5 № 6',
  '\u0000\u0007',
  '\ud800',
  '😀 emoji',
  'é ü ß',
  '    ',
  '…—–',
  'x'.repeat(500),
  'слово '.repeat(60),
  '\u2028',
  '%',
  '0',
  '1e5',
  '12.11.2026',
] as const;

export const nastyText = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ maxLength: 60, unit: 'grapheme' }),
  fc.string({ maxLength: 60, unit: 'binary' }),
  fc.tuple(fc.constantFrom(...NASTY), fc.constantFrom(...NASTY)).map((pair) => pair.join('')),
);

function day(text: string): BankDay {
  const checked = checkedToBankDay(text);
  if (checked === undefined) {
    throw new Error(text);
  }
  return checked;
}

const STARTED = Date.UTC(2026, 7, 1, 2);

export interface EntryRequest {
  readonly minor: bigint;
  /** Sales tax in it; none by default. */
  readonly taxMinor?: bigint;
  readonly counterpartyName?: string;
  readonly counterpartyAccount?: string;
  readonly purpose?: string;
  readonly documentNumber?: string;
}

export interface Ledger {
  readonly facts: StatementFacts;
  readonly entries: readonly StatementEntry[];
}

/** A statement with these entries, whose balances agree with them. */
export function aLedger(
  requestes: readonly EntryRequest[],
  { opening = 100_000n, currency = 'KGS' as Currency, owner = 'Сыдыков Айбек' } = {},
): Ledger {
  let balance = opening;
  const entries = requestes.map(({ minor, taxMinor = 0n, ...said }, index): StatementEntry => {
    balance += minor;
    return {
      version: BigInt(index + 8),
      reference: entryReference('1000', BigInt(index + 8)),
      bookedAt: STARTED + index * 61_000,
      amount: money(minor, currency),
      balanceAfter: money(balance, currency),
      tax: money(taxMinor, currency),
      txnCode: 'MAKE_BANK_CLIENT_TRANSFER',
      kind: 'movement',
      counterpartyName: '',
      counterpartyAccount: '1280016000000215',
      counterpartyInn: '',
      counterpartyBic: '',
      counterpartyBank: '',
      purpose: '',
      documentNumber: '',
      ...said,
    };
  });
  const sum = (sign: 1n | -1n) =>
    requestes.reduce((total, { minor }) => (minor * sign > 0n ? total + minor * sign : total), 0n);
  const statement: Statement = {
    id: '2c7a8a54-0000-4000-8000-1234567890ab',
    number: 7,
    product: 'account',
    accountNumber: '1280016000000114',
    currency,
    owner: { ru: owner, en: owner, kg: owner, cn: owner },
    from: day('2026-08-01'),
    to: day('2026-10-31'),
    opening: money(opening, currency),
    credited: money(sum(1n), currency),
    debited: money(sum(-1n), currency),
    tax: money(
      requestes.reduce((total, { taxMinor = 0n }) => total + taxMinor, 0n),
      currency,
    ),
    closing: money(balance, currency),
    entryCount: entries.length,
    code: '0123-4567-89AB-CDEF-GHJK',
    madeAt: Date.UTC(2026, 10, 22, 4, 5),
  };
  const checkAddress = 'https://bank.example/excerpt?code=0123-4567-89AB-CDEF-GHJK';
  return {
    facts: { statement, ownerInn: '02301201410018', bank: BANK_DETAILS, checkAddress, movements: MOVEMENTS },
    entries,
  };
}

const entryRequest: fc.Arbitrary<EntryRequest> = fc.record({
  minor: fc.bigInt({ min: -999_999_999_999n, max: 999_999_999_999n }).filter((minor) => minor !== 0n),
  taxMinor: fc.bigInt({ min: -999_999n, max: 999_999n }),
  counterpartyName: nastyText,
  counterpartyAccount: fc.oneof(fc.constantFrom('1280016000000215', '', '417777******7776'), nastyText),
  purpose: nastyText,
  documentNumber: fc.oneof(fc.constant(''), fc.stringMatching(/^[A-Za-z0-9]{1,10}$/)),
});

/** Any ledger with any texts. */
export const anyLedger: fc.Arbitrary<Ledger> = fc
  .record({
    requestes: fc.array(entryRequest, { maxLength: 30 }),
    opening: fc.bigInt({ min: -(10n ** 10n), max: 10n ** 12n }),
    currency: fc.constantFrom(...CURRENCIES),
    owner: nastyText,
  })
  .map(({ requestes, ...options }) => aLedger(requestes, options));

/** The file of a ledger, whose entries come in pages of an odd size. */
export async function fileOf(
  { facts, entries }: Ledger,
  format: StatementFormat,
  language: Language = 'ru',
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of STATEMENT_FILES[format].make(facts, pagesOf(entries), language)) {
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

const ODD_PAGE = 7;

async function* pagesOf(entries: readonly StatementEntry[]): AsyncGenerator<readonly StatementEntry[], void> {
  for (let at = 0; at < entries.length; at += ODD_PAGE) {
    yield entries.slice(at, at + ODD_PAGE);
  }
}
