import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { useFollow } from '../../../src/ui/components/useFollow';

function Links() {
  const follow = useFollow();
  return (
    <>
      <a href="/history/7" onClick={follow}>
        Operation
      </a>
      <output>{useLocation().pathname}</output>
    </>
  );
}

/** Clicks the link; returns the route of the application and true when the default navigation of the browser was prevented. */
function press(init: MouseEventInit): readonly [string | null, boolean] {
  render(
    <MemoryRouter initialEntries={['/history']}>
      <Links />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link');
  const event = createEvent.click(link, init);
  fireEvent(link, event);
  return [screen.getByRole('status').textContent, event.defaultPrevented];
}

describe('useFollow', () => {
  it('opens the screen of the link without loading the page again', () => {
    expect(press({ button: 0 })).toEqual(['/history/7', true]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves %j to the browser',
    (how) => {
      expect(press(how)).toEqual(['/history', false]);
    },
  );
});
