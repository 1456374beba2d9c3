import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { LimitsStore } from '../../../src/application/limits/LimitsStore';
import { money } from '../../../src/domain/money/Money';
import type { Tariff } from '../../../src/domain/tariff/Tariff';
import { refusal } from '../../../src/domain/result/Result';
import { ProviderAmountField } from '../../../src/ui/features/payments/services/ProviderAmountField';
import { FeeCalculator } from '../../../src/ui/features/profile/limits/FeeCalculator';
import { FeeAmount } from '../../../src/ui/objects/operations/FeeAmount';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { aProvider } from '../../domain/payment/builders';
import { showInBank } from '../support/showInBank';

const FREE = money(0n, 'KGS');
/** Half a percent, so that the fee of a tyiyn is none. */
const PROVIDER = aProvider({ fee: { basisPoints: 50n, minimum: FREE, maximum: undefined } });
const TARIFF: Tariff = {
  transferCode: 'CLEARING',
  currency: 'KGS',
  bands: [
    { upTo: money(10_000n, 'KGS'), fixed: FREE, basisPoints: 0n, minimum: FREE, maximum: undefined },
    { upTo: undefined, fixed: money(1_000n, 'KGS'), basisPoints: 0n, minimum: FREE, maximum: undefined },
  ],
};

const NO_LIMITS = new FakeOperationGateway({
  GET_CUST_LIMITS: () => refusal({ code: 'INTERNAL_SERVER_ERROR' }),
  GET_CUST_TARIFFS: () => refusal({ code: 'INTERNAL_SERVER_ERROR' }),
});

const text = () => document.body.textContent.replaceAll(/\s/g, ' ');

describe('a fee of nothing', () => {
  it('is called the same beside a label and in a sentence, and left out beside an arrival', async () => {
    const beside = await showInBank(<FeeAmount fee={FREE} />);
    expect(text()).toBe('Без комиссии');
    beside.unmount();
    const { unmount } = await showInBank(
      <ProviderAmountField
        field={{ id: 'amountText', violation: undefined }}
        provider={PROVIDER}
        value="0,01"
        onChange={() => undefined}
      />,
      { services: [new LimitsStore(NO_LIMITS)] },
    );
    expect(text()).not.toContain('Без комиссии');
    expect(text()).toContain('Придёт обычно за минуту. ');
    unmount();
    await showInBank(<FeeCalculator tariffs={[TARIFF]} />);
    await userEvent.type(screen.getByRole('textbox'), '50');
    expect(text()).toContain('Без комиссии, всего 50,00 сом.');
    await userEvent.type(screen.getByRole('textbox'), '00');
    expect(text()).toContain('Комиссия 10,00 сом, всего 5 010,00 сом.');
  });
});
