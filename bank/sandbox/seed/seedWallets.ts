import type { ClientBase } from 'pg';

import type { Instant } from '../../../src/domain/time/Instant';
import type { WalletMovementKind } from '../../../src/domain/wallet/Wallet';
import { DEMONSTRATION_CUSTOMERS } from './people';
import type { CustomerKey } from './DemonstrationCustomer';

interface PlannedMovement {
  readonly daysAgo: number;
  readonly kind: WalletMovementKind;
  /** In tyiyns. */
  readonly amount: bigint;
  readonly counterparty: string;
}

interface PlannedWallet {
  readonly number: string;
  /** Undefined for a holder the operator has not identified. */
  readonly holder: CustomerKey | undefined;
  readonly isBound: boolean;
  readonly movements: readonly PlannedMovement[];
}

/** Wallets: one bound, one its owner can find, one of another person and one of an unidentified holder. */
const WALLETS: readonly PlannedWallet[] = [
  {
    number: '+996700101010',
    holder: 'aibek',
    isBound: true,
    movements: [
      { daysAgo: 21, kind: 'topUp', amount: 500_000n, counterparty: 'Терминал, Бишкек' },
      { daysAgo: 15, kind: 'payment', amount: -128_000n, counterparty: 'Жибек Нет' },
      { daysAgo: 9, kind: 'transferIn', amount: 240_050n, counterparty: '+996 7** ** 02 02' },
      { daysAgo: 4, kind: 'cashOut', amount: -200_000n, counterparty: 'Агент, Ош базары' },
      { daysAgo: 1, kind: 'transferOut', amount: -75_500n, counterparty: '+996 5** ** 77 01' },
    ],
  },
  {
    number: '+996777101020',
    holder: 'aibek',
    isBound: false,
    movements: [{ daysAgo: 40, kind: 'topUp', amount: 85_000n, counterparty: 'Терминал, Бишкек' }],
  },
  {
    number: '+996700202020',
    holder: 'aizada',
    isBound: false,
    movements: [{ daysAgo: 12, kind: 'topUp', amount: 310_000n, counterparty: 'Терминал, Ош' }],
  },
  { number: '+996555777002', holder: undefined, isBound: false, movements: [] },
];

const DAY_MS = 86_400_000;
const BOUND_FOR_DAYS = 60;

/** Fills the operator of the demonstration and binds what is bound. What is there already stays as it is. */
export async function seedWallets(client: ClientBase, now: Instant): Promise<void> {
  for (const wallet of WALLETS) {
    const inn = DEMONSTRATION_CUSTOMERS.find(({ key }) => key === wallet.holder)?.inn;
    const { rowCount } = await client.query(
      'insert into sandbox_wallet (wallet_number, holder_inn) values ($1, $2) on conflict do nothing',
      [wallet.number, inn],
    );
    if (rowCount === 1) {
      await insertMovements(client, wallet, now);
      await bind(client, wallet, { inn, now });
    }
  }
}

async function insertMovements(client: ClientBase, { number, movements }: PlannedWallet, now: Instant): Promise<void> {
  for (const { daysAgo, kind, amount, counterparty } of movements) {
    await client.query(
      'insert into sandbox_wallet_movement (wallet_number, made_at, kind, amount, counterparty) values ($1, $2, $3, $4, $5)',
      [number, new Date(now - daysAgo * DAY_MS), kind, amount, counterparty],
    );
  }
}

async function bind(
  client: ClientBase,
  { number, isBound }: PlannedWallet,
  { inn, now }: { inn: string | undefined; now: Instant },
): Promise<void> {
  if (isBound) {
    await client.query(
      `insert into wallet (customer_id, wallet_number, state, since) select id, $1, 'bound', $3 from customer where inn = $2 and kind = 'I'`,
      [number, inn, new Date(now - BOUND_FOR_DAYS * DAY_MS)],
    );
  }
}
