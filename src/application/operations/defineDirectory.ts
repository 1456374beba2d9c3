import type { Edition } from '../../domain/directory/Directory';
import type { Carries, QueryDeclaration } from './declaration';

/** Request of every directory. */
export interface DirectoryQuery {
  readonly withoutImages: boolean;
  /** Version the client holds, with images if it wants them; absent when it holds none. The answer to the present one has no content. */
  readonly dataVersion?: bigint | undefined;
}

/** A directory besides its content. */
export interface DirectoryTraits {
  /** Name in the list of editions and in the event of a new one. */
  readonly name: string;
  /**
   * Readers of one content: all users, customers of one kind, or one user. Content for one user is not kept on the device, and content for a
   * kind of customer is kept for each kind.
   */
  readonly readers: 'everybody' | 'kind' | 'user';
  /** True for a directory that is asked for in parts: failure texts in one language, towns of one country. */
  readonly isInParts?: true;
  /** True when items have pictures, which are loaded after everything else. */
  readonly hasImages?: true;
}

export type DirectoryDefinition = DirectoryTraits & Pick<QueryDeclaration, 'summary' | 'allowed' | 'cost'>;

/** Declaration of the operation that reads a directory. */
export interface DirectoryDeclaration<D extends DirectoryDefinition> extends QueryDeclaration {
  readonly services: readonly ['directory'];
  readonly allowed: D['allowed'];
  readonly failures: readonly [];
  readonly directory: Omit<D, 'summary' | 'allowed' | 'cost'>;
}

/**
 * Declares a versioned directory: the operation that reads it, its name among the editions and how devices keep it
 * (specification 2, section 10).
 *
 * @example GET_CHAT_TOPICS: defineDirectory<readonly ChatTopic[]>()({ name: 'CHAT_TOPICS', readers: 'everybody', … })
 */
export function defineDirectory<Content, Query = DirectoryQuery>() {
  return <const D extends DirectoryDefinition>({
    summary,
    allowed,
    cost,
    ...directory
  }: D): DirectoryDeclaration<D> & Carries<Query, Edition<Content>> => ({
    services: ['directory'],
    summary,
    kind: 'query',
    confirmation: 'none',
    allowed,
    failures: [],
    directory,
    ...(cost !== undefined && { cost }),
  });
}
