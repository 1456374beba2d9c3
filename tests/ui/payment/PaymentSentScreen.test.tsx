import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { UserStore } from '../../../src/application/user/UserStore';
import { money } from '../../../src/domain/money/Money';
import type { OpenPayment } from '../../../src/ui/flow/payment/OpenPayment';
import { PaymentSentScreen } from '../../../src/ui/flow/payment/PaymentSentScreen';
import { aPreview } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { showInBank } from '../support/showInBank';

async function shown(fee: bigint): Promise<string> {
  const amount = money(12_543_050n, 'KGS');
  const preview = {
    ...aPreview(),
    amount,
    fee: money(fee, 'KGS'),
    total: money(amount.minor + fee, 'KGS'),
    awaited: { places: [1], signers: [], approvers: [] },
  };
  const payment = {
    confirmation: { start: 'opened' },
    kind: { act: 'transfer', code: 'MAKE_OTHER_BANK_TRANSFER', path: '/payment/another-banks', name: 'anotherBanks' },
    page: 'sent',
    preview,
  };
  // The page of a sent document reads nothing else of a payment.
  await showInBank(<PaymentSentScreen payment={payment as unknown as OpenPayment} />, {
    path: '/payment/another-banks/sent',
    services: [new UserStore(new FakeOperationGateway())],
  });
  return (document.querySelector('main') ?? document.body).textContent.replaceAll('\u00A0', ' ');
}

it('a sent document shows its amount with the fee beside it, and not their sum', async () => {
  const text = await shown(5_000n);
  expect(screen.getByRole('heading', { level: 1 })).toBeInstanceOf(HTMLElement);
  expect(text).toContain('125 430,50');
  expect(text).toContain('50,00');
  expect(text).not.toContain('125 480,50');
});

it('a sent document without a fee shows its amount alone', async () => {
  expect(await shown(0n)).not.toMatch(/омисси/);
});
