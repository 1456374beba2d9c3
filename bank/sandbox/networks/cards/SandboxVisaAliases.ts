import type { Instant } from '../../../../src/domain/time/Instant';
import type { UnconnectedBank } from '../../../kernel/BankServices';
import type { AliasAnswer, VisaAliasDirectory } from '../../../networks/ports/VisaAliasDirectory';

/** Name of this bank in the directory. */
const OUR_BANK = 'TULPAR';

/** Fourth to second last digits of numbers for which the directory does not answer. */
const NOBODY_ANSWERS = '503';

interface AliasRow {
  readonly card_id: bigint | null;
  readonly bound_at: Instant;
}

/** Visa's directory as the demonstration has it: a table that a bank adds its own cards to. */
export class SandboxVisaAliases implements VisaAliasDirectory {
  constructor(private readonly bank: UnconnectedBank) {}

  async find(alias: string): Promise<AliasAnswer> {
    if (alias.slice(-4, -1) === NOBODY_ANSWERS) {
      throw new Error('The directory did not answer');
    }
    const { rows } = await this.bank.database.pool.query<AliasRow>(
      'select card_id, bound_at from sandbox_visa_alias where alias = $1',
      [alias],
    );
    const [row] = rows;
    if (row === undefined) {
      return { state: 'free' };
    }
    return row.card_id === null
      ? { state: 'elsewhere' }
      : { state: 'ours', cardId: row.card_id.toString(), boundAt: row.bound_at };
  }

  async bind(alias: string, cardId: string): Promise<AliasAnswer> {
    await this.bank.database.pool.query(
      `insert into sandbox_visa_alias as a (alias, bank, card_id, bound_at) values ($1, $2, $3, $4)
        on conflict (alias) do update set card_id = excluded.card_id, bound_at = excluded.bound_at
          where a.bank = excluded.bank and a.card_id <> excluded.card_id`,
      [alias, OUR_BANK, cardId, new Date(this.bank.clock.now())],
    );
    return this.find(alias);
  }

  async remove(alias: string): Promise<void> {
    await this.bank.database.pool.query('delete from sandbox_visa_alias where alias = $1 and bank = $2', [
      alias,
      OUR_BANK,
    ]);
  }
}
