import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { UserStore } from '../../../src/application/user/UserStore';
import { success } from '../../../src/domain/result/Result';
import type { User } from '../../../src/domain/user/User';
import { DocumentCard } from '../../../src/ui/features/company/signing/DocumentCard';
import { TokenNotice } from '../../../src/ui/features/company/signing/TokenNotice';
import { aUser } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { showInBank } from '../support/showInBank';
import { aSigning, FIRST } from './aSigning';

const SIGNER = { customerKind: 'C', rights: ['view', 'sign'], isTokenOnly: true } as const;

async function notice(values: Partial<User>): Promise<string> {
  const user = new UserStore(new FakeOperationGateway({ GET_SELF_USER_DATA: () => success(aUser(values)) }));
  await user.reload();
  const { container } = await showInBank(<TokenNotice />, { services: [user] });
  return container.textContent;
}

it('a signer without a token reads what to do, with the way there', async () => {
  expect(await notice(SIGNER)).toContain('Нужен токен');
  expect(screen.getByRole('link', { name: 'Перейти на токен' }).getAttribute('href')).toBe(
    '/profile/settings/auth-type',
  );
});

it('a signer with a token reads that nothing else signs', async () => {
  expect(await notice({ ...SIGNER, otpType: 'TOKEN' })).toBe('Документы компании подписываются только кодом токена.');
});

it.each([
  ['in another company', { ...SIGNER, isTokenOnly: false }],
  ['who does not sign', { ...SIGNER, rights: ['view', 'create'] as const }],
])('a user %s reads nothing of it', async (_who, values) => {
  expect(await notice(values)).toBe('');
});

it('documents are not offered to be picked while the token is missing', async () => {
  for (const [otpType, boxes] of [
    ['SMS', 0],
    ['TOKEN', 1],
  ] as const) {
    const { model } = await aSigning([FIRST], { ...SIGNER, otpType });
    const { unmount } = await showInBank(<DocumentCard model={model} document={FIRST} />);
    expect(screen.queryAllByRole('checkbox')).toHaveLength(boxes);
    unmount();
  }
});
