import { describe, expect, it } from 'vitest';

import { SERVICES_OF_CUSTOMERS, SERVICES_OF_VISITORS } from '../../../src/ui/features/entrance/guest/guestServices';
import { GUEST_TABLE } from '../../../src/ui/features/guestScreens';
import { SCREEN_TABLE } from '../../../src/ui/features/screens';
import type { GuestStatus } from '../../../src/ui/kernel/GuestScreen';
import { GuestTable } from '../../../src/ui/kernel/GuestTable';

/** Total, so that a new state of a session needs a page. */
const FIRST: Readonly<Record<GuestStatus, string>> = {
  unauthenticated: '/login',
  secondFactor: '/otp',
  newPassword: '/first-login/password',
  securityQuestion: '/first-login/question',
  restoreChoice: '/restore-otp',
  restoreCode: '/restore-otp',
  restoredPassword: '/change-password',
};

const VISITORS = GUEST_TABLE.screens.filter(({ reader }) => reader === 'visitor').map(({ path }) => path);

describe('guest pages', () => {
  it.each(Object.keys(FIRST) as GuestStatus[])('have one first page in the state %s', (status) => {
    expect(GUEST_TABLE.firstOf(status).path).toBe(FIRST[status]);
    expect(GUEST_TABLE.screens.filter(({ firstOf }) => firstOf?.includes(status))).toHaveLength(1);
  });

  it('have an address each', () => {
    const paths = GUEST_TABLE.screens.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('for visitors have a page for customers at the same address', () => {
    expect(VISITORS.length).toBeGreaterThan(10);
    expect(VISITORS.filter((path) => SCREEN_TABLE.at(path) === undefined)).toEqual([]);
  });

  it('of guests alone have none for customers, who are led to an existing one', () => {
    const guests = GUEST_TABLE.screens.filter(({ reader }) => reader === 'guest');
    expect(guests.filter(({ path }) => SCREEN_TABLE.at(path) !== undefined)).toEqual([]);
    const led = guests.flatMap(({ customerPath }) => customerPath ?? []);
    expect(led).not.toEqual([]);
    expect(led.filter((path) => SCREEN_TABLE.at(path) === undefined)).toEqual([]);
  });

  it('are the services of the hub, for visitors and for customers', () => {
    const paths = (groups: typeof SERVICES_OF_VISITORS) =>
      groups.flatMap(({ services }) => services.map(({ path }) => path));
    expect(paths(SERVICES_OF_VISITORS).filter((path) => GUEST_TABLE.at('unauthenticated', path) === undefined)).toEqual(
      [],
    );
    expect(paths(SERVICES_OF_CUSTOMERS).filter((path) => !VISITORS.includes(path))).toEqual([]);
  });
});

it('refuses a state without a first page', () => {
  expect(() => new GuestTable([]).firstOf('secondFactor')).toThrow(/secondFactor/);
});
