import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

import { AccountPicker } from '../../../src/ui/components/AccountPicker';
import type { AccountPickerOption } from '../../../src/ui/components/AccountPicker';
import { anAccount } from '../../application/support/builders';
import { showInBank } from '../support/showInBank';

const OPTIONS: readonly AccountPickerOption[] = [
  { account: anAccount({ id: '1', number: '1280010000000114', name: 'Основной' }), reason: undefined },
  { account: anAccount({ id: '2', number: '1280010000000215' }), reason: undefined },
  {
    account: anAccount({ id: '3', number: '1280010000000316', name: 'Старый', dormant: true }),
    reason: 'ACCOUNT_DEBIT_DORMANT',
  },
  {
    account: anAccount({ id: '4', number: '1280010000000417', name: 'Закрытый' }),
    reason: 'ACCOUNT_NO_DEBIT',
  },
];

const onDormant = vi.fn();

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

async function shown(value = '') {
  const onChange = vi.fn();
  await showInBank(<AccountPicker id="from" label="Со счёта" options={OPTIONS} value={value} onChange={onChange} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('combobox', { name: 'Со счёта' }));
  await screen.findAllByRole('option');
  return { user, onChange };
}

describe('AccountPicker', () => {
  it('shows name, last digits, currency and balance of every account', async () => {
    await shown();
    const option = screen.getByRole('option', { name: /Основной/ });
    expect(option.textContent).toContain('*0114\u2003KGS');
    expect(option.textContent).toContain('10\u00a0000,00\u00a0сом');
    expect(screen.getByRole('option', { name: /Счёт KGS/ }).textContent).toContain('*0215\u2003KGS');
  });

  it('keeps an unusable account in sight, with the reason, and out of reach', async () => {
    const { user, onChange } = await shown();
    const unusable = screen.getByRole('option', { name: /Закрытый/ });
    expect(unusable.getAttribute('aria-disabled')).toBe('true');
    await user.click(unusable);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('offers to unblock a dormant account in its own row alone, which leads to its settings', async () => {
    await showInBank(
      <>
        <AccountPicker id="from" label="Со счёта" options={OPTIONS} value="" onChange={onDormant} />
        <Address />
      </>,
    );
    expect(screen.queryByText('Разблокировать счёт')).toBeNull();
    const user = userEvent.setup();
    await user.click(screen.getByRole('combobox', { name: 'Со счёта' }));
    const row = await screen.findByRole('option', { name: /Старый/ });
    expect(screen.getAllByText('Разблокировать счёт').map((text) => row.contains(text))).toEqual([true]);
    expect(row.textContent).toContain('Спящий счёт. Разблокируйте его в настройках счёта');
    await user.click(row);
    expect(screen.getByTestId('address').textContent).toBe('/accounts/settings?account=3');
    expect(onDormant).not.toHaveBeenCalled();
  });

  it('finds an account by its last digits and chooses it with the keyboard', async () => {
    const { user, onChange } = await shown();
    await user.keyboard('0215');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledWith('2');
  });

  it('says so when nothing matches', async () => {
    const { user } = await shown();
    await user.keyboard('no such account');
    expect(screen.queryAllByRole('option')).toHaveLength(0);
    const { textContent } = screen.getByText(/^Такого счёта нет/);
    expect(textContent).toBe('Такого счёта нет. Ищите по названию, последним цифрам или валюте.');
  });
});
