import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { Toasts } from '../../../src/application/toasts/Toasts';
import { palette as words } from '../../../src/locales/ru/screens/palette.json';
import { useLocation } from 'react-router-dom';
import { SearchPalette } from '../../../src/ui/features/accounts/search/SearchPalette';
import { ShellViewModel } from '../../../src/ui/flow/access/ShellViewModel';
import { showInBank } from '../support/showInBank';
import { aSearch } from './aSearch';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {
        // Nothing is laid out.
      }
      unobserve(): void {
        // Nothing is laid out.
      }
      disconnect(): void {
        // Nothing is laid out.
      }
    },
  );
});

function Address() {
  return <output>{useLocation().pathname}</output>;
}

async function shown(typed = '') {
  const { model, from, time, visibility, letterKeys } = await aSearch();
  const onClose = vi.fn();
  const toasts = Object.create(Toasts.prototype);
  const shell = Object.create(ShellViewModel.prototype);
  await showInBank(
    <>
      <SearchPalette typed={typed} onClose={onClose} />
      <Address />
    </>,
    { services: [model, from, visibility, letterKeys, toasts, shell] },
  );
  const field = await screen.findByRole('combobox', { name: words.title });
  return { model, time, field, onClose, person: userEvent.setup() };
}

function highlighted(field: HTMLElement): string | null | undefined {
  return document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
}

describe('the search over everything', () => {
  it('is a combobox with a list of groups, the first row of which is chosen by Enter', async () => {
    const { field, onClose, person } = await shown();
    await waitFor(() => expect(document.activeElement).toBe(field));
    await person.type(field, 'выписка');
    const list = screen.getByRole('listbox', { name: words.title });
    await waitFor(() => expect(highlighted(field)).toContain('Выписка по счёту'));
    expect(within(list).getByRole('group', { name: words.groups.actions })).toBeTruthy();
    await person.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(document.querySelector('output')?.textContent).toBe('/accounts/excerpt');
  });

  it('walks the rows by the arrows and says how many there are', async () => {
    const { model, field, person } = await shown('налог');
    await waitFor(() => expect(model.count).toBeGreaterThan(3));
    const first = await waitFor(() => {
      const text = highlighted(field);
      expect(text).toBeTruthy();
      return text;
    });
    await person.click(field);
    await person.keyboard('{ArrowDown}');
    await waitFor(() => expect(highlighted(field)).not.toBe(first));
    expect(document.body.textContent).toMatch(new RegExp(`Найдено ${model.count} результат`));
  });

  it('says that nothing was found and offers payments and the chat', async () => {
    const { field, time, person, onClose } = await shown();
    await person.type(field, 'йцуйцуйцу');
    await time.move(1000);
    await screen.findByText(words.none.title);
    expect(screen.getByRole('link', { name: 'Написать в банк' }).getAttribute('href')).toBe('/messages/5');
    await person.click(screen.getByRole('link', { name: words.none.payments }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shows that operations are looked through, in a row of their own', async () => {
    const { field, time, person } = await shown();
    await person.type(field, 'айзада');
    await screen.findByText(words.loading.operations);
    await time.move(1000);
    await waitFor(() => expect(screen.queryByText(words.loading.operations)).toBeNull());
    expect(screen.getByRole('option', { name: /Айзада Т\./ })).toBeTruthy();
  });

  it('is closed by Escape', async () => {
    const { person, onClose } = await shown();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});
