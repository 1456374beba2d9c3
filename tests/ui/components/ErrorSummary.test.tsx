import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { ErrorSummary } from '../../../src/ui/components/ErrorSummary';
import { TextField } from '../../../src/ui/components/TextField';
import { showInBank } from '../support/showInBank';

function Form() {
  const [name, setName] = useState('');
  const [attempt, setAttempt] = useState(0);
  const violations = [
    ...(name === '' ? [{ fieldId: 'name', text: 'Введите имя' }] : []),
    { fieldId: 'other', text: 'Введите другое' },
  ];
  return (
    <form>
      <ErrorSummary violations={attempt === 0 ? [] : violations} attempt={attempt} />
      <TextField
        id="name"
        label="Имя"
        value={name}
        onChange={setName}
        violation={attempt > 0 && name === '' ? 'Введите имя' : undefined}
      />
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        Далее
      </button>
    </form>
  );
}

it('takes the focus at every attempt, leads to the fields, and leaves the focus alone while they are put right', async () => {
  await showInBank(<Form />);
  const user = userEvent.setup();
  expect(screen.queryByRole('alert')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Далее' }));
  const summary = screen.getByRole('alert');
  expect(document.activeElement).toBe(summary);
  const field = screen.getByLabelText('Имя');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Введите имя');

  await user.click(screen.getByRole('link', { name: 'Введите имя' }));
  expect(document.activeElement).toBe(field);
  await user.keyboard('А');
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('link', { name: 'Введите имя' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Далее' }));
  expect(document.activeElement).toBe(summary);
});
