import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { translatePage } from '../support/translatePage';

/** Texts outside `translate="no"`, joined by bars. */
function translatable(container: Element): string {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest('[translate="no"]') === null) {
      found.push((node.textContent ?? '').trim());
    }
  }
  return found.filter((text) => text !== '').join('|');
}

function shown(children: ReactNode) {
  const { container } = render(children);
  return { text: container.textContent, translatable: translatable(container) };
}

describe('an element that is created by JSX', () => {
  it.each([
    ['12\u00a0500,50\u00a0сом', ''],
    ['1280 0100 0000 0114', ''],
    ['14,00 %', '%'],
    ['Перевести 12\u00a0500,50\u00a0сом на карту 9417 0000 0000 0016.', 'Перевести|на карту'],
    ['До 13:30, 24 ноября 2026 года', 'До|ноября|года'],
    ['Телефон: +996 555 123 456', 'Телефон:'],
    ['код A1B2-C3D4', 'код'],
    ['将于2026年11月27日扣款500.00', '将于|年|月|日扣款'],
    ['Without figures', 'Without figures'],
  ])('keeps the figures of "%s" from a translator', (text, words) => {
    expect(shown(<p>{text}</p>)).toEqual({ text, translatable: words });
  });

  it('is marked itself when its only text is a figure', () => {
    const { container } = render(<p>{'1\u00a0000,00'}</p>);
    expect(container.innerHTML).toBe('<p translate="no">1&nbsp;000,00</p>');
  });

  it('has its sentence in one element, so that a row of flexible parts stays as it was', () => {
    const { container } = render(<p>{'Ещё 5 дней'}</p>);
    expect(container.firstElementChild?.childNodes).toHaveLength(1);
  });

  it('joins texts with nothing between them', () => {
    const hidden: ReactNode = null;
    const { container } = render(
      <p>
        {13}:{hidden}
        {30} <b>утра</b> и вечера
      </p>,
    );
    expect(container.innerHTML).toBe('<p><span translate="no">13:30</span> <b>утра</b> <span>и вечера</span></p>');
  });

  it('keeps its other parts in their places', () => {
    const isShown: boolean = false;
    const { container } = render(
      <p>
        <b>один</b> {isShown && <i>два</i>}
        <u>три</u>
        {''}
      </p>,
    );
    expect(container.innerHTML).toBe('<p><b>один</b> <u>три</u></p>');
  });

  it('that a library draws is treated alike', () => {
    const { container } = render(
      <MemoryRouter>
        <Link to="/">Счёт {'1280'}</Link>
      </MemoryRouter>,
    );
    expect(translatable(container)).toBe('Счёт');
  });

  it('that may only have text is marked as a whole', () => {
    const { container } = render(
      <select>
        <option>Счёт 1280</option>
        <option>Счёт</option>
      </select>,
    );
    expect(container.querySelector('select')?.innerHTML).toBe(
      '<option translate="no">Счёт 1280</option><option>Счёт</option>',
    );
  });
});

describe('a page that was translated', () => {
  function Balance({ amount, name, note }: Readonly<Record<'amount' | 'name', string>> & { readonly note?: string }) {
    return (
      <p>
        {note}
        <b>{amount}</b> на счёте {name}
        {note === undefined ? undefined : <i>{note}</i>}, всего {amount}
      </p>
    );
  }

  it('shows what React updates', () => {
    const { container, rerender } = render(<Balance amount="1,00" name="Основной" />);
    translatePage();
    expect(container.textContent).toBe('1,00 «на счёте Основной, всего» 1,00');
    rerender(<Balance amount="2,00" name="Евро" />);
    expect(container.textContent).toBe('2,00 на счёте Евро, всего 2,00');
  });

  it('loses and gains parts without a failure', () => {
    const { container, rerender } = render(<Balance amount="1,00" name="Основной" note="Закрыт" />);
    translatePage();
    rerender(<Balance amount="2,00" name="Основной" />);
    translatePage();
    rerender(<Balance amount="3,00" name="Основной" note="Открыт" />);
    expect(container.textContent).toBe('Открыт3,00 на счёте ОсновнойОткрыт, всего 3,00');
  });
});
