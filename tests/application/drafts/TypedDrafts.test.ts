import { describe, expect, it } from 'vitest';

import { DRAFT_LIFE_MS, TypedDrafts } from '../../../src/application/drafts/TypedDrafts';
import { refilled, typedFieldsOf } from '../../../src/application/drafts/typedFields';
import { OwnAccountsTransferDraft } from '../../../src/domain/transfer/OwnAccountsTransferDraft';
import { MemoryStore } from '../support/fakePorts';
import { MovableTime } from '../support/MovableTime';

function aTab() {
  const store = new MemoryStore();
  const time = new MovableTime();
  const signedIn = (userId: string | undefined) => new TypedDrafts({ store, clock: time, userId: () => userId });
  return { store, time, signedIn };
}

const TYPED = { debitAccountId: '1', amountText: '1 500,00' };

describe('TypedDrafts', () => {
  it('gives the same user back what was typed, form by form', () => {
    const { signedIn } = aTab();
    signedIn('7').keep('ownAccounts', TYPED);
    signedIn('7').keep('other', { amountText: '3' });
    expect(signedIn('7').typedInto('ownAccounts')).toEqual(TYPED);
    expect(signedIn('7').typedInto('other')).toEqual({ amountText: '3' });
    signedIn('7').forget('ownAccounts');
    expect(signedIn('7').typedInto('ownAccounts')).toEqual({});
    expect(signedIn('7').typedInto('other')).toEqual({ amountText: '3' });
  });

  it('shows another user nothing, and is deleted once another user was here', () => {
    const { signedIn, store } = aTab();
    signedIn('7').keep('ownAccounts', TYPED);
    expect(signedIn('8').typedInto('ownAccounts')).toEqual({});
    signedIn(undefined).clearForeign();
    expect(store.entries.size).toBe(1);
    signedIn('8').clearForeign();
    expect(store.entries.size).toBe(0);
  });

  it('stores nothing without a known user, and nothing after signing out', () => {
    const { signedIn, store } = aTab();
    signedIn(undefined).keep('ownAccounts', TYPED);
    expect(store.entries.size).toBe(0);
    signedIn('7').keep('ownAccounts', TYPED);
    signedIn('7').clear();
    expect(signedIn('7').typedInto('ownAccounts')).toEqual({});
  });

  it('forgets after an hour', async () => {
    const { signedIn, time } = aTab();
    signedIn('7').keep('ownAccounts', TYPED);
    await time.move(DRAFT_LIFE_MS - 1);
    expect(signedIn('7').typedInto('ownAccounts')).toEqual(TYPED);
    await time.move(1);
    expect(signedIn('7').typedInto('ownAccounts')).toEqual({});
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"userId":"7"}',
    '{"userId":"7","typedAt":0,"forms":{"ownAccounts":{"amountText":5}}}',
  ])('takes nothing from %j', (text) => {
    const { signedIn, store } = aTab();
    store.write('drafts', text);
    expect(signedIn('7').typedInto('ownAccounts')).toEqual({});
  });
});

describe('the fields of a draft', () => {
  it('go there and back, and what a draft has no field for is left out', () => {
    const typed = typedFieldsOf(new OwnAccountsTransferDraft({ ...TYPED, purpose: 'На отпуск' }));
    expect(refilled(new OwnAccountsTransferDraft(), { ...typed, otp: '123456' })).toEqual(
      new OwnAccountsTransferDraft({ ...TYPED, purpose: 'На отпуск' }),
    );
    expect(typedFieldsOf({ text: 'a', number: 1, big: 1n, none: undefined })).toEqual({ text: 'a' });
  });
});
