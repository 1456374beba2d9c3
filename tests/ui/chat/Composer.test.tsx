import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ChatsStore } from '../../../src/application/chat/ChatsStore';
import { Conversations } from '../../../src/application/chat/Conversations';
import { Outbox } from '../../../src/application/chat/Outbox';
import { TypedDrafts } from '../../../src/application/drafts/TypedDrafts';
import { refusal, success } from '../../../src/domain/result/Result';
import { Composer } from '../../../src/ui/features/profile/chat/Composer';
import { ChatFilesViewModel } from '../../../src/ui/features/profile/chat/ChatFilesViewModel';
import { MessagesScreenViewModel } from '../../../src/ui/features/profile/chat/MessagesScreenViewModel';
import { someDirectories } from '../../application/support/directories';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { CountingIdentifiers, MemoryStore } from '../../application/support/fakePorts';
import { MovableTime } from '../../application/support/MovableTime';
import { showInBank } from '../support/showInBank';

const TEXT = 'nihao 你好';

// A device with a keyboard: no pointer is coarse.
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => void vi.unstubAllGlobals());

/** The composer of an open topic, with a message typed into it, and the texts the bank was sent. */
async function typed() {
  const sent: string[] = [];
  const gateway = new FakeOperationGateway({
    GET_LAST_MSGS_AND_COUNT_UNREADED: () => success({ unread: 0, topics: [] }),
    GET_MSGS_BY_TOPIC_ID: () => success({ messages: [], hasOlder: false }),
    CHAT_MSGS_WERE_READ: () => success({ unread: 0 }),
    ADD_USER_MSG: ({ text }) => {
      sent.push(text);
      return refusal({ code: 'CLIENT_ERROR' as const });
    },
  });
  const [clock, identifiers] = [new MovableTime(), new CountingIdentifiers()];
  const chats = new ChatsStore(gateway);
  const link = { isUp: true, onReturn: () => () => undefined };
  const outbox = new Outbox({ store: new MemoryStore(), userId: () => '7' });
  const model = new MessagesScreenViewModel({
    conversations: new Conversations({ gateway, chats, outbox, link, identifiers, clock }),
    chats,
    directories: someDirectories(gateway),
    drafts: new TypedDrafts({ store: new MemoryStore(), clock, userId: () => '7' }),
    files: new ChatFilesViewModel({
      gateway,
      identifiers,
      pictures: { square: async () => undefined, shrink: async () => undefined },
    }),
    gateway,
    saver: { save: () => undefined },
    link,
  });
  await model.open('1');
  await showInBank(<Composer model={model} onFiles={() => undefined} />);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Сообщение');
  await userEvent.type(field, TEXT);
  return { field, sent };
}

describe('the message that is being written', () => {
  it.each([
    ['during the composition', { keyCode: 13, isComposing: true }],
    ['as Chrome names its key', { keyCode: 229, isComposing: true }],
    ['after the composition has ended, as in Safari', { keyCode: 229, isComposing: false }],
  ])('sends nothing by the Enter of an input method %s', async (_when, key) => {
    const { field, sent } = await typed();
    fireEvent.compositionStart(field);
    if (!key.isComposing) {
      fireEvent.compositionEnd(field, { data: '你好' });
    }
    const press = createEvent.keyDown(field, { key: 'Enter', ...key });
    fireEvent(field, press);
    expect([field.value, sent, press.defaultPrevented]).toEqual([TEXT, [], false]);
  });

  it('is sent by an Enter of its own after the composition', async () => {
    const { field, sent } = await typed();
    fireEvent.compositionStart(field);
    fireEvent.compositionEnd(field, { data: '你好' });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: false });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13, isComposing: false });
    await expect.poll(() => [field.value, sent]).toEqual(['', [TEXT]]);
  });

  it('begins a new line by Shift and Enter', async () => {
    const { field, sent } = await typed();
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13, shiftKey: true });
    expect([field.value, sent]).toEqual([TEXT, []]);
  });
});
