import { beforeEach, describe, expect, it } from 'vitest';

import { ChatsStore } from '../../../src/application/chat/ChatsStore';
import { Conversations } from '../../../src/application/chat/Conversations';
import { Outbox } from '../../../src/application/chat/Outbox';
import type { ChatMessage, MessageDraft } from '../../../src/domain/chat/ChatMessage';
import { refusal, success } from '../../../src/domain/result/Result';
import { NOON } from '../support/builders';
import { FakeOperationGateway } from '../support/FakeOperationGateway';
import { CountingIdentifiers, MemoryStore } from '../support/fakePorts';
import { MovableTime, settle } from '../support/MovableTime';

/** A bank that keeps messages as the real one does: one for each local id. */
class FakeChat {
  kept: readonly ChatMessage[] = [];
  isAway = false;

  add({ topicId, localId, text }: MessageDraft) {
    if (this.isAway) {
      return refusal({ code: 'CLIENT_ERROR' as const });
    }
    const known = this.kept.find((message) => message.localId === localId);
    return success(known ?? this.write({ topicId, localId, text }));
  }

  write(written: Pick<ChatMessage, 'text'> & Partial<ChatMessage>): ChatMessage {
    const message: ChatMessage = {
      id: String(this.kept.length + 1),
      topicId: '1',
      createdAt: NOON,
      from: written.localId === undefined ? 'bank' : 'customer',
      localId: undefined,
      files: [],
      outcome: 'success',
      readAt: undefined,
      ...written,
    };
    this.kept = [...this.kept, message];
    return message;
  }
}

let bank: FakeChat;
let tab: MemoryStore;
let comeBack: () => void;

beforeEach(() => {
  bank = new FakeChat();
  tab = new MemoryStore();
});

/** The chat of one load of the page. */
function aVisit(userId = '7') {
  const gateway = new FakeOperationGateway({
    GET_LAST_MSGS_AND_COUNT_UNREADED: () => success({ unread: 0, topics: [] }),
    GET_MSGS_BY_TOPIC_ID: () => success({ messages: bank.kept, hasOlder: false }),
    GET_MSG_BY_ID: ({ id }) => {
      const found = bank.kept.find((message) => message.id === id);
      return found === undefined ? refusal({ code: 'CHAT_MSG_NOT_FOUND' as const }) : success(found);
    },
    ADD_USER_MSG: (draft) => bank.add(draft),
    CHAT_MSGS_WERE_READ: () => success({ unread: 0 }),
  });
  const chats = new ChatsStore(gateway);
  const conversations = new Conversations({
    gateway,
    chats,
    outbox: new Outbox({ store: tab, userId: () => userId }),
    link: {
      isUp: false,
      onReturn: (act) => {
        comeBack = act;
        return () => undefined;
      },
    },
    identifiers: new CountingIdentifiers(),
    clock: new MovableTime(),
  });
  conversations.start();
  return { gateway, chats, conversations };
}

describe('Conversations', () => {
  it('shows a message at once, and the one of the bank in its place', async () => {
    const { conversations } = aVisit();
    await conversations.open('1');
    const sending = conversations.send({ text: ' Где карта? ', files: [] });
    expect(conversations.outgoing.map(({ text, state }) => [text, state])).toEqual([['Где карта?', 'sending']]);
    await sending;
    expect(conversations.outgoing).toEqual([]);
    expect(conversations.messages.map(({ text }) => text)).toEqual(['Где карта?']);
  });

  it('sends what found no network when the link is back, in the order it was written in', async () => {
    const { conversations } = aVisit();
    await conversations.open('1');
    bank.isAway = true;
    await conversations.send({ text: 'Раз', files: [] });
    await conversations.send({ text: 'Два', files: [] });
    expect(conversations.outgoing.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    bank.isAway = false;
    comeBack();
    await settle();
    expect(bank.kept.map(({ text }) => text)).toEqual(['Раз', 'Два']);
    expect(conversations.outgoing).toEqual([]);
  });

  it('takes up after a reload what was left unsent, for the same user alone', async () => {
    const before = aVisit();
    await before.conversations.open('1');
    bank.isAway = true;
    await before.conversations.send({ text: 'Из метро', files: [] });
    bank.isAway = false;
    const stranger = aVisit('8');
    await stranger.conversations.open('1');
    expect(stranger.conversations.outgoing).toEqual([]);
    const after = aVisit();
    await after.conversations.open('1');
    expect(after.conversations.outgoing.map(({ text, state }) => [text, state])).toEqual([['Из метро', 'waiting']]);
    comeBack();
    await settle();
    expect(bank.kept.map(({ text }) => text)).toEqual(['Из метро']);
  });

  it('shows a message the bank tells of, and forgets its own that arrived although the answer was lost', async () => {
    const { chats, conversations } = aVisit();
    await conversations.open('1');
    bank.isAway = true;
    await conversations.send({ text: 'Дошло', files: [] });
    const [lost] = conversations.outgoing;
    const arrived = bank.write({ text: 'Дошло', localId: lost?.localId });
    chats.announced(arrived.id);
    await settle();
    expect([conversations.outgoing, conversations.messages]).toEqual([[], [arrived]]);
  });

  it('says that an answer was read once, and only while it is looked at', async () => {
    const { chats, conversations, gateway } = aVisit();
    bank.write({ text: 'Завтра' });
    await conversations.open('1');
    await conversations.markRead();
    chats.isWatched = true;
    await conversations.markRead();
    await conversations.markRead();
    const reported = gateway.calls.filter(({ name }) => name === 'CHAT_MSGS_WERE_READ');
    expect(reported.map(({ request }) => request)).toEqual([{ topicId: '1', upToId: '1' }]);
  });
});
