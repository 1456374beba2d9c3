import type {
  BankAbroad,
  BankCode,
  CodesAbroad,
  DirectoryEntry,
} from '../../../src/domain/directory/AbroadDirectories';
import type { Currency } from '../../../src/domain/money/Currency';
import type { Database } from '../../db/Database';
import type { CallContext } from '../../kernel/Handler';
import type { NameSource } from '../../kernel/OperationNames';

/**
 * A bank by its code of a type: nine digits of the Bank of Russia, or a SWIFT code, of which eight characters and the same with XXX name one
 * bank; a branch that is not listed is not replaced by its head office.
 */
const FIND_BANK = `
  select code, name, address, country, correspondent_account as "correspondentAccount" from bank_abroad
    where (code ~ '^[0-9]') = ($2 = 'BIC') and (code = $1
      or code = case when $1 like '________XXX' then left($1, 8) when length($1) = 8 then $1 || 'XXX' end)
    order by code = $1 desc limit 1`;

export async function findBankAbroad(
  { pool }: Database,
  { codeType, code }: BankCode,
): Promise<BankAbroad | undefined> {
  const { rows } = await pool.query<BankAbroad>({ name: 'bank-abroad', text: FIND_BANK, values: [code, codeType] });
  return rows[0];
}

/** The SWIFT code of the bank that keeps this bank's account in a currency; `undefined` when there is none. */
export async function correspondentIn({ pool }: Database, currency: Currency): Promise<string | undefined> {
  const { rows } = await pool.query<{ swift_code: string }>({
    name: 'swift-correspondent',
    text: 'select swift_code from swift_correspondent where currency = $1',
    values: [currency],
  });
  return rows[0]?.swift_code;
}

export async function readCountries({ pool }: Database): Promise<readonly DirectoryEntry[]> {
  const { rows } = await pool.query<DirectoryEntry>({
    name: 'countries',
    text: 'select code, name from country order by code',
    values: [],
  });
  return rows;
}

export const countryNames: NameSource = {
  read: async (database) => new Map((await readCountries(database)).map(({ code, name }) => [code, name])),
  showsCode: true,
};

type Directory = 'vo' | 'kbe' | 'knp';

/** Codes for payments abroad. Codes of the purpose (`knp`) are limited to the user's prefixes (specification 1, section 6). */
const CODES = `
  select c.directory, c.code, c.name from code_abroad c join app_user u on u.id = $1
    where c.directory <> 'knp' or u.purpose_code_prefixes = '{}'
      or c.code like any (select x || '%' from unnest(u.purpose_code_prefixes) x)
    order by c.code`;

export async function readCodesAbroad({ bank, caller }: CallContext): Promise<CodesAbroad> {
  const { rows } = await bank.database.pool.query<DirectoryEntry & { readonly directory: Directory }>({
    name: 'codes-abroad',
    text: CODES,
    values: [caller.userId],
  });
  const listed = (wanted: Directory): readonly DirectoryEntry[] =>
    rows.filter(({ directory }) => directory === wanted).map(({ code, name }) => ({ code, name }));
  return { operationCodes: listed('vo'), beneficiaryCodes: listed('kbe'), purposeCodes: listed('knp') };
}
