import { describe, expect, it } from 'vitest';

import words from '../../../src/locales/ru/domain/searchWords.json';
import { isOffered } from '../../../src/ui/flow/actions/Action';
import { commandActions } from '../../../src/ui/flow/actions/commandActions';
import { foundActions } from '../../../src/ui/flow/actions/foundActions';
import { SERVICES } from '../../../src/ui/flow/actions/frequentPayments';
import { PAYMENT_ACTIONS } from '../../../src/ui/flow/actions/paymentActions';
import { SCREEN_ACTIONS } from '../../../src/ui/flow/actions/screenActions';
import { SECTION_ACTIONS } from '../../../src/ui/flow/actions/sectionActions';
import { HUB_TILES } from '../../../src/ui/features/payments/hub/paymentHub';
import { SCREEN_TABLE } from '../../../src/ui/features/screens';
import { sectionsFor } from '../../../src/ui/shell/sections';

const COMMANDS = commandActions({ amountsHidden: false, canLock: true, letterKeysOn: true });

describe('actions', () => {
  it('are each there once, with their further words, and with none left over', () => {
    const ids = [...SCREEN_ACTIONS, ...COMMANDS].map(({ id }) => id);
    expect(ids.toSorted()).toEqual(Object.keys(words.actions).toSorted());
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('lead to screens that exist', () => {
    expect(SCREEN_ACTIONS.length).toBeGreaterThan(50);
    expect(SCREEN_ACTIONS.filter(({ path }) => SCREEN_TABLE.at(path) === undefined)).toEqual([]);
  });

  it('have letters of their own', () => {
    for (const isCorporate of [false, true]) {
      const letters = SECTION_ACTIONS.filter((action) =>
        isOffered(action, { isCorporate, mayOpen: () => true }),
      ).flatMap(({ letter }) => letter ?? []);
      expect(new Set(letters).size).toBe(letters.length);
      expect(letters).not.toContain('g');
    }
  });

  it('are the very values that frame and payments page are made of', () => {
    const shown = [false, true].flatMap((isCorporate) => sectionsFor(isCorporate, () => true).column.flat());
    expect(shown.filter((section) => !SECTION_ACTIONS.includes(section))).toEqual([]);
    expect(HUB_TILES).toBe(PAYMENT_ACTIONS);
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
  const found = (typed: string) => foundActions(PAYMENT_ACTIONS, typed, () => []).map(({ id }) => id);

  it('keeps their order and leaves out what does not match', () => {
    expect(found('налог')).toEqual([
      'transportTax',
      'propertyTax',
      'landTax',
      'singleTax',
      'patentTax',
      'employeeIncomeTax',
    ]);
    expect(found('utilities')).toEqual([SERVICES.id]);
    expect(found('rjvveyfkrf')).toEqual([SERVICES.id]);
    expect(found('')).toHaveLength(PAYMENT_ACTIONS.length);
  });
});
