import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Spending } from '../../../src/domain/spending/Spending';
import { spendingPeriod } from '../../../src/domain/spending/Spending';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { OpenScreens } from '../../../src/ui/components/OpenScreens';
import { CardActivity } from '../../../src/ui/features/products/cards/CardActivity';
import { CardDetailsViewModel } from '../../../src/ui/features/products/cards/CardDetailsViewModel';
import { CardSpendingViewModel } from '../../../src/ui/features/products/cards/CardSpendingViewModel';
import { aTransaction, NOON } from '../../application/support/builders';
import { aCard } from '../../application/support/cards';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { showInBank } from '../support/showInBank';

const TODAY = bankDayOf(NOON);
const CARD = aCard({ accountId: '17' });
const SPENDING = 'Расходы со счёта карты в этом месяце';
const LATEST = 'Последние операции';

function report(spent: bigint): Spending {
  const { month, through, comparedThrough } = spendingPeriod(TODAY, TODAY);
  const categories = [
    { category: 'food', spent: money(spent, 'KGS'), count: 1, before: money(100_00n, 'KGS') } as const,
  ];
  return { month, through, comparedThrough, categories, months: [], withoutRate: [] };
}

interface Bank {
  readonly spent?: bigint;
  readonly fails?: boolean;
  readonly isOpen?: (path: string) => boolean;
}

async function show({ spent = 250_00n, fails = false, isOpen = () => true }: Bank): Promise<FakeOperationGateway> {
  const bank = { fails };
  const failure = refusal({ code: 'INTERNAL_SERVER_ERROR' } as const);
  const gateway = new FakeOperationGateway({
    GET_SPENDING: () => (bank.fails ? failure : success(report(spent))),
    GET_CARD_MINI_STATEMENT: () => success(Array.from({ length: 7 }, (_, at) => aTransaction({ id: String(at + 1) }))),
  });
  await showInBank(
    <OpenScreens value={isOpen}>
      <CardActivity card={CARD} />
    </OpenScreens>,
    { services: [new CardSpendingViewModel(gateway), new CardDetailsViewModel(gateway)] },
  );
  bank.fails = false;
  return gateway;
}

it('shows what was spent from the account of the card, against last month, and its five latest operations', async () => {
  const gateway = await show({});
  const spending = await screen.findByRole('region', { name: SPENDING });
  expect(await within(spending).findByText('Кафе и продукты')).toBeDefined();
  expect(spending.textContent).toContain('на 150');
  expect(gateway.requestsOf('GET_SPENDING')).toEqual([{ accountId: '17' }]);
  const latest = screen.getByRole('region', { name: LATEST });
  expect(within(latest).getAllByRole('listitem')).toHaveLength(5);
  const whole = within(latest).getByRole('link', { name: 'Вся история' });
  expect(whole.getAttribute('href')).toBe('/history?account=17');
});

it('says that nothing was spent yet', async () => {
  await show({ spent: 0n });
  expect(await screen.findByText('В этом месяце расходов нет')).toBeDefined();
});

it('asks again after a failure', async () => {
  await show({ fails: true });
  const spending = await screen.findByRole('region', { name: SPENDING });
  fireEvent.click(await within(spending).findByRole('button'));
  expect(await within(spending).findByText('Кафе и продукты')).toBeDefined();
});

it('asks for no spending of a company, and for no operations of a user who may not see them', async () => {
  const ofCompany = await show({ isOpen: (path) => path !== '/spending' });
  await screen.findByRole('region', { name: LATEST });
  expect(ofCompany.requestsOf('GET_SPENDING')).toEqual([]);
  document.body.replaceChildren();
  const closed = await show({ isOpen: () => false });
  expect(closed.requestsOf('GET_CARD_MINI_STATEMENT')).toEqual([]);
  expect(screen.queryByRole('region', { name: LATEST })).toBeNull();
});
