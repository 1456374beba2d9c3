import { describe, expect, it } from 'vitest';

import { SEARCH_WORDS } from '../../../src/domain/search/searchWords';
import { isOffered } from '../../../src/ui/kernel/Action';
import { commandActions } from '../../../src/ui/flow/actions/commandActions';
import { foundActions } from '../../../src/ui/flow/actions/foundActions';
import { SCREEN_TABLE } from '../../../src/ui/features/screens';

const { actions, sections, tiles } = SCREEN_TABLE;
const COMMANDS = commandActions({ amountsHidden: false, canLock: true, letterKeysOn: true });

describe('actions', () => {
  it('are each there once, with their further words, and with none left over', () => {
    const ids = [...actions, ...COMMANDS].map(({ id }) => id);
    expect(ids.toSorted()).toEqual(Object.keys(SEARCH_WORDS.actions).toSorted());
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('lead to screens that exist', () => {
    expect(actions.length).toBeGreaterThan(50);
    expect(actions.filter(({ path }) => SCREEN_TABLE.at(path) === undefined)).toEqual([]);
  });

  it('have letters of their own', () => {
    for (const isCorporate of [false, true]) {
      const letters = sections
        .filter((action) => isOffered(action, { isCorporate, mayOpen: () => true }))
        .flatMap(({ letter }) => letter ?? []);
      expect(new Set(letters).size).toBe(letters.length);
      expect(letters).not.toContain('g');
    }
  });

  it('tell the state they are in', () => {
    const labelOf = (amountsHidden: boolean, letterKeysOn: boolean) =>
      commandActions({ amountsHidden, canLock: false, letterKeysOn }).map(({ label }) => label);
    expect(labelOf(false, true)).toEqual([
      'shell:userMenu.hideAmounts',
      'shell:signOut',
      'palette:actions.letterKeys.on',
    ]);
    expect(labelOf(true, false)[0]).toBe('shell:userMenu.showAmounts');
  });
});

describe('finding among actions', () => {
  const found = (typed: string) => foundActions(tiles, typed, () => []).map(({ id }) => id);

  it('keeps their order and leaves out what does not match', () => {
    expect(found('налог')).toEqual([
      'transportTax',
      'propertyTax',
      'landTax',
      'singleTax',
      'patentTax',
      'employeeIncomeTax',
    ]);
    expect(found('utilities')).toEqual(['services']);
    expect(found('rjvveyfkrf')).toEqual(['services']);
    expect(found('')).toHaveLength(tiles.length);
  });
});
