import { describe, expect, it } from 'vitest';

import { SCREEN_TABLE } from '../../../src/ui/features/screens';
import { isInSection, sectionsFor } from '../../../src/ui/shell/sections';
import type { Section, Sections } from '../../../src/ui/shell/sections';

const ALL = () => true;

function pathsOf(sections: readonly Section[]): readonly string[] {
  return sections.map(({ path }) => path);
}

function onPhone({ bar, more }: Sections): readonly string[] {
  return pathsOf([...bar[0], ...bar[1], ...more]);
}

describe.each([
  { who: 'a person', isCorporate: false, sections: 12 },
  { who: 'a company', isCorporate: true, sections: 12 },
])('sections of $who', ({ isCorporate, sections }) => {
  const frame = sectionsFor(SCREEN_TABLE.sections, { isCorporate, mayOpen: ALL });

  it('are all reached from the column of a desktop and from the bar of a phone, each once', () => {
    const column = pathsOf(frame.column.flat());
    expect(column).toHaveLength(sections);
    expect(new Set(column).size).toBe(sections);
    expect(onPhone(frame).toSorted()).toEqual(column.toSorted());
  });

  it('leave the middle of five places to the QR code and the last to everything else', () => {
    expect(frame.bar.map(({ length }) => length)).toEqual([2, 1]);
  });

  it('are shown as far as they are open', () => {
    const closed = sectionsFor(SCREEN_TABLE.sections, {
      isCorporate,
      mayOpen: (path) => path !== '/payment' && path !== '/loan',
    });
    expect(pathsOf(closed.column.flat())).toHaveLength(sections - 2);
    expect(onPhone(closed)).not.toContain('/payment');
    expect(onPhone(closed)).not.toContain('/loan');
  });
});

it.each([
  ['/', '/', true],
  ['/payment', '/', false],
  ['/payment/swift/check', '/payment', true],
  ['/payment-fines', '/payment', false],
  ['/page-loan', '/loan', true],
  ['/accounts/limits/7', '/card-list', true],
  ['/accounts/overview', '/card-list', false],
  ['/accounts/overview', '/', true],
  ['/accounts/limits/7', '/', false],
])('%s belongs to the section at %s: %s', (pathname, path, expected) => {
  const section = sectionsFor(SCREEN_TABLE.sections, { isCorporate: false, mayOpen: ALL })
    .column.flat()
    .find((one) => one.path === path);
  expect(section !== undefined && isInSection(pathname, section, SCREEN_TABLE.sections)).toBe(expected);
});

it.each([
  ['/', 'dashboard'],
  ['/payment/swift', 'form'],
  ['/payment/swift/check', 'form'],
  ['/payment/swift/result', 'result'],
  ['/history', 'overview'],
  ['/history/42', 'detail'],
  ['/card-list/7', 'detail'],
  ['/there-is-no-such-page', 'form'],
] as const)('the page at %s is as wide as a %s', (pathname, kind) => {
  expect(SCREEN_TABLE.kindAt(pathname)).toBe(kind);
});
