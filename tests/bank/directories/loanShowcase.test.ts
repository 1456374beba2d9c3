import { expect, it } from 'vitest';

import { addCompany, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import { valueOf } from '../support/transfers';

it('the showcase offers loans to the kinds of customers that loans are for now', async () => {
  const bank = await createTestBank();
  await addCustomer(bank, 'person');
  await addCompany(bank, [{ login: 'director', rights: ['view', 'create'] }], 1);
  const users = [await bank.callAs('person'), await bank.callAs('director')];
  const offered = async () => {
    const answers = await Promise.all(
      users.map((user) => user.call('GET_SHOP_PRODUCTS', { dataVersion: 0n, withoutImages: true })),
    );
    return answers.map((answer) => valueOf(answer).content?.some(({ code }) => code === 'loan-application'));
  };
  expect(await offered()).toEqual([true, true]);
  await bank.database.owner.query(`update loan_product set customer_kinds = '{I}'`);
  expect(await offered()).toEqual([true, false]);
  await bank.close();
});
