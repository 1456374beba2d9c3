import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { ExchangeDealsStore } from '../../../src/application/exchange/ExchangeDealsStore';
import type { ExchangeDeal } from '../../../src/domain/exchange/ExchangeDeal';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { ExchangeDeals } from '../../../src/ui/features/payments/exchange/ExchangeDeals';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { showInBank } from '../support/showInBank';

function aDeal(id: number, changes: Partial<ExchangeDeal> = {}): ExchangeDeal {
  return {
    transactionId: String(id),
    madeAt: Date.UTC(2026, 2, 5, 8, 30),
    given: money(875_000n, 'KGS'),
    taken: money(10_000n, 'USD'),
    price: { base: 'USD', quote: 'KGS', price: 87_500_000n },
    debitAccountNumber: '1280016000000114',
    creditAccountNumber: '1280016000000417',
    ...changes,
  };
}

async function shown(gateway: FakeOperationGateway) {
  await showInBank(<ExchangeDeals />, { services: [new ExchangeDealsStore(gateway)], path: '/payment/exchange' });
  return userEvent.setup();
}

const rows = () => screen.getAllByRole('listitem');

describe('the latest exchanges', () => {
  it('stand with amounts, rate and moment, lead to their details, five at a time', async () => {
    const deals = Array.from({ length: 8 }, (_, at) => aDeal(at + 1, at === 1 ? { price: undefined } : {}));
    const user = await shown(new FakeOperationGateway({ GET_EXCHANGE_DEALS: () => success(deals) }));
    await screen.findByRole('heading', { name: 'Ваши последние обмены' });
    expect(rows().map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
      '8 750,00 сом → 100,00 $05.03.2026 14:30 · 1 USD = 87,5000 KGS',
      '8 750,00 сом → 100,00 $05.03.2026 14:30',
      ...Array<string>(3).fill('8 750,00 сом → 100,00 $05.03.2026 14:30 · 1 USD = 87,5000 KGS'),
    ]);
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/history/1');
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
    expect(rows()).toHaveLength(8);
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
  });

  it('are not there before the first, and can be asked for again', async () => {
    const gateway = new FakeOperationGateway({ GET_EXCHANGE_DEALS: () => refusal({ code: 'CLIENT_ERROR' }) });
    const user = await shown(gateway);
    await screen.findByText('Не удалось загрузить ваши обмены');
    gateway.plain.GET_EXCHANGE_DEALS = () => success([]);
    await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(screen.queryByRole('heading', { name: 'Ваши последние обмены' })).toBeNull();
  });
});
