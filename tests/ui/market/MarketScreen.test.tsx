import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { UserStore } from '../../../src/application/user/UserStore';
import type { LoanProduct } from '../../../src/domain/directory/BankDirectories';
import { money } from '../../../src/domain/money/Money';
import type { Currency } from '../../../src/domain/money/Currency';
import { success } from '../../../src/domain/result/Result';
import { OpenScreens } from '../../../src/ui/components/OpenScreens';
import { MarketScreen } from '../../../src/ui/features/products/market/MarketScreen';
import { someDirectories } from '../../application/support/directories';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { showInBank } from '../support/showInBank';

function loan(id: string, name: string, rates: readonly (readonly [Currency, number])[]): LoanProduct {
  return {
    id,
    name: { ru: name, en: name, kg: name, cn: name },
    offers: rates.map(([currency, rateFrom]) => ({
      currency,
      rateFrom,
      minimum: money(1n, currency),
      maximum: money(2n, currency),
      shortestMonths: 3,
      longestMonths: 60,
    })),
  };
}

const PERSONAL = loan('1', 'Потребительский кредит', [['KGS', 1900]]);
const MORTGAGE = loan('3', 'Ипотека', [['KGS', 1300]]);
const BUSINESS = loan('4', 'Кредит для бизнеса', [
  ['KGS', 1500],
  ['USD', 1300],
]);

it.each([
  ['a person', [PERSONAL, MORTGAGE], 'Все кредиты банка от 13 %. Ответ за 3 рабочих дня'],
  ['a company', [BUSINESS], 'Кредит для бизнеса: KGS от 15 %, USD от 13 %. Ответ за 3 рабочих дня'],
  ['a customer without an offer', [], 'Ответ за 3 рабочих дня'],
])('the tile of loans says the rates that apply to %s', async (_who, loans, text) => {
  const name = { ru: 'Кредит', en: 'Loan', kg: 'Насыя', cn: '贷款' };
  const gateway = new FakeOperationGateway({
    GET_SHOP_PRODUCTS: () => success({ dataVersion: 1n, content: [{ code: 'loan-application', name }] }),
    GET_LOAN_PRODUCTS: () => success({ dataVersion: 1n, content: loans }),
  });
  const directories = someDirectories(gateway);
  await showInBank(
    <OpenScreens value={() => true}>
      <MarketScreen />
    </OpenScreens>,
    { services: [directories, new UserStore(gateway)] },
  );
  const tile = await screen.findByRole('link', { name: /^Кредит/u });
  const spaced = tile.textContent.replaceAll(/\s/gu, ' ');
  expect(spaced).toContain(text);
});
