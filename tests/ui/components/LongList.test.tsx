import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { LongList } from '../../../src/ui/components/LongList';
import { SizeTeller } from '../support/SizeTeller';

const COUNT = 1000;
const HEIGHT_PX = 50;

let leave: () => void;
beforeAll(() => {
  leave = SizeTeller.standIn();
});
afterAll(() => leave());
afterEach(() => {
  vi.useRealTimers();
  scrollTo(0);
});

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  fireEvent.scroll(window);
}

function show() {
  vi.useFakeTimers();
  render(
    <LongList label="Lines" count={COUNT} heightOf={() => HEIGHT_PX}>
      {(line) => <a href={`/${line}`}>{`Line ${line}`}</a>}
    </LongList>,
  );
}

function linesShown(): readonly number[] {
  return screen.getAllByRole('listitem').map((line) => Number(line.getAttribute('aria-posinset')) - 1);
}

describe('LongList', () => {
  it('says of each line which of how many it is', () => {
    show();
    expect(linesShown()).toEqual(linesShown().map((_, index) => index));
    expect(new Set(screen.getAllByRole('listitem').map((line) => line.getAttribute('aria-setsize')))).toEqual(
      new Set([String(COUNT)]),
    );
  });

  it('shows other lines in the same elements while it is scrolled, and puts them into their order when scrolling ends', () => {
    show();
    scrollTo(400 * HEIGHT_PX);
    const before = new Set(screen.getAllByRole('listitem'));
    scrollTo(405 * HEIGHT_PX);
    const after = screen.getAllByRole('listitem');
    expect(after.filter((element) => !before.has(element))).toEqual([]);
    expect(after.map((element) => element.textContent)).toEqual(linesShown().map((line) => `Line ${line}`));

    act(() => void vi.advanceTimersByTime(1000));
    expect(linesShown()).toEqual([...linesShown()].sort((left, right) => left - right));
    expect(linesShown()).toContain(405);
  });

  it('leaves the focus on its line when the line is scrolled away', () => {
    show();
    const link = screen.getByRole('link', { name: 'Line 3' });
    act(() => link.focus());
    scrollTo(600 * HEIGHT_PX);
    act(() => void vi.advanceTimersByTime(1000));
    expect([document.activeElement, link.textContent]).toEqual([link, 'Line 3']);
    expect(linesShown()[0]).toBe(3);
  });

  it('puts a line below those before it as high as the browser says they are', () => {
    show();
    const [first, second] = screen.getAllByRole('listitem');
    act(() => SizeTeller.tell(first ?? document.body, 80));
    expect(second?.style.transform).toBe('translateY(80px)');
  });
});
