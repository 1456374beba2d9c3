import type { ClientBase } from 'pg';

import { maskedCardNumber } from '../../../src/domain/card/cardNumber';
import { INTAKE_FILES } from './lines';
import type { AccountLine, CardLine, CustomerLine, IntakeKind, LineOf, UserLine } from './lines';
import { kindsIn, readLines } from './readLines';
import { minorOf } from './takeLine';

/** One fact that the other system and the bank state differently. */
export interface Difference {
  /** File and line, such as `accounts.jsonl:12`; the number of an account that stands in no line. */
  readonly place: string;
  readonly field: string;
  readonly file: string;
  readonly bank: string;
}

type Facts = Readonly<Record<string, string>>;

/** Facts of a line, and a query of the same facts of its row as texts. */
interface Comparison<Line> {
  readonly facts: (line: Line) => Facts;
  readonly query: string;
}

const COMPARED: { readonly [Kind in IntakeKind]: Comparison<LineOf[Kind]> } = {
  customer: {
    facts: ({ number, name, inn, phone, passport }: CustomerLine) => ({
      number,
      name: name.ru,
      inn,
      phone,
      ...(passport !== undefined && { 'passport.expiresOn': passport.expiresOn }),
    }),
    query: `select c.customer_no as number, c.name ->> 'ru' as name, c.inn, c.phone, c.passport_expires_on::text as "passport.expiresOn"
      from intake_line l join customer c on c.id = l.row_id where l.kind = 'customer' and l.reference = $1`,
  },
  user: {
    facts: ({ login, name, phone, email }: UserLine) => ({ login, name: name.ru, phone, email: email ?? '' }),
    query: `select u.login, u.full_name ->> 'ru' as name, u.phone, u.email
      from intake_line l join app_user u on u.id = l.row_id where l.kind = 'user' and l.reference = $1`,
  },
  account: {
    facts: ({ number, currency, balance, frozen }: AccountLine) => ({
      number,
      currency,
      balance: minorOf(balance).toString(),
      frozen: String(frozen === true),
    }),
    query: `select a.number, a.currency, a.balance::text as balance, a.frozen::text as frozen
      from intake_line l join account a on a.id = l.row_id where l.kind = 'account' and l.reference = $1`,
  },
  card: {
    facts: ({ number, expiresOn, holder }: CardLine) => ({ number: maskedCardNumber(number), expiresOn, holder }),
    query: `select c.masked_number as number, c.expires_on::text as "expiresOn", c.holder
      from intake_line l join card c on c.id = l.row_id where l.kind = 'card' and l.reference = $1`,
  },
};

/** Current accounts of customers that stand in no line of any intake: opened in the bank, and unknown to the other system. */
const ACCOUNTS_OF_NO_LINE = `
  select a.number from account a where a.customer_id is not null and a.product = 'current' and a.record_status = 'O'
      and not exists (select from intake_line l where l.kind = 'account' and l.row_id = a.id)
    order by a.number`;

/**
 * Every difference between the files of a folder and the books of the bank, at one moment. Nothing is changed. Amounts are in minor units.
 */
export async function* compare(client: ClientBase, folder: string): AsyncGenerator<Difference> {
  await client.query('begin isolation level repeatable read, read only');
  try {
    for (const kind of kindsIn(folder)) {
      yield* compareFile(client, folder, kind);
    }
    const { rows } = await client.query<{ number: string }>(ACCOUNTS_OF_NO_LINE);
    yield* rows.map(({ number }) => ({ place: number, field: 'account', file: 'in no line', bank: 'open' }));
  } finally {
    await client.query('rollback');
  }
}

async function* compareFile(client: ClientBase, folder: string, kind: IntakeKind): AsyncGenerator<Difference> {
  for await (const read of readLines(folder, kind)) {
    const place = `${INTAKE_FILES[kind].file}:${read.row}`;
    if ('fault' in read) {
      yield { place, field: read.fault.field, file: read.fault.problem, bank: 'not compared' };
    } else {
      yield* differences(client, { kind, line: read.line, place });
    }
  }
}

async function* differences<Kind extends IntakeKind>(
  client: ClientBase,
  { kind, line, place }: { readonly kind: Kind; readonly line: LineOf[Kind]; readonly place: string },
): AsyncGenerator<Difference> {
  const { facts, query } = COMPARED[kind];
  const { rows } = await client.query<Record<string, string | null>>(query, [line.reference]);
  const [row] = rows;
  if (row === undefined) {
    yield { place, field: kind, file: line.reference, bank: 'not there' };
    return;
  }
  for (const [field, file] of Object.entries(facts(line))) {
    const bank = row[field] ?? '';
    if (bank !== file) {
      yield { place, field, file, bank };
    }
  }
}
