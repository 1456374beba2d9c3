import { describe, expect, it } from 'vitest';

import { SearchKeys } from '../../../src/ui/shell/searchKeys';
import type { PressedKey } from '../../../src/ui/shell/searchKeys';

function within(html: string): EventTarget {
  document.body.innerHTML = html;
  return document.querySelector('.here') ?? document.body;
}

function pressed(values: Partial<PressedKey>): PressedKey {
  return {
    key: '',
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    timeStamp: 0,
    target: within('<p class="here"></p>'),
    defaultPrevented: false,
    ...values,
  };
}

const FIELD = '<input class="here">';
const WINDOW = '<div role="dialog"><button class="here"></button></div>';

describe('keys of the search', () => {
  it.each<[string, Partial<PressedKey>, 'search' | undefined]>([
    ['Ctrl K', { code: 'KeyK', key: 'k', ctrlKey: true }, 'search'],
    ['⌘ K', { code: 'KeyK', key: 'k', metaKey: true }, 'search'],
    ['Ctrl K on the Russian layout', { code: 'KeyK', key: 'л', ctrlKey: true }, 'search'],
    ['Ctrl K in a field', { code: 'KeyK', key: 'k', ctrlKey: true, target: within(FIELD) }, 'search'],
    ['a stroke', { code: 'Slash', key: '/' }, 'search'],
    ['a stroke that the page took', { code: 'Slash', key: '/', defaultPrevented: true }, undefined],
    ['K', { code: 'KeyK', key: 'k' }, undefined],
    ['Ctrl Shift K', { code: 'KeyK', key: 'K', ctrlKey: true, shiftKey: true }, undefined],
    ['Ctrl Alt K', { code: 'KeyK', key: 'k', ctrlKey: true, altKey: true }, undefined],
  ])('%s', (_what, values, expected) => {
    expect(new SearchKeys().read(pressed(values), true)).toBe(expected);
  });

  it('are text in a field, and belong to a window that is open', () => {
    const read = (html: string, values: Partial<PressedKey>) =>
      new SearchKeys().read(pressed({ ...values, target: within(html) }), true);
    expect(read(FIELD, { code: 'Slash', key: '/' })).toBeUndefined();
    expect(read(WINDOW, { code: 'Slash', key: '/' })).toBeUndefined();
    expect(read(WINDOW, { code: 'KeyK', key: 'k', ctrlKey: true })).toBeUndefined();
  });

  it('lead to a section by G and a letter soon after it', () => {
    const keys = new SearchKeys();
    const press = (code: string, timeStamp: number) => keys.read(pressed({ code, timeStamp }), true);
    expect(press('KeyG', 0)).toBeUndefined();
    expect(press('KeyP', 900)).toEqual({ letter: 'p' });
    expect(press('KeyC', 1000)).toBeUndefined();
    expect(press('KeyG', 2000)).toBeUndefined();
    expect(press('KeyP', 3100)).toBeUndefined();
  });

  it('of one letter can be turned off, and those with Ctrl stay', () => {
    const keys = new SearchKeys();
    expect(keys.read(pressed({ code: 'Slash', key: '/' }), false)).toBeUndefined();
    keys.read(pressed({ code: 'KeyG', timeStamp: 0 }), false);
    expect(keys.read(pressed({ code: 'KeyP', timeStamp: 1 }), false)).toBeUndefined();
    expect(keys.read(pressed({ code: 'KeyK', ctrlKey: true }), false)).toBe('search');
  });
});
