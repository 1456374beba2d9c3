import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  layoutIn,
  layoutText,
  movePanel,
  PANELS_OF_COMPANIES,
  PANELS_OF_PEOPLE,
  placePanel,
  splitPanels,
  toggleFolded,
  toggleHidden,
  toggleWhole,
} from '../../../src/domain/home/homePanels';
import type { HomeLayout, HomePanel, HomePart } from '../../../src/domain/home/homePanels';

const USUAL: readonly HomePanel[] = ['total', 'recent', 'accounts', 'cards'];

function layout(
  order: readonly HomePanel[],
  folded: readonly HomePanel[] = [],
  hidden: readonly HomePanel[] = [],
): HomeLayout {
  return { order, folded, hidden, whole: [] };
}

describe('the layout of the home page', () => {
  it('is the usual one where nothing was kept', () => {
    expect(layoutIn('', USUAL)).toEqual(layout(USUAL));
  });

  it('keeps order and folding', () => {
    expect(layoutIn('cards -recent total accounts', USUAL)).toEqual(
      layout(['cards', 'recent', 'total', 'accounts'], ['recent']),
    );
  });

  it('keeps what is hidden, folded or not', () => {
    expect(layoutIn('~cards ~-recent total accounts', USUAL)).toEqual(
      layout(['cards', 'recent', 'total', 'accounts'], ['recent'], ['cards', 'recent']),
    );
  });

  it('leaves out panels there are none of, and names each once', () => {
    expect(layoutIn('cards nothing -cards total cards recent accounts', USUAL).order).toEqual([
      'cards',
      'total',
      'recent',
      'accounts',
    ]);
  });

  it('puts a panel that is new after the one it usually follows', () => {
    expect(layoutIn('cards accounts total', USUAL).order).toEqual(['cards', 'accounts', 'total', 'recent']);
    expect(layoutIn('cards accounts recent', USUAL).order).toEqual(['total', 'cards', 'accounts', 'recent']);
  });

  it('is read as it was written, whatever was done to it', () => {
    const usuals = fc.constantFrom<readonly HomePanel[]>(PANELS_OF_PEOPLE, PANELS_OF_COMPANIES);
    const layouts = usuals.chain((usual) =>
      fc.record({
        usual: fc.constant(usual),
        order: fc.shuffledSubarray([...usual], { minLength: usual.length }),
        folded: fc.subarray([...usual]),
        hidden: fc.subarray([...usual]),
        whole: fc.subarray<HomePart>(['page', 'accounts']),
      }),
    );
    fc.assert(
      fc.property(layouts, ({ usual, order, folded, hidden, whole }) => {
        const read = layoutIn(layoutText({ order, folded, hidden, whole }), usual);
        expect(read.order).toEqual(order);
        expect(new Set(read.folded)).toEqual(new Set(folded));
        expect(new Set(read.hidden)).toEqual(new Set(hidden));
        expect(read.whole).toEqual(whole);
      }),
    );
  });
});

describe('a part of the home page', () => {
  it('is shown in full and folded again, and stays so', () => {
    const whole = toggleWhole(layout(USUAL), 'accounts');
    expect([whole.whole, toggleWhole(whole, 'accounts').whole]).toEqual([['accounts'], []]);
    expect(layoutIn('total recent accounts cards +accounts +page', USUAL)).toEqual({
      ...layout(USUAL),
      order: ['total', 'recent', 'accounts', 'cards'],
      whole: ['page', 'accounts'],
    });
    expect(layoutIn('+nothing', USUAL)).toEqual(layout(USUAL));
  });
});

describe('a panel', () => {
  it('moves past its neighbour and no farther than the ends', () => {
    const usual = layout(USUAL);
    expect(movePanel(usual, 'recent', { step: 1, among: USUAL }).order).toEqual([
      'total',
      'accounts',
      'recent',
      'cards',
    ]);
    expect(movePanel(usual, 'recent', { step: -1, among: USUAL }).order).toEqual([
      'recent',
      'total',
      'accounts',
      'cards',
    ]);
    expect(movePanel(usual, 'total', { step: -1, among: USUAL })).toBe(usual);
    expect(movePanel(usual, 'cards', { step: 1, among: USUAL })).toBe(usual);
  });

  it('moves in its own column past the panels of the other one', () => {
    const mixed = layout(['total', 'accounts', 'recent', 'cards']);
    expect(movePanel(mixed, 'cards', { step: -1, among: ['accounts', 'cards'] }).order).toEqual([
      'total',
      'cards',
      'accounts',
      'recent',
    ]);
    expect(movePanel(mixed, 'accounts', { step: 1, among: ['accounts', 'cards'] }).order).toEqual([
      'total',
      'recent',
      'cards',
      'accounts',
    ]);
  });

  it('is put at a place in its own column, and nowhere beyond the ends', () => {
    const mixed = layout(['total', 'accounts', 'recent', 'cards']);
    expect(placePanel(mixed, 'cards', { place: 0, among: USUAL }).order).toEqual([
      'cards',
      'total',
      'accounts',
      'recent',
    ]);
    expect(placePanel(mixed, 'total', { place: 2, among: USUAL }).order).toEqual([
      'accounts',
      'recent',
      'total',
      'cards',
    ]);
    expect(placePanel(mixed, 'accounts', { place: 1, among: ['accounts', 'cards'] }).order).toEqual([
      'total',
      'recent',
      'cards',
      'accounts',
    ]);
    expect(placePanel(mixed, 'cards', { place: 4, among: USUAL })).toBe(mixed);
    expect(placePanel(mixed, 'recent', { place: 2, among: USUAL })).toBe(mixed);
  });

  it('is hidden and brought back to its place', () => {
    const hidden = toggleHidden(layout(USUAL), 'cards');
    expect([hidden.order, hidden.hidden, toggleHidden(hidden, 'cards').hidden]).toEqual([USUAL, ['cards'], []]);
  });

  it('is among the first of a page of one column, or among the rest', () => {
    const { first, rest } = splitPanels(PANELS_OF_PEOPLE, false);
    expect(first).toEqual(['total', 'waiting', 'accounts', 'recent', 'payees']);
    expect([...first, ...rest]).toEqual(PANELS_OF_PEOPLE);
    expect(splitPanels(PANELS_OF_COMPANIES, true).first).toEqual(['waiting', 'total', 'accounts', 'recent']);
  });

  it('is folded and unfolded', () => {
    const folded = toggleFolded(layout(USUAL), 'cards');
    expect([folded.folded, toggleFolded(folded, 'cards').folded]).toEqual([['cards'], []]);
  });
});
