import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { LatinOffer } from '../../../src/ui/features/payments/swift/LatinOffer';
import { useValidationText } from '../../../src/ui/components/useValidationText';
import { showInBank } from '../support/showInBank';

function ForeignLetter() {
  return <p>{useValidationText()('CYRILLIC_LETTER 2 Е')}</p>;
}

describe('LatinOffer', () => {
  it('offers a name with every letter in Latin', async () => {
    const onTake = vi.fn();
    await showInBank(<LatinOffer text="Yıldız Gıda A.Ş." currency="EUR" onTake={onTake} />);
    await userEvent.setup().click(screen.getByRole('button'));
    expect(onTake).toHaveBeenCalledWith('Yildiz Gida A.S.');
  });

  it('names a letter that cannot be written instead of offering a name without it', async () => {
    await showInBank(<LatinOffer text="李明 Trading" currency="EUR" onTake={vi.fn()} />);
    expect(screen.getByText(/Букву «李» латиницей не записать/).getAttribute('role')).toBe('status');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('an error of a field says which letter is not Latin', async () => {
  await showInBank(<ForeignLetter />);
  expect(screen.getByRole('paragraph').textContent).toBe('Знак 2: буква «Е» из кириллицы. Введите латинскую');
});
