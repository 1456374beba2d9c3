import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';

import { refusal, success } from '../../../src/domain/result/Result';
import { RepeatSalary } from '../../../src/ui/features/company/batch/RepeatSalary';
import { RepeatSalaryViewModel } from '../../../src/ui/features/company/batch/RepeatSalaryViewModel';
import { CountingIdentifiers } from '../../application/support/fakePorts';
import { showInBank } from '../support/showInBank';
import { aBankWithBatch, aBatch, BATCH_ID, LINES } from './aBankWithBatch';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

async function shown(debitAccountId = '1') {
  const { gateway } = aBankWithBatch();
  gateway.plain.REPEAT_SALARY_BATCH = () => success({ batch: aBatch(LINES) });
  const model = new RepeatSalaryViewModel({ gateway, identifiers: new CountingIdentifiers() });
  await showInBank(
    <>
      <RepeatSalary debitAccountId={debitAccountId} />
      <Address />
    </>,
    { services: [model] },
  );
  return { gateway, model };
}

const button = () => screen.getByRole('button', { name: 'Создать ведомость' });

it('makes a payroll with the new purpose by Enter, and leads to it', async () => {
  const { gateway, model } = await shown();
  await userEvent.type(screen.getByLabelText('Назначение для всех строк'), 'Зарплата за ноябрь{Enter}');
  expect(gateway.requestsOf('REPEAT_SALARY_BATCH')).toMatchObject([
    { debitAccountId: '1', purpose: 'Зарплата за ноябрь' },
  ]);
  expect([screen.getByRole('status').textContent?.endsWith(BATCH_ID), model.purpose]).toEqual([true, '']);
});

it('says that no payroll was signed yet, and keeps what was typed', async () => {
  const { gateway, model } = await shown();
  gateway.plain.REPEAT_SALARY_BATCH = () => refusal({ code: 'OPERATION_NOT_FOUND' });
  await userEvent.type(screen.getByLabelText('Назначение для всех строк'), 'Премия');
  await userEvent.click(button());
  expect(screen.getByRole('alert').textContent).toContain('Подписанных ведомостей ещё нет');
  expect(model.purpose).toBe('Премия');
});

it('repeats with one id while the answer is unknown, and shows why it failed', async () => {
  const { gateway } = await shown();
  gateway.plain.REPEAT_SALARY_BATCH = () => refusal({ code: 'CLIENT_ERROR' });
  await userEvent.click(button());
  gateway.plain.REPEAT_SALARY_BATCH = () => refusal({ code: 'ACCESS_DENIED' });
  await userEvent.click(button());
  await userEvent.click(button());
  const [first, second, third] = gateway.requestsOf('REPEAT_SALARY_BATCH');
  expect(first).toEqual(second);
  expect(third).not.toEqual(second);
});

it('waits for the account of the company', async () => {
  await shown('');
  expect(button()).toHaveProperty('disabled', true);
});
