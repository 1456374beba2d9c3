import { describe, expect, it } from 'vitest';

import { LimitsStore } from '../../../src/application/limits/LimitsStore';
import type { TransferCode } from '../../../src/domain/movements/movements';
import { money } from '../../../src/domain/money/Money';
import type { Tariff } from '../../../src/domain/tariff/Tariff';
import { refusal, success } from '../../../src/domain/result/Result';
import { ProviderAmountField } from '../../../src/ui/features/payments/services/ProviderAmountField';
import { LimitHint } from '../../../src/ui/flow/payment/LimitHint';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { aProvider } from '../../domain/payment/builders';
import { showInBank } from '../support/showInBank';

const NO_LIMITS = new FakeOperationGateway({
  GET_CUST_LIMITS: () => refusal({ code: 'INTERNAL_SERVER_ERROR' }),
  GET_CUST_TARIFFS: () => refusal({ code: 'INTERNAL_SERVER_ERROR' }),
});
const FREE = money(0n, 'KGS');

function tariff(transferCode: Tariff['transferCode'], fixed: bigint): Tariff {
  const band = { upTo: undefined, fixed: money(fixed, 'KGS'), basisPoints: 0n, minimum: FREE, maximum: undefined };
  return { transferCode, currency: 'KGS', bands: [band] };
}

const TARIFFS = [tariff('TAX', 1_000n), tariff('BANK_CLIENT', 0n)];

interface Typed {
  readonly code: TransferCode;
  readonly amount: string;
  readonly arrival?: string;
  readonly tariffs?: readonly Tariff[];
}

async function hint({ code, amount, arrival, tariffs = TARIFFS }: Typed): Promise<string> {
  const gateway = new FakeOperationGateway({
    GET_CUST_LIMITS: () => success([]),
    GET_CUST_TARIFFS: () => success(tariffs),
  });
  const limits = new LimitsStore(gateway);
  await limits.reload();
  const { container, unmount } = await showInBank(
    <LimitHint transferCode={code} amountText={amount} currency="KGS" arrival={arrival} />,
    { services: [limits] },
  );
  const text = container.textContent.replaceAll(/\s/g, ' ');
  unmount();
  return text;
}

describe('the line under an amount', () => {
  it.each<[string, Typed, string]>([
    [
      'names fee and arrival',
      { code: 'TAX', amount: '500', arrival: 'придёт за час' },
      'Комиссия 10,00 сом, придёт за час',
    ],
    [
      'leaves a fee of nothing out beside an arrival',
      { code: 'BANK_CLIENT', amount: '500', arrival: 'придёт сразу' },
      'Придёт сразу',
    ],
    ['names a fee of nothing where the arrival is not known', { code: 'BANK_CLIENT', amount: '500' }, 'Без комиссии'],
    ['names the arrival alone where nothing is charged', { code: 'QR', amount: '5', arrival: 'сразу' }, 'Сразу'],
    ['waits for the tariffs', { code: 'QR', amount: '500', arrival: 'придёт сразу', tariffs: [] }, ''],
    ['is not there before an amount is', { code: 'TAX', amount: '', arrival: 'придёт за час' }, ''],
    ['is not there while the amount is none', { code: 'TAX', amount: '1.2.3', arrival: 'придёт за час' }, ''],
  ])('%s', async (_what, typed, expected) => {
    expect(await hint(typed)).toBe(expected);
  });

  it('has the fee of a provider and when the money arrives there', async () => {
    const fee = { basisPoints: 100n, minimum: FREE, maximum: undefined };
    const { container } = await showInBank(
      <ProviderAmountField
        field={{ id: 'amountText', violation: undefined }}
        provider={aProvider({ fee })}
        value="500"
        onChange={() => undefined}
      />,
      { services: [new LimitsStore(NO_LIMITS)] },
    );
    expect(container.textContent.replaceAll(/\s/g, ' ')).toContain('Комиссия 5,00 сом, придёт обычно за минуту. От ');
  });
});
