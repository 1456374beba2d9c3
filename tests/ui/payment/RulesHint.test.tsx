import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import type { CompanyRules, ListedRule } from '../../../src/application/operations/approvalRules';
import { UserStore } from '../../../src/application/user/UserStore';
import type { ApprovalDay } from '../../../src/domain/corporate/approvalDay';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { OpenScreens } from '../../../src/ui/components/OpenScreens';
import { RulesHint } from '../../../src/ui/flow/payment/RulesHint';
import { anAccount, NOON } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { MovableTime } from '../../application/support/MovableTime';
import { aPaymentContext } from '../support/aPaymentContext';
import { showInBank } from '../support/showInBank';

const named = (text: string) => ({ ru: text, en: text, kg: text, cn: text });

const RULE: ListedRule = {
  id: '1',
  words: named('Правило'),
  amountFrom: money(100_000n, 'KGS'),
  sumOf: 'author',
  operations: 'all',
  accounts: 'all',
  authors: 'all',
  counterparties: 'all',
  signers: ['2', '3', '4'],
  needed: 2,
  inOrder: false,
};
const signer = (id: string, name: string, canToday = true) => ({
  id,
  name: named(name),
  accounts: 'all' as const,
  canToday,
});
const TODAY: ApprovalDay = {
  authorId: '1',
  day: bankDayOf(NOON),
  sums: [
    {
      code: 'MAKE_OWN_ACCOUNTS_TRANSFER',
      accountId: '1',
      creditNumber: '1280010000000215',
      creditName: '',
      inn: '',
      sum: money(60_000n, 'KGS'),
    },
  ],
  signers: [signer('2', 'Чолпон Ж.'), signer('3', 'Данияр С.'), signer('4', 'Салтанат М.', false)],
  prices: [],
};

interface Shown {
  readonly rules?: CompanyRules | 'failed';
  readonly amountText?: string;
  readonly makesDocuments?: boolean;
  readonly mayOpen?: boolean;
}

/** The line under a form with this amount, and the gateway it asked. */
async function shown({ rules, amountText = '', makesDocuments = true, mayOpen = true }: Shown) {
  const found = rules ?? { rules: [RULE], waiting: [], today: TODAY };
  const gateway = new FakeOperationGateway({
    GET_ACCOUNTS_V2: () => success([anAccount({ id: '1' }), anAccount({ id: '2', number: '1280010000000215' })]),
    GET_APPROVAL_RULES: () => (found === 'failed' ? refusal({ code: 'BANK_UNAVAILABLE' }) : success(found)),
  });
  const accounts = new AccountsStore(gateway);
  await accounts.ensure();
  const context = aPaymentContext(gateway, new MovableTime(NOON), { accounts });
  const user: UserStore = Object.create(UserStore.prototype);
  Object.defineProperty(user, 'makesDocuments', { value: makesDocuments });
  const draft = { debitAccountId: '1', creditAccountId: '2', amountText };
  await showInBank(
    <OpenScreens value={() => mayOpen}>
      <RulesHint code="MAKE_OWN_ACCOUNTS_TRANSFER" draft={draft} />
    </OpenScreens>,
    { services: [context, user] },
  );
  return gateway;
}

const line = () => screen.queryByText(/^По правилам компании/)?.closest('p')?.textContent;
const lineFound = async () => (await screen.findByText(/^По правилам компании/)).closest('p')?.textContent;

describe('the line about rules of the company in a form', () => {
  it('names the signers once the amount reaches a rule together with what was sent today', async () => {
    await shown({ amountText: '400' });
    expect(await lineFound()).toBe(
      'По правилам компании подпишут ещё: 2 из 3 (Чолпон Ж., Данияр С., Салтанат М.). Сегодня не могут подписать: Салтанат М.',
    );
  });

  it('is absent below the amount', async () => {
    const gateway = await shown({ amountText: '399,99' });
    expect(gateway.requestsOf('GET_APPROVAL_RULES')).toHaveLength(1);
    await Promise.resolve();
    expect(line()).toBeUndefined();
  });

  it('says the order, and that nobody can sign today', async () => {
    const signers = [signer('2', 'Чолпон Ж.', false), signer('3', 'Данияр С.')];
    const inOrder = { ...RULE, signers: ['2', '3'], inOrder: true };
    await shown({ rules: { rules: [inOrder], waiting: [], today: { ...TODAY, signers } }, amountText: '1000' });
    expect(await lineFound()).toBe(
      'По правилам компании подпишут ещё: сначала Чолпон Ж., затем Данияр С. Сегодня подписать некому',
    );
  });

  it('says the same signer of two rules once', async () => {
    const one = { ...RULE, signers: ['3'], needed: 1 };
    const rules = [one, { ...one, id: '2', amountFrom: 'any' as const }];
    await shown({ rules: { rules, waiting: [], today: TODAY }, amountText: '1000' });
    expect(await lineFound()).toBe('По правилам компании подпишут ещё: Данияр С.');
  });

  it.each([
    [{ makesDocuments: false }, 0],
    [{ mayOpen: false }, 0],
    [{ rules: { rules: [], waiting: [] } }, 1],
    [{ rules: 'failed' as const }, 1],
  ])('is absent with %j', async (changes, calls) => {
    const gateway = await shown({ amountText: '1000', ...changes });
    await Promise.resolve();
    expect(gateway.requestsOf('GET_APPROVAL_RULES')).toHaveLength(calls);
    expect(line()).toBeUndefined();
  });
});
