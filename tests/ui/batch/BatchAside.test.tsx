import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { BatchAside } from '../../../src/ui/features/company/batch/BatchAside';
import { SendQuestion } from '../../../src/ui/features/company/batch/SendQuestion';
import { showInBank } from '../support/showInBank';
import { aBankWithBatch, BATCH_ID } from './aBankWithBatch';

async function shown() {
  const bank = aBankWithBatch();
  bank.model.open(BATCH_ID);
  await bank.batches.open.show(BATCH_ID);
  await showInBank(
    <>
      <BatchAside model={bank.model.aside} />
      <SendQuestion model={bank.model} />
    </>,
  );
  return bank;
}

/** The text of the page, in which figures stand in elements of their own. */
const textOfPage = () => document.body.textContent.replace(/\s+/g, ' ');

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('sets faulty lines aside by one press, with their number and sum, and brings them back by another', async () => {
  const { model, saved } = await shown();
  const numbers = () => model.shown.map(({ number }) => number);
  expect([numbers(), screen.queryByText(/Отложено/)]).toEqual([[1, 2, 3], null]);
  await press('Отложить строки с ошибками');
  expect(numbers()).toEqual([1, 2]);
  expect(model.aside.faultySum).toEqual(money(300n, 'KGS'));
  expect(textOfPage()).toMatch(/Отложено строк с ошибками: 1На сумму 3,00/);
  model.setStatus('faulty');
  expect(numbers()).toEqual([3]);
  model.setStatus(undefined);
  await press('Скачать строки с ошибками');
  expect(saved.map(({ name }) => name)).toEqual(['salary-1.csv']);
  await press('Вернуть в список');
  expect(numbers()).toEqual([1, 2, 3]);
});

it('names the lines that stay in the file before the others are sent, and sets them aside afterwards', async () => {
  const { model } = await shown();
  await model.ask();
  await expect.poll(textOfPage).toContain('Останется в файле строк: 2.');
  await model.send();
  expect(model.aside.isAside).toBe(true);
});
