import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observable, runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';

import type { LoadStatus } from '../../../src/application/loading/LoadStatus';
import { WhenFound, WhenLoaded } from '../../../src/ui/components/WhenLoaded';
import { showInBank } from '../support/showInBank';

const EMPTY = { icon: 'card', title: 'Карт нет' } as const;
const MISSING = { icon: 'card', title: 'Такой карты нет' } as const;

async function loaded(status: LoadStatus, more: { readonly empty?: typeof EMPTY; readonly bare?: boolean } = {}) {
  const children = vi.fn(() => <p>Карты</p>);
  const onRetry = vi.fn();
  const shown = await showInBank(
    <WhenLoaded status={status} rows={3} failed="Карты не загрузились" onRetry={onRetry} title="Мои карты" {...more}>
      {children}
    </WhenLoaded>,
  );
  return { ...shown, children, onRetry };
}

async function found(
  status: LoadStatus,
  value: string | undefined,
  said: { readonly missing?: typeof MISSING; readonly empty?: typeof EMPTY } = {},
) {
  return showInBank(
    <WhenFound value={value} status={status} rows={1} failed="Карты не загрузились" onRetry={vi.fn()} {...said}>
      {(card) => <p>Карта {card}</p>}
    </WhenFound>,
  );
}

describe('WhenLoaded', () => {
  it('says that something is on its way, with rows that stand in for it, in a panel of its own', async () => {
    const { container, children } = await loaded('LOADING', { empty: EMPTY });
    const panel = screen.getByRole('region', { name: 'Мои карты' });
    expect(within(panel).getByRole('status').textContent).toBe('Загружаем…');
    expect(container.querySelectorAll('[aria-busy] > [aria-hidden]')).toHaveLength(3);
    expect(children).not.toHaveBeenCalled();
  });

  it('names at once the list that could not be loaded, and loads it again on request', async () => {
    const { children, onRetry } = await loaded('ERROR');
    expect(screen.getByRole('alert').textContent).toContain('Карты не загрузились');
    await userEvent.click(screen.getByRole('button'));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(children).not.toHaveBeenCalled();
  });

  it('names an empty list, or renders it as it is', async () => {
    const { children, unmount } = await loaded('EMPTY', { empty: EMPTY });
    expect(screen.queryAllByText(EMPTY.title)).toHaveLength(1);
    expect(children).not.toHaveBeenCalled();
    unmount();
    const { container } = await loaded('EMPTY');
    expect(container.textContent).toBe('Карты');
  });

  it('leaves the panel to what is loaded, and has none within one', async () => {
    const { container, unmount } = await loaded('LOADED', { empty: EMPTY });
    expect(container.textContent).toBe('Карты');
    expect(screen.queryByRole('region')).toBeNull();
    unmount();
    await loaded('ERROR', { bare: true });
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('follows what its function reads', async () => {
    const balance = observable.box('100');
    const { container } = await showInBank(
      <WhenLoaded status="LOADED" rows={1} failed="" onRetry={vi.fn()}>
        {() => <p>Остаток {balance.get()}</p>}
      </WhenLoaded>,
    );
    act(() => runInAction(() => balance.set('200')));
    expect(container.textContent).toBe('Остаток 200');
  });
});

describe('WhenFound', () => {
  it.each(['LOADING', 'LOADED', 'EMPTY', 'ERROR'] as const)(
    'shows what is known, whatever became of loading it again: %s',
    async (status) => {
      const { container } = await found(status, 'Элкарт', { missing: MISSING });
      expect(container.textContent).toBe('Карта Элкарт');
    },
  );

  it('says that the item is missing, or that the list is empty', async () => {
    const said = async (...shown: Parameters<typeof found>) => {
      const { container, unmount } = await found(...shown);
      const text = container.textContent;
      unmount();
      return text;
    };
    expect({
      'not among those there are': await said('LOADED', undefined, { missing: MISSING, empty: EMPTY }),
      'where there are none': await said('EMPTY', undefined, { missing: MISSING, empty: EMPTY }),
      'where none are spoken of': await said('EMPTY', undefined, { missing: MISSING }),
    }).toEqual({
      'not among those there are': MISSING.title,
      'where there are none': EMPTY.title,
      'where none are spoken of': MISSING.title,
    });
  });

  it('takes it for a failure where it has to be there', async () => {
    await found('LOADED', undefined);
    expect(screen.getByRole('alert').textContent).toContain('Карты не загрузились');
  });
});
