import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { documentOf } from '../../../scripts/generate/screensDocument';
import { SignedInArea } from '../../../src/application/session/SignedInArea';
import { payees } from '../../../src/locales/ru/screens/payees.json';
import { actionSource } from '../../../src/ui/features/accounts/search/actionSource';
import { accessDenial } from '../../../src/ui/flow/access/accessDenial';
import { GuestTable } from '../../../src/ui/kernel/GuestTable';
import { ScreenTable } from '../../../src/ui/kernel/ScreenTable';
import { ScreenOutlet } from '../../../src/ui/shell/ScreenOutlet';
import { sectionsFor } from '../../../src/ui/shell/sections';
import { guestPictures, pictured } from '../../pictures/support/screens';
import { showInBank } from '../support/showInBank';
import { GUEST_SCREENS } from './fixture/guestScreens';
import { FEATURE } from './fixture/screens';

const TABLE = new ScreenTable([FEATURE]);
const AREA: object = Object.create(SignedInArea.prototype, {
  journeys: { value: 'ready' },
  openJourneys: { value: () => Promise.resolve() },
});

it.each(['/added', '/added-before'])('a screen of an added feature is shown at %s', async (path) => {
  await showInBank(<ScreenOutlet />, { services: [TABLE, AREA], path });
  expect((await screen.findByRole('heading')).textContent).toBe(payees.title);
});

it('an address without a screen says so', async () => {
  await showInBank(<ScreenOutlet />, { services: [TABLE, AREA], path: '/nowhere' });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});

it('is in the menu, the search, the rules of access, the pictures and the document', () => {
  const user = { makesDocuments: false, isCorporate: false, mayOpen: () => true };
  expect(sectionsFor(TABLE.sections, user).column[1]?.map(({ path }) => path)).toEqual(['/added']);
  const source = actionSource(() => ({
    ...user,
    screens: TABLE.actions,
    canLock: false,
    amountsHidden: false,
    letterKeysOn: false,
    run: () => undefined,
  }));
  const texts = { label: (label: string) => label };
  expect(source.entries(Object.assign(Object.create(null), texts)).map(({ open }) => open())).toContain('/added');
  const person = { customerKind: 'I', rights: [], operations: undefined, isViewOnly: false } as const;
  expect(accessDenial(TABLE.at('/added'), person)).toBeUndefined();
  expect(pictured(TABLE).persons).toEqual(['/added']);
  expect(documentOf([{ name: 'added/feature', value: FEATURE }], [])).toMatch(/\| `\/added` \| GET_PAYEES \| yes \|/);
});

it('a guest page of an added feature is open before a sign-in, in the pictures and in the document', () => {
  const table = new GuestTable(GUEST_SCREENS);
  expect(table.at('unauthenticated', '/added-for-visitors')).toBe(GUEST_SCREENS[0]);
  expect(table.at('secondFactor', '/added-for-visitors')).toBeUndefined();
  expect(table.ofGuestsAlone('/added-for-visitors')).toBeUndefined();
  expect(guestPictures(table)).toEqual(['/added-for-visitors']);
  expect(documentOf([], [{ name: 'added/feature', value: GUEST_SCREENS }])).toMatch(
    /\| `\/added-for-visitors` \| to everybody \| added\/feature \|/,
  );
});
