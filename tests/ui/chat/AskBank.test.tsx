import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { FailureCode, TimedFailureCode } from '../../../src/application/operations/failureCodes';
import { FailureAlert } from '../../../src/ui/components/FailureAlert';
import { FailureHelp } from '../../../src/ui/components/FailureHelp';
import { OpenScreens } from '../../../src/ui/components/OpenScreens';
import { AskBank } from '../../../src/ui/objects/chat/AskBank';
import { FailureQuestion } from '../../../src/ui/shell/FailureQuestion';
import { showInBank } from '../support/showInBank';

const WRITE = 'Написать в банк';

async function showFailure(code: Exclude<FailureCode, TimedFailureCode>, isSignedIn: boolean): Promise<void> {
  await showInBank(
    <FailureHelp value={isSignedIn ? FailureQuestion : undefined}>
      <FailureAlert failure={{ code }} />
    </FailureHelp>,
  );
  await screen.findByRole('alert');
}

it('leads to the chat in the topic of the subject', async () => {
  let followed = 0;
  await showInBank(<AskBank about="cards" onFollow={() => (followed += 1)} />);
  const link = await screen.findByRole('link', { name: WRITE });
  expect(link.getAttribute('href')).toBe('/messages/1');
  fireEvent.click(link);
  expect(followed).toBe(1);
});

it('shows the telephone numbers to a user without the chat', async () => {
  await showInBank(
    <OpenScreens value={() => false}>
      <AskBank about="cards" />
    </OpenScreens>,
  );
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')?.slice(0, 4))).toEqual(['tel:', 'tel:']);
});

it.each([
  ['INTERNAL_SERVER_ERROR', '/messages/5'],
  ['ACCOUNT_NO_DEBIT', '/messages/2'],
  ['CARD_LOCKED', '/messages/1'],
] as const)('stands below %s, which the bank has to answer', async (code, path) => {
  await showFailure(code, true);
  expect((await screen.findByRole('link', { name: WRITE })).getAttribute('href')).toBe(path);
});

it.each([
  ['INTERNAL_SERVER_ERROR', false],
  ['NETWORK_ERROR', true],
  ['INCORRECT_PIN', true],
] as const)('does not stand below %s for a user who is signed in: %s', async (code, isSignedIn) => {
  await showFailure(code, isSignedIn);
  // The module is there by then, because it was asked for before.
  await import('../../../src/ui/objects/chat/FailureQuestion');
  expect(screen.queryByRole('link', { name: WRITE })).toBeNull();
});
