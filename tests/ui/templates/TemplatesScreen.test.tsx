import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { TemplatesStore } from '../../../src/application/templates/TemplatesStore';
import { UserStore } from '../../../src/application/user/UserStore';
import type { CompanyRight } from '../../../src/domain/corporate/Company';
import { success } from '../../../src/domain/result/Result';
import { TemplatesScreen } from '../../../src/ui/features/payments/templates/TemplatesScreen';
import { TemplatesViewModel } from '../../../src/ui/features/payments/templates/TemplatesViewModel';
import { anAccount, aTemplate, aUser } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { MovableTime } from '../../application/support/MovableTime';
import { aPaymentContext, paymentKindsOf } from '../support/aPaymentContext';
import { showInBank } from '../support/showInBank';

async function shownTo(rights: readonly CompanyRight[]): Promise<void> {
  const gateway = new FakeOperationGateway({
    GET_ACCOUNTS_V2: () =>
      success([anAccount({ id: '1', number: '1280010000000114' }), anAccount({ id: '2', number: '1280010000000215' })]),
    GET_SELF_USER_DATA: () => success(aUser({ customerKind: 'C', rights })),
    LIST_TEMPLATE_V2: () => success([aTemplate()]),
  });
  const user = new UserStore(gateway);
  const context = aPaymentContext(gateway, new MovableTime());
  const templates = new TemplatesStore(gateway);
  await Promise.all([user.reload(), templates.reload(), context.accounts.ensure()]);
  const model = new TemplatesViewModel({ templates, context, kinds: paymentKindsOf(context), user });
  await showInBank(<TemplatesScreen />, { services: [model, user] });
  await screen.findByRole('listitem');
}

const MAKERS_ONLY = 'Сохраняют шаблоны и платят по ним сотрудники с правом создания документов.';

it('shows templates to a reader of a company without a button that the bank would refuse, and says who may', async () => {
  await shownTo(['view']);
  expect(screen.queryAllByRole('button', { name: /: / })).toEqual([]);
  expect(screen.getByText(MAKERS_ONLY)).toBeInstanceOf(HTMLElement);
});

it('lets a maker of a company pay, rename and delete', async () => {
  await shownTo(['view', 'create']);
  const names = screen.getAllByRole('button', { name: /: / }).map((button) => button.textContent);
  expect(names).toEqual(['Оплатить', 'Переименовать', 'Удалить']);
  expect(screen.queryByText(MAKERS_ONLY)).toBeNull();
});
