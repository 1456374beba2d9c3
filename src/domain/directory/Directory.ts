import type { LocalizedText } from '../language/Language';

/** Current version of a directory; a client that holds another version loads the directory again. */
export interface DirectoryVersion {
  readonly name: string;
  readonly dataVersion: bigint;
}

/** Answer to a query of a directory. */
export interface Edition<Content> {
  readonly dataVersion: bigint;
  /** Absent when the client holds this edition: there is nothing new. */
  readonly content?: Content | undefined;
}

/** Message of the bank for one failure code (specification 1, section 3). */
export interface BusinessError {
  readonly code: string;
  readonly text: LocalizedText;
  readonly fallbackText: string;
}
