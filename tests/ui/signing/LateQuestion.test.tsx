import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import type { PaymentDocument } from '../../../src/domain/corporate/PaymentDocument';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import { DocumentCard } from '../../../src/ui/features/company/signing/DocumentCard';
import { LateQuestion } from '../../../src/ui/features/company/signing/LateQuestion';
import { showInBank } from '../support/showInBank';
import { aSigning, FIRST, SECOND } from './aSigning';

const MONDAY = bankDayOf(Date.UTC(2026, 10, 23));
const [TUESDAY, WEDNESDAY] = [addDays(MONDAY, 1), addDays(MONDAY, 2)];

function tooLate(document: PaymentDocument, payOn: BankDay): PaymentDocument {
  const terms = { ...document.preview.terms, valueDate: MONDAY };
  return { ...document, payOn, preview: { ...document.preview, terms } };
}

/** The question about documents that are all picked and signed. */
async function asked(documents: readonly PaymentDocument[]) {
  const signing = await aSigning(documents);
  signing.model.toggleAll();
  await signing.model.sign();
  await showInBank(<LateQuestion model={signing.model} />);
  return signing;
}

it('names both days of a document that came too late, and signs it for the next one by one press', async () => {
  const { gateway } = await asked([tooLate(FIRST, TUESDAY)]);
  const dialog = await screen.findByRole('alertdialog', { name: 'Оплатить в следующий рабочий день?' });
  expect(dialog.textContent).toContain('Была 23.11.2026, будет 24.11.2026');
  await userEvent.click(screen.getByRole('button', { name: 'Оплатить 24.11.2026' }));
  expect(gateway.requestsOf('CREATE_CONFIRM_OPERATION')).toMatchObject([{ payOn: [{ valueDate: '2026-11-24' }] }]);
});

it('names no single day where the networks of the documents open on different ones', async () => {
  await asked([tooLate(FIRST, TUESDAY), tooLate(SECOND, WEDNESDAY)]);
  expect(await screen.findByRole('button', { name: 'Оплатить в указанные дни' })).toBeTruthy();
});

it('a document in the list says that its time has passed', async () => {
  const late = tooLate(FIRST, TUESDAY);
  const { model } = await aSigning([late]);
  await showInBank(<DocumentCard model={model} document={late} />);
  expect(screen.getByRole('article').textContent).toContain('Время приёма прошло: оплата 24.11.2026');
});
