import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import type { CompanyRules, ListedRule } from '../../../src/application/operations/approvalRules';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { ProductChanges } from '../../../src/ui/flow/change/ProductChanges';
import { ShellViewModel } from '../../../src/ui/flow/access/ShellViewModel';
import { RuleEndPage } from '../../../src/ui/features/company/rules/RuleEndPage';
import { RulePage } from '../../../src/ui/features/company/rules/RulePage';
import { RulesScreen } from '../../../src/ui/features/company/rules/RulesScreen';
import { RulesViewModel } from '../../../src/ui/features/company/rules/RulesViewModel';
import { AwaitedRules } from '../../../src/ui/objects/documents/AwaitedRules';
import { anAccount, aWaitingChange, NOON } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { CountingIdentifiers, operationIdOf } from '../../application/support/fakePorts';
import { MovableTime } from '../../application/support/MovableTime';
import { sentence } from '../support/sentence';
import { showInBank } from '../support/showInBank';

const named = (text: string) => ({ ru: text, en: text, kg: text, cn: text });

const RULE: ListedRule = {
  id: '3',
  words: named('Документы от 1 000 000 сом; подписывает Садыков Данияр'),
  amountFrom: money(100_000_000n, 'KGS'),
  sumOf: 'author',
  operations: ['MAKE_SWIFT_TRANSFER'],
  accounts: 'all',
  authors: 'all',
  counterparties: ['00101199010001'],
  signers: ['5'],
  needed: 1,
  inOrder: false,
};
const WAITING = {
  operationId: operationIdOf('7d9f3a52-1b7e-4c1d-9a53-0f2b8c6d4e11'),
  before: named('нет'),
  after: RULE.words,
  madeBy: named('Мамбетова Салтанат'),
};
const TO_SIGN = {
  subject: named('Правило подписания'),
  before: named('нет'),
  after: RULE.words,
  awaited: { places: [1, 2] as const, signers: [] },
  fingerprint: '0A1B2C3D',
};
const EMPLOYEES = [
  { userId: '5', fullName: named('Садыков Данияр'), rights: ['view', 'sign'] as const },
  { userId: '6', fullName: named('Мамбетова Салтанат'), rights: ['view', 'create', 'sign'] as const },
  { userId: '7', fullName: named('Жээнбекова Чолпон'), rights: ['view'] as const },
];

/** The pages of rules at a bank that answers so. */
async function shown(path: string, found: CompanyRules | 'failed', mayOpen = true) {
  const gateway = new FakeOperationGateway({
    GET_APPROVAL_RULES: () => (found === 'failed' ? refusal({ code: 'BANK_UNAVAILABLE' }) : success(found)),
    GET_CORP_EMPLOYESS: () => success({ employees: EMPLOYEES }),
    GET_ACCOUNTS_V2: () => success([anAccount()]),
    SET_APPROVAL_RULE: ({ operationId }) => success(aWaitingChange({ operationId, toSign: TO_SIGN })),
    DELETE_APPROVAL_RULE: ({ operationId }) => success(aWaitingChange({ operationId, toSign: TO_SIGN })),
  });
  const shell: Pick<ShellViewModel, 'mayOpen'> = Object.assign(Object.create(ShellViewModel.prototype), {
    mayOpen: () => mayOpen,
  });
  const time = new MovableTime(NOON);
  const identifiers = new CountingIdentifiers();
  const changes = new ProductChanges({ gateway, identifiers, clock: time, scheduler: time });
  const accounts = Object.assign(Object.create(AccountsStore.prototype) as AccountsStore, {});
  Object.defineProperties(accounts, { accounts: { value: [anAccount()] }, ensure: { value: () => Promise.resolve() } });
  await showInBank(
    <Routes>
      <Route path="/profile/company/rules" element={<RulesScreen />} />
      <Route path="/profile/company/rules/rule/:ruleId/*" element={<RulePage />} />
      <Route path="/profile/company/rules/end/:ruleId/*" element={<RuleEndPage />} />
    </Routes>,
    { services: [new RulesViewModel(gateway), shell, changes, accounts], path: `/profile/company/rules${path}` },
  );
  return gateway;
}

const send = () => screen.findByRole('button', { name: /Продолжить|Проверить|Далее/ });

