import { describe, expect, it } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { Amount } from '../../../src/ui/components/Amount';
import { HiddenAmounts } from '../../../src/ui/components/HiddenAmounts';
import { showInBank } from '../support/showInBank';

const AMOUNT = money(1_250_050n, 'KGS');

describe('Amount', () => {
  it('shows the sign beside the figures', async () => {
    const { container } = await showInBank(<Amount amount={AMOUNT} sign="negative" />);
    expect(container.textContent).toBe('−12\u00a0500,50\u00a0сом');
  });

  it('is left alone by a translator of the page, so that it can change', async () => {
    const { container } = await showInBank(<Amount amount={AMOUNT} />);
    expect(container.querySelector('[translate="no"]')?.textContent).toContain('12\u00a0500,50');
  });

  it('shows no figure while amounts are hidden, except where a customer confirms one', async () => {
    const { container } = await showInBank(
      <HiddenAmounts value={true}>
        <p>
          <Amount amount={AMOUNT} />
        </p>
        <p>
          <Amount amount={AMOUNT} always />
        </p>
      </HiddenAmounts>,
    );
    const [hidden, always] = [...container.querySelectorAll('p')].map((line) => line.textContent);
    expect(hidden).toContain('Сумма скрыта');
    expect(hidden).not.toMatch(/\d/);
    expect(always).toContain('12\u00a0500,50');
  });
});
