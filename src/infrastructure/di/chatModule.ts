import { ContainerModule } from 'inversify';

import { Conversations, ConversationsDeps } from '../../application/chat/Conversations';
import { Outbox } from '../../application/chat/Outbox';
import { TabKeyValueStore } from '../../application/ports/KeyValueStore';
import type { KeyValueStore } from '../../application/ports/KeyValueStore';
import { UserStore } from '../../application/user/UserStore';
import { ChatFilesViewModel } from '../../ui/features/profile/chat/ChatFilesViewModel';
import { MessagesDeps, MessagesScreenViewModel } from '../../ui/features/profile/chat/MessagesScreenViewModel';

/** Bindings of the chat; messages on their way are there from sign-in to sign-out. */
export const chatModule = new ContainerModule(({ bind }) => {
  bind(Outbox)
    .toDynamicValue((context) => {
      const users = context.get(UserStore);
      return new Outbox({
        store: context.get<KeyValueStore>(TabKeyValueStore),
        userId: () => users.user?.id,
      });
    })
    .inSingletonScope();
  bind(Conversations).toSelf().inSingletonScope();
  bind(ConversationsDeps).toSelf();
  bind(ChatFilesViewModel).toSelf();
  bind(MessagesScreenViewModel).toSelf().inSingletonScope();
  bind(MessagesDeps).toSelf();
});
