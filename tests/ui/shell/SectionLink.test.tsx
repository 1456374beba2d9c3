import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { ChatsStore } from '../../../src/application/chat/ChatsStore';
import { SCREEN_TABLE } from '../../../src/ui/features/screens';
import { SectionLink } from '../../../src/ui/shell/SectionLink';
import { ShellViewModel } from '../../../src/ui/flow/access/ShellViewModel';
import { showInBank } from '../support/showInBank';

it.each([
  [{ toApprove: 0, toSign: 0 }, 'Подписи'],
  [{ toApprove: 0, toSign: 2 }, 'Подписи (2)'],
  [{ toApprove: 3, toSign: 0 }, 'Документы (3)'],
  [{ toApprove: 3, toSign: 2 }, 'Документы (5)'],
])('documents say how many of them wait for the user: %o', async (awaited, name) => {
  const shell: object = Object.create(ShellViewModel.prototype, { awaited: { value: awaited } });
  const chats: object = Object.create(ChatsStore.prototype, { unread: { value: 0 } });
  const documents = SCREEN_TABLE.sections.filter((section) => section.name === 'documents');
  await showInBank(
    documents.map((section) => <SectionLink key={section.path} section={section} className={undefined} />),
    { services: [shell, chats, SCREEN_TABLE] },
  );
  expect(screen.getByRole('link').textContent).toBe(name);
});
