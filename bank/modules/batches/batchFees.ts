import type { BatchKind } from '../../../src/domain/batch/batchFormats';
import { money } from '../../../src/domain/money/Money';
import type { Currency } from '../../../src/domain/money/Currency';
import type { Money } from '../../../src/domain/money/Money';
import { chargedTransfer } from '../../../src/domain/swift/charges';
import type { Charges } from '../../../src/domain/swift/charges';
import { feeFor } from '../../../src/domain/tariff/Tariff';
import type { Tariff, TariffCode } from '../../../src/domain/tariff/Tariff';
import { readTariffs } from '../limits';
import type { CallContext } from '../../kernel/Handler';

/** A salary costs what transfers to customers of the bank cost, line by line. */
const TARIFF_OF: Readonly<Record<Exclude<BatchKind, 'swift'>, TariffCode>> = {
  salary: 'BANK_CLIENT',
  internal: 'BANK_CLIENT',
  clearing: 'CLEARING',
  gross: 'GROSS',
};

/** Fee of one line of a batch, by its amount; `undefined` when no tariff covers the amount. */
export function feeOfLine(
  { kind, charges = 'SHA' }: { readonly kind: BatchKind; readonly charges?: Charges | undefined },
  amount: Money,
  tariffs: readonly Tariff[],
): Money | undefined {
  if (kind === 'swift') {
    return chargedTransfer(charges, amount, tariffs)?.fee;
  }
  const tariff = tariffs.find(
    ({ transferCode, currency }) => transferCode === TARIFF_OF[kind] && currency === amount.currency,
  );
  return tariff && feeFor(tariff, amount);
}

interface ChosenRow {
  readonly amount: bigint;
  readonly charges: Charges | null;
  readonly lines: number;
}

const CHOSEN = `
  select l.amount, l.wanted #>> '{abroad,charges}' as charges, count(*)::int as lines
    from batch_line l where l.batch_id = $1 and l.chosen group by 1, 2`;

/** Sum of the fees of the selected lines of a batch; `undefined` when a tariff is missing for one of them. */
export async function feeOfChosen(
  context: CallContext,
  { id, kind, currency }: { readonly id: bigint; readonly kind: BatchKind; readonly currency: Currency },
): Promise<Money | undefined> {
  const { pool } = context.bank.database;
  const [tariffs, { rows }] = await Promise.all([
    readTariffs(context),
    pool.query<ChosenRow>({ name: 'chosen-amounts', text: CHOSEN, values: [id.toString()] }),
  ]);
  let minor = 0n;
  for (const { amount, charges, lines } of rows) {
    const fee = feeOfLine({ kind, charges: charges ?? undefined }, money(amount, currency), tariffs);
    if (fee === undefined) {
      return undefined;
    }
    minor += fee.minor * BigInt(lines);
  }
  return money(minor, currency);
}
