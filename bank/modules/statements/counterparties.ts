import type { Pool } from '../../db/Pool';

import type { StatementEntry } from '../../../src/domain/statement/Statement';
import { BANK_DETAILS } from '../../kernel/bankDetails';

interface OwnBankRow {
  readonly number: string;
  /** None for people, whose number tells their birthday, and for accounts of the bank. */
  readonly inn: string | null;
}

const OF_THIS_BANK = `
  select a.number, case when c.kind = 'C' then c.inn end as inn from account a left join customer c on c.id = a.customer_id
    where a.number = any ($1)`;
const BANKS = `select bic, name ->> 'ru' as name from network_bank where bic = any ($1)`;

/** The entries with the bank of every counterparty, and the INN of companies that are customers of this one; two queries for a page. */
export async function counterpartiesOf(
  pool: Pool,
  entries: readonly StatementEntry[],
): Promise<readonly StatementEntry[]> {
  const numbers = distinct(entries.map(({ counterpartyAccount }) => counterpartyAccount));
  const bics = distinct(entries.map(({ counterpartyBic }) => counterpartyBic));
  const [ours, banks] = await Promise.all([
    numbers.length === 0
      ? []
      : pool
          .query<OwnBankRow>({ name: 'counterparties-here', text: OF_THIS_BANK, values: [numbers] })
          .then(({ rows }) => rows),
    bics.length === 0
      ? []
      : pool
          .query<{ bic: string; name: string }>({ name: 'banks-of-statement', text: BANKS, values: [bics] })
          .then(({ rows }) => rows),
  ]);
  const here = new Map(ours.map(({ number, inn }) => [number, inn ?? '']));
  const bankNames = new Map(banks.map(({ bic, name }) => [bic, name]));
  return entries.map((entry) => {
    const inn = here.get(entry.counterpartyAccount);
    return inn === undefined
      ? { ...entry, counterpartyBank: bankNames.get(entry.counterpartyBic) ?? entry.counterpartyBank }
      : { ...entry, counterpartyInn: inn, counterpartyBic: BANK_DETAILS.bic, counterpartyBank: BANK_DETAILS.name.ru };
  });
}

function distinct(values: readonly string[]): readonly string[] {
  return [...new Set(values)].filter((value) => value !== '');
}
