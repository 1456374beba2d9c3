import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { UserStore } from '../../../src/application/user/UserStore';
import { success } from '../../../src/domain/result/Result';
import { AnotherTaxpayer } from '../../../src/ui/flow/payment/AnotherTaxpayer';
import { aUser } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { showInBank } from '../support/showInBank';

const OWN = '01201201910145';
const ANOTHER = '12902200000123';

let user: UserStore;

beforeEach(async () => {
  user = new UserStore(new FakeOperationGateway({ GET_SELF_USER_DATA: () => success(aUser({ inn: OWN })) }));
  await user.reload();
});

it('names another taxpayer by name and number', async () => {
  await showInBank(<AnotherTaxpayer inn={ANOTHER} name="Айзада Т." />, { services: [user] });
  expect(screen.getByRole('status').textContent).toBe(
    `Вы платите за другого налогоплательщика: Айзада Т., ИНН ${ANOTHER}`,
  );
});

it('warns by the number alone where the name is not known yet', async () => {
  await showInBank(<AnotherTaxpayer inn={ANOTHER} name="" />, { services: [user] });
  expect(screen.getByRole('status').textContent).toBe(`Вы платите за другого налогоплательщика: ИНН ${ANOTHER}`);
});

it.each([
  ['the own number', OWN],
  ['a number that is not complete', '129022'],
  ['no number', ''],
])('says nothing for %s', async (_name, inn) => {
  await showInBank(<AnotherTaxpayer inn={inn} name="" />, { services: [user] });
  expect(screen.queryByRole('status')).toBeNull();
});
