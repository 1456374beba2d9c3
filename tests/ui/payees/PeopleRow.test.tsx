import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { PayeesStore } from '../../../src/application/payees/PayeesStore';
import type { Payee } from '../../../src/domain/payee/Payee';
import { refusal, success } from '../../../src/domain/result/Result';
import { OpenScreens } from '../../../src/ui/components/OpenScreens';
import { NewPayee } from '../../../src/ui/features/payments/hub/NewPayee';
import { PeopleRow, PeopleRowIfAny } from '../../../src/ui/features/payments/payees/PeopleRow';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { settle } from '../../application/support/MovableTime';
import { payee } from '../../domain/payee/support';
import { showInBank } from '../support/showInBank';

const MOTHER = payee({ nickname: 'Мама', pinned: true });
const FRIEND = payee({ accountNumber: '1280010000000211', name: 'Бакыт С.' });
const HIDDEN = payee({ accountNumber: '1280010000000308', name: 'Чынара К.', hidden: true });

async function shown(book: readonly Payee[] | 'failed', closed: readonly string[] = []) {
  const gateway = new FakeOperationGateway({
    GET_PAYEES: () => (book === 'failed' ? refusal({ code: 'INTERNAL_SERVER_ERROR' }) : success(book)),
  });
  await showInBank(
    <OpenScreens value={(path) => !closed.includes(path)}>
      <PeopleRow first={<NewPayee />} />
      <PeopleRowIfAny />
    </OpenScreens>,
    { services: [new PayeesStore(gateway)], path: '/payment' },
  );
  await settle();
  return { gateway, user: userEvent.setup() };
}

describe('the row of people', () => {
  it('shows every visible person, each with a link to the filled form', async () => {
    await shown([MOTHER, FRIEND, HIDDEN]);
    const faces = await screen.findAllByRole('link', { name: /10\.11\.2026/ });
    expect(faces.map((face) => face.getAttribute('href'))).toEqual([
      ...['client%3A1280010000000114', 'client%3A1280010000000211'].map((id) => `/payment/payees/pay?payee=${id}`),
      ...['client%3A1280010000000114', 'client%3A1280010000000211'].map((id) => `/payment/payees/pay?payee=${id}`),
    ]);
    expect(faces[0]?.textContent).toMatch(/Мама.*Закреплён/);
  });

  it('shows the place of payment only for people of the same name', async () => {
    const details = (payoutCountry: string) => ({ details: { payoutCountry } });
    const system = { kind: 'remittance', accountNumber: 'Ak Kerben', name: 'Искаков Данияр' } as const;
    await shown([
      payee({ ...system, terms: details('Казахстан, KZ') }),
      payee({ ...system, terms: details('Россия, RU') }),
      FRIEND,
    ]);
    const faces = await screen.findAllByRole('link', { name: /10\.11\.2026/ });
    expect(faces.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      'ИДИскаков ДаниярКазахстан10.11.2026',
      'ИДИскаков ДаниярРоссия10.11.2026',
      'БСБакыт С.10.11.2026',
    ]);
  });

  it('offers the ways to pay a new person that are open to the user', async () => {
    const { user } = await shown([], ['/payment/swift', '/payment/visa-cards']);
    await user.click(await screen.findByRole('button', { name: 'Новый получатель' }));
    const ways = await screen.findAllByRole('menuitem');
    expect(ways.map(({ textContent }) => textContent)).toEqual([
      'По номеру телефона',
      'По номеру счёта',
      'На карту Элкарт',
      'В другой банк',
      'Денежным переводом',
    ]);
  });

  it('says on the hub that it could not be loaded, and tries again', async () => {
    const { gateway, user } = await shown('failed');
    gateway.plain.GET_PAYEES = () => success([FRIEND]);
    await screen.findByText('Получатели не загрузились.');
    await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await screen.findAllByText('Бакыт С.')).toHaveLength(2);
  });

  it('asks for nothing where the book is closed to the user', async () => {
    const { gateway } = await shown([FRIEND], ['/payment/payees']);
    expect([gateway.calls, screen.queryAllByRole('link')]).toEqual([[], []]);
  });
});
