import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { accessAt, ROUTE_ACCESS } from '../../../src/ui/flow/access/routeAccess';

/** Addresses of every screen: as written, with something in place of each name, in capitals, below, beside and around it. */
const ADDRESSES = ROUTE_ACCESS.flatMap(({ path }) => {
  const address = path.replace('/*', '').replaceAll(/:[a-zA-Z]+/g, 'Ab-1.2');
  return [path, address, address.toUpperCase(), `${address}/`, `${address}/below`, `${address}s`, `/${address}`];
});

describe('the screen at an address', () => {
  it('is the one whose path the router matches, a fixed path before one with a name in it', () => {
    for (const address of ADDRESSES) {
      const matched = ROUTE_ACCESS.filter(({ path }) => matchPath(path, address) !== null);
      const expected = matched.find(({ path }) => !path.includes(':')) ?? matched[0];
      expect(accessAt(address)?.path, address).toBe(expected?.path);
    }
  });

  it('is undefined for an address that no path matches', () => {
    expect(accessAt('/no-such-screen')).toBeUndefined();
    expect(accessAt('')).toBe(accessAt('/'));
  });
});
