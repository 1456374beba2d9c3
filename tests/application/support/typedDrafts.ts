import { TypedDrafts } from '../../../src/application/drafts/TypedDrafts';
import { MemoryStore } from './fakePorts';
import { MovableTime } from './MovableTime';

/** Drafts of a user, in the storage of a tab. */
export function someDrafts(
  userId: string | undefined = '1',
  store = new MemoryStore(),
  clock = new MovableTime(),
): TypedDrafts {
  return new TypedDrafts({ store, clock, userId: () => userId });
}
