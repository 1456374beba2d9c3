import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';

import { InvoiceFilters } from '../../../src/ui/features/payments/invoices/InvoiceFilters';
import { showInBank } from '../support/showInBank';

function Address() {
  return <output>{useLocation().search}</output>;
}

const input = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`#invoices-${name}`);
  if (found === null) {
    throw new Error(`There is no filter ${name}`);
  }
  return found;
};

it('a filter set before the one set last is drawn keeps both', async () => {
  await showInBank(
    <>
      <InvoiceFilters distributors={[]} />
      <Address />
    </>,
    { path: '/payment/invoice?search=nothing&due=7' },
  );
  act(() => {
    fireEvent.change(input('search'), { target: { value: '' } });
    fireEvent.change(input('state'), { target: { value: 'open' } });
  });
  expect(screen.getByRole('status').textContent).toBe('?due=7&state=open');
});
