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

  it('tells at once what could not be loaded, and asks again when told to', async () => {
    const { children, onRetry } = await loaded('ERROR');
    expect(screen.getByRole('alert').textContent).toContain('Карты не загрузились');
    await userEvent.click(screen.getByRole('button'));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(children).not.toHaveBeenCalled();
  });

  it('says what there is nothing of, or shows nothing as it is', async () => {
    const { children, unmount } = await loaded('EMPTY', { empty: EMPTY });
    expect(screen.getByText(EMPTY.title)).toBeDefined();
    expect(children).not.toHaveBeenCalled();
    unmount();
    await loaded('EMPTY');
    expect(screen.getByText('Карты')).toBeDefined();
  });

  it('leaves the panel to what is loaded, and has none within one', async () => {
    const { unmount } = await loaded('LOADED', { empty: EMPTY });
    expect(screen.getByText('Карты')).toBeDefined();
    expect(screen.queryByRole('region')).toBeNull();
    unmount();
    await loaded('ERROR', { bare: true });
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('follows what its function reads', async () => {
    const balance = observable.box('100');
    await showInBank(
      <WhenLoaded status="LOADED" rows={1} failed="" onRetry={vi.fn()}>
        {() => <p>Остаток {balance.get()}</p>}
      </WhenLoaded>,
    );
    act(() => runInAction(() => balance.set('200')));
    expect(screen.getByText('Остаток 200')).toBeDefined();
  });
});

describe('WhenFound', () => {
  it('shows what is known, whatever became of loading it again', async () => {
    for (const status of ['LOADING', 'LOADED', 'EMPTY', 'ERROR'] as const) {
      const { unmount } = await found(status, 'Элкарт', { missing: MISSING });
      expect(screen.getByText('Карта Элкарт')).toBeDefined();
      unmount();
    }
  });

  it('says that it is not there, or that there is nothing at all', async () => {
    const { unmount } = await found('LOADED', undefined, { missing: MISSING, empty: EMPTY });
    expect(screen.getByText(MISSING.title)).toBeDefined();
    unmount();
    const { unmount: close } = await found('EMPTY', undefined, { missing: MISSING, empty: EMPTY });
    expect(screen.getByText(EMPTY.title)).toBeDefined();
    close();
    await found('EMPTY', undefined, { missing: MISSING });
    expect(screen.getByText(MISSING.title)).toBeDefined();
  });

  it('takes it for a failure where it has to be there', async () => {
    await found('LOADED', undefined);
    expect(screen.getByRole('alert').textContent).toContain('Карты не загрузились');
  });
});
