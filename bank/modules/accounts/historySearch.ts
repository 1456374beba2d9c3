import { SOUGHT_DETAILS, SOUGHT_NUMBERS, soughtWords } from '../../../src/domain/history/soughtText';
import type { SoughtWord } from '../../../src/domain/history/soughtText';
import { searchable } from '../../../src/domain/language/searchable';
import type { LocalizedText } from '../../../src/domain/language/Language';
import { MOVEMENTS, TRANSACTION_KINDS } from '../../../src/domain/movements/movements';
import type { BankMovements, TransactionKind } from '../../../src/domain/movements/movements';
import { TREASURY } from '../../../src/domain/tax/budgetPurpose';
import type { CallContext } from '../../kernel/Handler';
import { KIND_WORDS } from '../documents';
import { readProviders } from '../directories';
import { readAccounts } from './accountRepository';
import type { HistoryConditions } from './historyConditions';
import { SHOWN_CODE } from './historyConditions';

/** A word of a text, with what the bank knows under it by another name than stands in the history. */
export interface SoughtInBank extends SoughtWord {
  /** Kinds of operations that are called so in one of the languages. */
  readonly kinds: readonly TransactionKind[];
  /** Names, as they are stored, of providers that are called so in one of the languages. */
  readonly names: readonly string[];
  /** Accounts of the customer of that name. */
  readonly accountIds: readonly string[];
}

/** The words of a text and what the bank knows under them; none for a text without a letter or a figure. */
export async function soughtInBank(text: string, context: CallContext): Promise<readonly SoughtInBank[]> {
  const { bank, caller } = context;
  const [providers, accounts] = await Promise.all([
    readProviders(context),
    readAccounts(bank.database.pool, caller.customerId, 'O'),
  ]);
  const names = [...providers.map(({ name }) => name), TREASURY];
  return soughtWords(text).map((word) => {
    const isCalled = (called: LocalizedText): boolean =>
      Object.values(called).some((name) => searchable(name).includes(word.part));
    return {
      ...word,
      kinds: TRANSACTION_KINDS.filter((kind) => isCalled(KIND_WORDS[kind])),
      names: names.filter(isCalled).map(({ ru }) => ru),
      accountIds: accounts.filter(({ name }) => searchable(name).includes(word.part)).map(({ id }) => id),
    };
  });
}

const details = (names: readonly string[]) => names.map((name) => `t.terms -> 'details' ->> '${name}'`).join(', ');
const plainAmount = (column: string) => `t.${column} / 100 || '.' || lpad((t.${column} % 100)::text, 2, '0')`;

/**
 * Texts of a transaction `t` as the customer `$1` reads them, in which words are looked for as `soughtText` says: `words` spelled as
 * `searchable` spells, `amounts`, and `numbers`, each between two line ends; and its `code` in capital letters. A payer who pays as another customer is found by the name that
 * is shown, so that a search tells nothing of him that a page does not.
 */
export const SEARCHED_TEXTS = `
  left join lateral (select k.kind from account a join customer k on k.id = a.customer_id
    where a.id = t.debit_account_id and a.customer_id <> $1) payer on true
  cross join lateral (select
    translate(lower(concat_ws(E'\\n', case when payer.kind is null then t.sender_name else shown_name(payer.kind, t.sender_name) end,
      case when payer.kind is null then t.recipient_name else (select k.name ->> 'ru' from customer k where k.id = $1) end,
      t.purpose, (select n.note from operation_note n where n.customer_id = $1 and n.txn_id = t.id),
      ${details(SOUGHT_DETAILS)})), 'ё', 'е') as words,
    concat_ws(E'\\n', ${['debit_amount', 'credit_amount', 'total_debited'].map(plainAmount).join(', ')}) as amounts,
    upper(${SHOWN_CODE}) as code,
    E'\\n' || translate(lower(concat_ws(E'\\n', t.debit_number, t.credit_number, t.id, t.operation_id, t.terms ->> 'documentNumber',
      ${details(SOUGHT_NUMBERS)})), ' ()-', '') || E'\\n' as numbers
    offset 0) s`;

/** Kind of the transaction of {@link SEARCHED_TEXTS}: what `MovementList.kindOf` says, for a query. */
const KIND = kindExpression(MOVEMENTS);

function kindExpression({ kindRules: { codes, parts } }: BankMovements): string {
  const whole = codes.map(([code, kind]) => `when '${code}' then '${kind}'`).join(' ');
  const byPart = parts.map(([part, kind]) => `when strpos(s.code, '${part}') > 0 then '${kind}'`).join(' ');
  return String.raw`case when s.code like '%\_RETURN' then 'paymentReturn'
    else case s.code ${whole} else case ${byPart} else 'other' end end end`;
}

/** Condition that a word stands in the {@link SEARCHED_TEXTS}, or the transaction is known to the bank under it. */
export function foundIn(word: SoughtInBank, conditions: HistoryConditions): string {
  const { part, amount, number, kinds, names, accountIds } = word;
  const any = (column: string, values: readonly string[], type: string): readonly string[] =>
    values.length === 0 ? [] : [`${column} = any (${conditions.value(values)}::${type}[])`];
  const ways = [
    `strpos(s.words, ${conditions.value(part)}) > 0`,
    `strpos(s.numbers, ${conditions.value(number)}) > 0`,
    ...(amount === undefined ? [] : [`strpos(s.amounts, ${conditions.value(amount)}) > 0`]),
    ...any(KIND, kinds, 'text'),
    ...any('t.recipient_name', names, 'text'),
    ...any('t.sender_name', names, 'text'),
    ...any('t.debit_account_id', accountIds, 'bigint'),
    ...any('t.credit_account_id', accountIds, 'bigint'),
  ];
  return `(${ways.join(' or ')})`;
}
