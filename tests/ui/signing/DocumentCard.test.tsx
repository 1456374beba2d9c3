import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { UserStore } from '../../../src/application/user/UserStore';
import { money } from '../../../src/domain/money/Money';
import { DocumentCard } from '../../../src/ui/features/company/signing/DocumentCard';
import { success } from '../../../src/domain/result/Result';
import { aUser } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
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

it('a document shows its amount with the fee beside it, and where the money goes without being opened', async () => {
  const fee = money(5_000n, 'KGS');
  const { preview } = paymentDocument();
  const total = money(preview.amount.minor + fee.minor, 'KGS');
  await showInBank(
    <DocumentCard
      document={paymentDocument({
        preview: { ...preview, fee, total, terms: { bic: '109022', details: { bankName: 'Оптима Банк' } } },
      })}
    />,
  );
  const card = screen.getByRole('article');
  const hidden = card.querySelector('details')?.textContent ?? '';
  const open = card.textContent.replace(hidden, '').replaceAll('\u00A0', ' ');
  expect(open).toContain('1 500,50');
  expect(open).toContain('50,00');
  expect(open).not.toContain('1 550,50');
  for (const fact of ['1280 0160 0000 0215', '109022', 'Оптима Банк', 'Оплата по счёту 15']) {
    expect(open).toContain(fact);
  }
  expect(hidden.replaceAll('\u00A0', ' ')).toContain('1 550,50');
});

it.each([true, false])('the lines of a salary are linked for a user with the payroll: %s', async (handlesPayroll) => {
  const user = Object.assign(Object.create(UserStore.prototype) as UserStore, {});
  Object.defineProperty(user, 'handlesPayroll', { value: handlesPayroll });
  await showInBank(<DocumentCard document={paymentDocument({ txnCode: 'MAKE_SALARY_BATCH' })} />, {
    services: [user],
  });
  expect(screen.queryAllByRole('link', { name: 'Получатели и суммы' })).toHaveLength(handlesPayroll ? 1 : 0);
});

it.each([
  ['01201201910145', []],
  ['12902200000123', ['Вы платите за другого налогоплательщика: ОсОО Пример, ИНН 12902200000123']],
])('a tax of the taxpayer %s warns the signer of a company with another number: %j', async (taxpayerInn, warned) => {
  const user = new UserStore(
    new FakeOperationGateway({ GET_SELF_USER_DATA: () => success(aUser({ inn: '01201201910145' })) }),
  );
  await user.reload();
  const { preview } = paymentDocument();
  const terms = { details: { taxpayerInn, taxpayer: 'ОсОО Пример' } };
  await showInBank(<DocumentCard document={paymentDocument({ preview: { ...preview, terms } })} />, {
    services: [user],
  });
  expect(screen.queryAllByRole('status').map(({ textContent }) => textContent)).toEqual(warned);
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
