import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';

import type { DayRange } from '../../../src/domain/calendar/DayRange';
import { checkedToBankDay, startOfBankDay } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import { BankNow } from '../../../src/ui/components/BankNow';
import { DateField } from '../../../src/ui/components/DateField';
import { KeptText } from '../support/KeptText';
import { sentence } from '../support/sentence';
import { showInBank } from '../support/showInBank';

const TODAY = day('2026-11-26');
const AHEAD: DayRange = { min: day('2026-11-27'), max: day('2027-11-27') };

function day(text: string): BankDay {
  const checked = checkedToBankDay(text);
  if (checked === undefined) {
    throw new Error(`${text} is not a day`);
  }
  return checked;
}

async function openCalendar(initial: string, range?: DayRange, violation?: string) {
  await showInBank(
    <BankNow value={() => startOfBankDay(TODAY)}>
      <KeptText initial={initial}>
        {(text, change) => (
          <DateField
            id="day"
            label="Первый день"
            value={text}
            onChange={change}
            range={range ?? {}}
            violation={violation}
          />
        )}
      </KeptText>
    </BankNow>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Календарь: Первый день' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Первый день' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).not.toBeNull());
  return { dialog, field: screen.getByLabelText<HTMLInputElement>('Первый день', { selector: 'input' }) };
}

// The calendar is fetched when it is first opened; how long that takes is not what is looked at.
beforeAll(() => import('../../../src/ui/components/DatePicker'));

const focused = (): string | null | undefined => document.activeElement?.getAttribute('data-day');

function press(key: string, shiftKey = false): void {
  const active = document.activeElement;
  if (active !== null) {
    fireEvent.keyDown(active, { key, shiftKey });
  }
}

it('opens on the day of the field, moves by keys, and writes the day that is chosen', async () => {
  const { dialog, field } = await openCalendar('31.12.2026', AHEAD);
  expect(focused()).toBe('2026-12-31');
  const way: readonly [string, string][] = [
    ['PageDown', '2027-01-31'],
    ['PageDown', '2027-02-28'],
    ['ArrowRight', '2027-03-01'],
    ['ArrowDown', '2027-03-08'],
    ['End', '2027-03-14'],
    ['Home', '2027-03-08'],
    ['ArrowUp', '2027-03-01'],
    ['ArrowLeft', '2027-02-28'],
    ['PageUp', '2027-01-28'],
  ];
  for (const [key, reached] of way) {
    press(key);
    await waitFor(() => expect([key, focused()]).toEqual([key, reached]));
  }
  press('PageDown', true);
  await waitFor(() => expect(focused()).toBe('2027-11-30'));
  const columns = dialog.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns[0]).toBe('Пнпонедельник');
  fireEvent.click(dialog.getByRole('button', { name: '15 ноября 2027' }));
  expect(field.value).toBe('15.11.2027');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('keeps days out of range from being chosen, and says why', async () => {
  const { dialog, field } = await openCalendar('', AHEAD);
  expect(focused()).toBe('2026-11-27');
  const before = dialog.getByRole('button', { name: '26 ноября 2026' });
  expect(before.getAttribute('aria-disabled')).toBe('true');
  const reason = document.getElementById(before.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Можно выбрать день с 27.11.2026 по 27.11.2027');
  fireEvent.click(before);
  expect(field.value).toBe('');
  expect(dialog.queryByText('Выберите первый день')).toBeNull();
  expect(dialog.getByRole('button', { name: 'Предыдущий месяц' })).toHaveProperty('disabled', true);
  expect(dialog.queryByRole('button', { name: 'Сегодня' })).toBeNull();
});

it('says the error of the field in the calendar that covers it, and stresses the reason after a press on a day that cannot be chosen', async () => {
  const { dialog } = await openCalendar('', AHEAD, 'Выберите первый день');
  const reason = dialog.getByText(sentence('Можно выбрать день с 27.11.2026 по 27.11.2027'));
  const before = reason.className;
  fireEvent.click(dialog.getByRole('button', { name: '26 ноября 2026' }));
  expect([before, reason.className]).toEqual(['', dialog.getByText('Выберите первый день').className]);
});

it('reaches any month of any year at once', async () => {
  const { dialog, field } = await openCalendar('', { max: TODAY });
  fireEvent.change(dialog.getByRole('combobox', { name: 'Год' }), { target: { value: '2019' } });
  fireEvent.change(dialog.getByRole('combobox', { name: 'Месяц' }), { target: { value: '2' } });
  fireEvent.click(dialog.getByRole('button', { name: '28 февраля 2019' }));
  expect(field.value).toBe('28.02.2019');
});

it('takes today by one press', async () => {
  const { dialog, field } = await openCalendar('');
  fireEvent.click(dialog.getByRole('button', { name: 'Сегодня' }));
  expect(field.value).toBe('26.11.2026');
});