describe('rules of a company on the screen', () => {
  it('are sentences with their changes, and those that wait for the second person', async () => {
    await shown('', { rules: [RULE], waiting: [WAITING] });
    expect(await screen.findAllByRole('link', { name: /^Изменить правило: Документы от 1 000 000/ })).toHaveLength(1);
    expect(screen.getAllByText('Ждёт второго человека')).toHaveLength(1);
    expect(screen.getAllByText(/^Было: нет\. Станет: Документы/)).toHaveLength(1);
    expect(screen.getAllByText('Запросил: Мамбетова Салтанат')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Добавить правило' }).getAttribute('href')).toBe(
      '/profile/company/rules/rule/new',
    );
  });

  it('are offered for change to users who sign only', async () => {
    await shown('', { rules: [RULE], waiting: [] }, false);
    expect(await screen.findAllByText(/подписывает Садыков/)).toHaveLength(1);
    expect(screen.queryByRole('link', { name: /правило/ })).toBeNull();
  });

  it('say that there are none, and that they could not be loaded', async () => {
    await shown('', { rules: [], waiting: [] });
    expect(await screen.findAllByText('Правил пока нет')).toHaveLength(1);
    await shown('', 'failed');
    expect(await screen.findAllByText('Правила не загрузились')).toHaveLength(1);
  });
});

describe('the form of a rule', () => {
  it('asks for who signs, in the order in which they were chosen, and for nothing that is not named', async () => {
    const gateway = await shown('/rule/new', { rules: [], waiting: [] });
    await userEvent.click(await send());
    expect(screen.getAllByText(/Выберите, кто подписывает/).length).toBeGreaterThan(0);
    const signers = within(screen.getByRole('group', { name: 'Кто подписывает' }));
    expect(signers.queryByRole('checkbox', { name: /Чолпон/ })).toBeNull();
    await userEvent.click(signers.getByRole('checkbox', { name: /Салтанат/ }));
    await userEvent.click(signers.getByRole('checkbox', { name: /Данияр/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Сумма от/ }), '500000');
    await userEvent.click(screen.getByRole('switch', { name: /по порядку/ }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Сколько подписей/ }), '2 из 2');
    await userEvent.click(await send());
    await screen.findByRole('button', { name: 'Отправить на подпись' });
    expect(gateway.requestsOf('SET_APPROVAL_RULE')).toMatchObject([
      {
        ruleId: 'new',
        amountFrom: money(50_000_000n, 'KGS'),
        sumOf: 'counterparty',
        operations: 'all',
        accounts: 'all',
        authors: 'all',
        counterparties: 'all',
        signers: ['6', '5'],
        needed: 2,
        inOrder: true,
      },
    ]);
  });

  it('keeps every condition of the rule it changes', async () => {
    const gateway = await shown('/rule/3', { rules: [RULE], waiting: [] });
    const parties = await screen.findByRole('textbox', { name: /^Получатели/ });
    await userEvent.type(parties, '\n123');
    await userEvent.click(await send());
    expect(screen.getAllByText(sentence(/ИНН из 14 цифр/)).length).toBeGreaterThan(0);
    await userEvent.type(parties, '4567890123456');
    await userEvent.click(await send());
    await screen.findByRole('button', { name: 'Отправить на подпись' });
    const { id, words: _words, ...terms } = RULE;
    expect(gateway.requestsOf('SET_APPROVAL_RULE')).toMatchObject([
      { ...terms, ruleId: id, counterparties: ['00101199010001', '1234567890123456'] },
    ]);
  });

  it('says that a rule is there no more', async () => {
    await shown('/rule/4711', { rules: [RULE], waiting: [] });
    expect(await screen.findAllByText('Такого правила нет')).toHaveLength(1);
  });

  it('ends a rule it has shown', async () => {
    const gateway = await shown('/end/3', { rules: [RULE], waiting: [] });
    expect(await screen.findAllByText(/подписывает Садыков/)).toHaveLength(1);
    await userEvent.click(await send());
    await screen.findByRole('button', { name: 'Отправить на подпись' });
    expect(gateway.requestsOf('DELETE_APPROVAL_RULE')).toMatchObject([{ ruleId: '3' }]);
  });
});

describe('rules about a document', () => {
  it('name who can sign today, who comes after, and who has signed', async () => {
    await showInBank(
      <AwaitedRules
        rules={[
          {
            words: RULE.words,
            left: 2,
            signers: [
              { name: named('Данияр'), state: 'signed' },
              { name: named('Салтанат'), state: 'today' },
              { name: named('Чолпон'), state: 'later' },
              { name: named('Кайрат'), state: 'unable' },
            ],
          },
          { words: named('Все документы'), left: 1, signers: [{ name: named('Кайрат'), state: 'unable' }] },
          { words: named('Счёт •1234'), left: 0, signers: [{ name: named('Данияр'), state: 'signed' }] },
        ]}
      />,
    );
    const [first, second, third] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(first).toContain('Нужно подписей по правилу: 2');
    expect(first).toContain('подписали: Данияр; сегодня подпишут: Салтанат; после них: Чолпон');
    expect(second).toContain('сегодня подписать некому');
    expect(third).toContain('Подписи по правилу собраны подписали: Данияр');
  });
});
