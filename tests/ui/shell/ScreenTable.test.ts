import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { SCREEN_TABLE } from '../../../src/ui/features/screens';
import { defineScreens } from '../../../src/ui/kernel/Screen';
import { ScreenTable } from '../../../src/ui/kernel/ScreenTable';

const { screens } = SCREEN_TABLE;

/** Addresses of every screen: as written, with something in place of each name, in capitals, below, beside and around it. */
const ADDRESSES = screens.flatMap(({ path }) => {
  const address = path.replace('/*', '').replaceAll(/:[a-zA-Z]+/g, 'Ab-1.2');
  return [path, address, address.toUpperCase(), `${address}/`, `${address}/below`, `${address}s`, `/${address}`];
});

describe('the screen at an address', () => {
  it('is the one whose path the router matches, a fixed path before one with a name in it', () => {
    expect(screens.length).toBeGreaterThan(120);
    for (const address of ADDRESSES.filter((each) => SCREEN_TABLE.redirectOf(each) === undefined)) {
      const matched = screens.filter(({ path }) => matchPath(path, address) !== null);
      const expected = matched.find(({ path }) => !path.includes(':')) ?? matched[0];
      expect(SCREEN_TABLE.at(address)?.path, address).toBe(expected?.path);
    }
  });

  it('is none for an address that no path matches', () => {
    expect(SCREEN_TABLE.at('/no-such-screen')).toBeUndefined();
    expect(SCREEN_TABLE.at('')).toBe(SCREEN_TABLE.at('/'));
  });

  it('has a path of its own', () => {
    expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length);
  });
});

describe('a further address', () => {
  it.each([
    ['/loan', '/loan/credit'],
    ['/accounts/qr', '/qr'],
    ['/profile/moneySystem/details/Ak-1', '/profile/tariffs/moneySystem/details/Ak-1'],
  ])('%s leads to %s', (from, to) => {
    expect(SCREEN_TABLE.redirectOf(from)).toBe(to);
    expect(SCREEN_TABLE.at(from)).toBe(SCREEN_TABLE.at(to));
    expect(SCREEN_TABLE.redirectOf(to)).toBeUndefined();
  });

  it('is none of a screen', () => {
    expect(screens.filter(({ path }) => SCREEN_TABLE.redirectOf(path.replace('/*', '')) !== undefined)).toEqual([]);
  });
});

const Added = () => null;

it('finds the screens of a feature that was added', async () => {
  const added = defineScreens(
    () => Promise.resolve({ Added }),
    [{ path: '/added/:id', kind: 'detail', needs: ['GET_PAYEES'], words: ['payees'], view: (module) => module.Added }],
  );
  const table = new ScreenTable([{ screens }, { screens: added, redirects: [{ from: '/old/:id', to: '/added/:id' }] }]);
  expect(table.at('/added/7')).toBe(added[0]);
  expect(table.at('/old/7')).toBe(added[0]);
  expect(table.kindAt('/added/7')).toBe('detail');
  expect(await added[0]?.view()).toBe(Added);
});
