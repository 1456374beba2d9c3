import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { CardFace } from '../../../src/ui/objects/cards/CardFace';
import { aCard } from '../../application/support/cards';
import { showInBank } from '../support/showInBank';

const CARD = aCard({
  maskedNumber: '941700******1014',
  maskedAccountNumber: '1280****0114',
  holder: 'AIBEK TOKTOGULOV',
});

it.each([true, false])(
  'is turned over and back by a press, and one side is there at a time (large: %s)',
  async (isLarge) => {
    await showInBank(<CardFace card={CARD} state="active" isLarge={isLarge} />);
    const button = screen.getByRole('button', { name: 'Обратная сторона: Элкарт •1014', pressed: false });
    const [front, back] = button.previousElementSibling?.children ?? [];
    expect([front?.textContent, back?.textContent]).toEqual([
      expect.stringContaining('•1014'),
      expect.stringContaining('9417 00** **** 1014'),
    ]);
    expect([front?.hasAttribute('inert'), back?.hasAttribute('inert')]).toEqual([false, true]);
    fireEvent.click(button);
    expect([front?.hasAttribute('inert'), back?.hasAttribute('inert')]).toEqual([true, false]);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button);
    expect([front?.hasAttribute('inert'), back?.hasAttribute('inert')]).toEqual([false, true]);
  },
);

it('has holder, expiry and the state over it, and no more digits of a number than are shown everywhere', async () => {
  const { container } = await showInBank(<CardFace card={CARD} state="blocked" isLarge />);
  expect(container.textContent).toContain('AIBEK TOKTOGULOV');
  expect(container.textContent).toContain('08/29');
  expect(container.textContent).toContain('Заблокирована вами');
  const texts = [...container.querySelectorAll('*')].flatMap((element) => [
    element.children.length === 0 ? element.textContent : '',
    element.getAttribute('aria-label') ?? '',
  ]);
  expect(texts).toContain('9417 00** **** 1014');
  expect(texts.filter((text) => /\d{7}/.test(text.replaceAll(/\s/g, '')))).toEqual([]);
});
