import { money } from '../../../../src/domain/money/Money';
import type { Money } from '../../../../src/domain/money/Money';
import type { Instant } from '../../../../src/domain/time/Instant';
import type { WalletMovement, WalletMovementKind } from '../../../../src/domain/wallet/Wallet';
import type { UnconnectedBank } from '../../../kernel/BankServices';
import type {
  HeldWallet,
  WalletHolder,
  WalletOperator,
  WalletOrder,
  WalletOrderState,
} from '../../../networks/ports/WalletOperator';

/** Fourth to second last digits of a wallet number for which a registration is refused, or the operator never answers. */
const REFUSED = '401';
const NEVER_ANSWERS = '503';
/** Last digits of an INN for which the operator never answers. */
const SILENT_INN = '503';

const SHOWN_MOVEMENTS = 100;
/** Time the operator takes to open a wallet, in milliseconds by the clock of the bank. */
const OPENED_AFTER_MS = 20_000;

interface MovementRow {
  readonly id: bigint;
  readonly made_at: Instant;
  readonly kind: WalletMovementKind;
  readonly amount: bigint;
  readonly counterparty: string;
}

/** Operator of wallets of the demonstration. */
export class SandboxElsom implements WalletOperator {
  constructor(private readonly bank: UnconnectedBank) {}

  async holderOf(number: string): Promise<WalletHolder | undefined> {
    await unlessSilent(number);
    const { rows } = await this.bank.database.pool.query<{ holder_inn: string | null }>(
      'select holder_inn from sandbox_wallet where wallet_number = $1',
      [number],
    );
    return rows[0] && { inn: rows[0].holder_inn ?? undefined };
  }

  async numbersOf(inn: string): Promise<readonly string[]> {
    if (inn.endsWith(SILENT_INN)) {
      await silence();
    }
    const { rows } = await this.bank.database.pool.query<{ wallet_number: string }>(
      'select wallet_number from sandbox_wallet where holder_inn = $1 order by 1',
      [inn],
    );
    return rows.map((row) => row.wallet_number);
  }

  async balance({ number, inn }: HeldWallet): Promise<Money | undefined> {
    await unlessSilent(number);
    const { rows } = await this.bank.database.pool.query<{ balance: bigint }>(
      `select coalesce((select sum(m.amount) from sandbox_wallet_movement m where m.wallet_number = w.wallet_number and m.made_at <= $3), 0)::bigint
          as balance from sandbox_wallet w where w.wallet_number = $1 and w.holder_inn = $2`,
      [number, inn, new Date(this.bank.clock.now())],
    );
    return rows[0] && money(rows[0].balance, 'KGS');
  }

  async movements(wallet: HeldWallet): Promise<readonly WalletMovement[] | undefined> {
    await unlessSilent(wallet.number);
    if ((await this.holderOf(wallet.number))?.inn !== wallet.inn) {
      return undefined;
    }
    const { rows } = await this.bank.database.pool.query<MovementRow>(
      `select id, made_at, kind, amount, counterparty from sandbox_wallet_movement where wallet_number = $1 and made_at <= $2
        order by made_at desc, id desc limit $3`,
      [wallet.number, new Date(this.bank.clock.now()), SHOWN_MOVEMENTS],
    );
    return rows.map(({ id, made_at: madeAt, kind, amount, counterparty }) => ({
      id: id.toString(),
      madeAt,
      kind,
      amount: money(amount, 'KGS'),
      counterparty,
    }));
  }

  async register({ key, number, inn }: WalletOrder): Promise<WalletOrderState> {
    await unlessSilent(number);
    const now = this.bank.clock.now();
    const { pool } = this.bank.database;
    const taken = await this.holderOf(number);
    await pool.query(
      'insert into sandbox_wallet_order (key, done_at, refused) values ($1, $2, $3) on conflict do nothing',
      [key, new Date(now + OPENED_AFTER_MS), taken !== undefined || middle(number) === REFUSED],
    );
    const { rows } = await pool.query<{ done: boolean; refused: boolean }>(
      'select done_at <= $2 as done, refused from sandbox_wallet_order where key = $1',
      [key, new Date(now)],
    );
    if (rows[0]?.done !== true) {
      return 'accepted';
    }
    if (rows[0].refused) {
      return 'refused';
    }
    await pool.query('insert into sandbox_wallet (wallet_number, holder_inn) values ($1, $2) on conflict do nothing', [
      number,
      inn,
    ]);
    return 'registered';
  }
}

function middle(number: string): string {
  return number.slice(-4, -1);
}

async function unlessSilent(number: string): Promise<void> {
  if (middle(number) === NEVER_ANSWERS) {
    await silence();
  }
}

/** Never resolves: the caller has to time out. */
function silence(): Promise<never> {
  return new Promise(() => undefined);
}
