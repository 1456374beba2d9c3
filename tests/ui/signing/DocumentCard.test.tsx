import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { DocumentCard } from '../../../src/ui/features/company/signing/DocumentCard';
import { paymentDocument } from '../../domain/support/builders';
import { showInBank } from '../support/showInBank';

const SOMS = money(874_500n, 'KGS');

it('an exchange shows both sums and the rate to the signer, in its line and among its details', async () => {
  const { preview } = paymentDocument({}, money(10_000n, 'USD'));
  const terms = { rate: 87_450_000n, rateBase: 'USD', rateQuote: 'KGS' } as const;
  await showInBank(
    <DocumentCard
      document={paymentDocument({ txnCode: 'EXCHANGE', preview: { ...preview, credited: SOMS, terms } })}
    />,
  );
  const text = screen.getByRole('article').textContent.replaceAll('\u00A0', ' ');
  expect(text.match(/8 745,00/g)).toHaveLength(2);
  expect(text.match(/1 USD = 87,45\d* KGS/g)).toHaveLength(2);
});

it('a payment in one currency shows its sum and no rate', async () => {
  await showInBank(<DocumentCard document={paymentDocument()} />);
  expect(screen.getByRole('article').textContent).not.toContain('=');
});

it('the warning of a duplicate links to the other document', async () => {
  const { preview } = paymentDocument();
  const other = {
    operationId: preview.operationId,
    recipientName: 'ОсОО Образец',
    amount: SOMS,
    documentNumber: '77',
    at: 0,
  };
  const warnings = [
    { code: 'TWIN', other: { ...other, transactionId: '9' } },
    { code: 'REPEATED_NUMBER', other: { ...other, transactionId: undefined } },
  ] as const;
  await showInBank(<DocumentCard document={paymentDocument({ warnings })} />);
  const links = screen.getAllByRole('link', { name: 'Открыть' }).map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/history/9', `/history-corporate/${preview.operationId}`]);
  expect(screen.getByRole('article').textContent).toContain('Номер 77 уже есть в этом году');
});
