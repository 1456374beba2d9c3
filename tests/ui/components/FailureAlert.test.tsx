import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { FailureAlert } from '../../../src/ui/components/FailureAlert';
import { showInBank } from '../support/showInBank';

it('says in one line what can be mended, without a reference', async () => {
  await showInBank(<FailureAlert failure={{ code: 'INCORRECT_PIN', data: { triesLeft: '4' }, referenceId: 'ref-1' }} />);
  expect((await screen.findByRole('alert')).textContent).toBe('Неверный ПИН-код. Осталось попыток: 4');
});

it('folds the reference of what the bank has to look up', async () => {
  await showInBank(<FailureAlert failure={{ code: 'INTERNAL_SERVER_ERROR', referenceId: 'ref-1' }} />);
  await screen.findByRole('alert');
  const fold = screen.getByText('Номер обращения').closest('details');
  expect([fold?.open, fold?.textContent.includes('ref-1')]).toEqual([false, true]);
});
