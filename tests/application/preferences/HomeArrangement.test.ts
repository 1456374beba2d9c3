import { describe, expect, it } from 'vitest';

import { HomeArrangement } from '../../../src/application/preferences/HomeArrangement';
import { PANELS_OF_COMPANIES, PANELS_OF_PEOPLE } from '../../../src/domain/home/homePanels';
import type { User } from '../../../src/domain/user/User';
import { aUser } from '../support/builders';
import { MemoryStore } from '../support/fakePorts';

function arrangementOf(user: User, store = new MemoryStore()): HomeArrangement {
  return new HomeArrangement(store, { user, isCorporate: user.customerKind === 'C' });
}

describe('the arrangement of the home page', () => {
  it('begins with the usual order of the kind of customer', () => {
    expect(arrangementOf(aUser()).layout.order).toEqual(PANELS_OF_PEOPLE);
    const company = arrangementOf(aUser({ customerKind: 'C' }));
    expect([company.layout.order, company.isUsual, company.canUndo]).toEqual([PANELS_OF_COMPANIES, true, false]);
  });

  it('is stored for its user only, not for others on the device', () => {
    const store = new MemoryStore();
    const first = arrangementOf(aUser({ id: '7' }), store);
    expect(first.move('waiting', -1, PANELS_OF_PEOPLE)).toBe(true);
    first.toggle('cards');
    const again = arrangementOf(aUser({ id: '7' }), store);
    expect([again.layout.order.slice(0, 2), again.isFolded('cards'), again.isUsual]).toEqual([
      ['waiting', 'total'],
      true,
      false,
    ]);
    expect(arrangementOf(aUser({ id: '8' }), store).isUsual).toBe(true);
  });

  it('keeps what is hidden for the user who hid it, until the usual order is restored', () => {
    const store = new MemoryStore();
    const first = arrangementOf(aUser({ id: '7' }), store);
    first.toggleHidden('rates');
    const again = arrangementOf(aUser({ id: '7' }), store);
    expect([again.isHidden('rates'), again.isUsual, again.layout.order]).toEqual([true, false, PANELS_OF_PEOPLE]);
    expect(arrangementOf(aUser({ id: '8' }), store).isHidden('rates')).toBe(false);
    again.restore();
    expect([again.isHidden('rates'), again.isUsual]).toEqual([false, true]);
  });

  it('puts a panel at a place, and counts no change where it stands', () => {
    const arrangement = arrangementOf(aUser());
    expect(arrangement.place('rates', 0, PANELS_OF_PEOPLE)).toBe(true);
    expect([arrangement.layout.order[0], arrangement.place('rates', 0, arrangement.layout.order)]).toEqual([
      'rates',
      false,
    ]);
  });

  it('follows the user who signs in after another one', () => {
    const users = { user: aUser({ id: '7' }), isCorporate: false };
    const arrangement = new HomeArrangement(new MemoryStore(), users);
    arrangement.toggle('cards');
    users.user = aUser({ id: '8' });
    expect([arrangement.isFolded('cards'), arrangement.canUndo]).toEqual([false, false]);
  });

  it('takes changes back one by one, the restoring too, and keeps what is left', () => {
    const store = new MemoryStore();
    const arrangement = arrangementOf(aUser(), store);
    arrangement.move('waiting', -1, PANELS_OF_PEOPLE);
    arrangement.toggle('rates');
    arrangement.restore();
    expect(arrangement.isUsual).toBe(true);
    arrangement.undo();
    expect([arrangement.isFolded('rates'), arrangement.layout.order[0]]).toEqual([true, 'waiting']);
    arrangement.undo();
    expect(arrangement.isFolded('rates')).toBe(false);
    expect(arrangementOf(aUser(), store).layout).toEqual(arrangement.layout);
    arrangement.undo();
    expect([arrangement.isUsual, arrangement.canUndo]).toEqual([true, false]);
    arrangement.undo();
    expect(arrangement.isUsual).toBe(true);
  });

  it('keeps what is shown in full while changes are taken back or the usual order is restored', () => {
    const store = new MemoryStore();
    const arrangement = arrangementOf(aUser(), store);
    arrangement.toggleWhole('page');
    expect([arrangement.isWhole('page'), arrangement.isUsual, arrangement.canUndo]).toEqual([true, true, false]);
    arrangement.toggle('rates');
    arrangement.toggleWhole('accounts');
    arrangement.undo();
    expect([arrangement.isFolded('rates'), arrangement.layout.whole]).toEqual([false, ['page', 'accounts']]);
    arrangement.toggle('rates');
    arrangement.restore();
    expect([arrangement.isUsual, arrangement.layout.whole]).toEqual([true, ['page', 'accounts']]);
    expect(arrangementOf(aUser(), store).layout).toEqual(arrangement.layout);
  });

  it('does not count a move that went nowhere', () => {
    const arrangement = arrangementOf(aUser());
    expect([arrangement.move('total', -1, PANELS_OF_PEOPLE), arrangement.canUndo]).toEqual([false, false]);
  });
});
