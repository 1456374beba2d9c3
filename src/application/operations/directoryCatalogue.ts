import { catalogue, OPERATION_CODES } from './catalogue';
import type { Catalogue, OperationCode, ResponseOf } from './catalogue';
import type { DirectoryTraits } from './defineDirectory';

/** Codes of the operations that read a directory. */
export type DirectoryCode = {
  [Code in OperationCode]: Catalogue[Code] extends { readonly directory: DirectoryTraits } ? Code : never;
}[OperationCode];

/** Codes of those that read a directory whole. */
export type WholeCode = {
  [Code in DirectoryCode]: Catalogue[Code]['directory'] extends { readonly isInParts: true } ? never : Code;
}[DirectoryCode];

export type DirectoryName = NameOf<DirectoryCode>;
/** Name of a directory that is asked for whole. */
export type WholeDirectory = NameOf<WholeCode>;

type NameOf<Code extends DirectoryCode> = Catalogue[Code]['directory']['name'];

type CodeOf<Name extends WholeDirectory> = {
  [Code in WholeCode]: NameOf<Code> extends Name ? Code : never;
}[WholeCode];

/** Content of a directory as the application holds it. */
export type ContentOf<Name extends WholeDirectory> = NonNullable<ResponseOf<CodeOf<Name>>['content']>;

export const DIRECTORY_CODES: readonly DirectoryCode[] = OPERATION_CODES.filter(isDirectoryCode);

/** The versioned directories (specification 1, section 3), by the names of the list of editions and of the event of a new one. */
export const DIRECTORY_NAMES: readonly DirectoryName[] = DIRECTORY_CODES.map((code) => catalogue[code].directory.name);

const TRAITS: ReadonlyMap<string, DirectoryTraits> = new Map(
  DIRECTORY_CODES.map((code) => [catalogue[code].directory.name, catalogue[code].directory]),
);

export const WHOLE_CODES: readonly WholeCode[] = DIRECTORY_CODES.filter(isWholeCode);

const WHOLE_BY_NAME: ReadonlyMap<string, WholeCode> = new Map(
  WHOLE_CODES.map((code) => [catalogue[code].directory.name, code]),
);

/** Operation that reads a directory. */
export function codeOfDirectory(name: WholeDirectory): WholeCode {
  const code = WHOLE_BY_NAME.get(name);
  if (code === undefined) {
    throw new Error(`No operation reads the directory ${name}`);
  }
  return code;
}

/** Traits of a directory; `undefined` for an unknown name. */
export function traitsOf(name: string): DirectoryTraits | undefined {
  return TRAITS.get(name);
}

/** True for the name of a directory that is asked for whole. */
export function isWholeDirectory(name: string): name is WholeDirectory {
  return WHOLE_BY_NAME.has(name);
}

function isDirectoryCode(code: OperationCode): code is DirectoryCode {
  return 'directory' in catalogue[code];
}

function isWholeCode(code: DirectoryCode): code is WholeCode {
  const traits: DirectoryTraits = catalogue[code].directory;
  return traits.isInParts !== true;
}
