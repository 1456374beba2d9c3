/** Longest text of a message, in UTF-16 units. */
export const MAX_MESSAGE_LENGTH = 2000;
/** Largest number of files of one message. */
export const MAX_MESSAGE_FILES = 5;
/** Longest name of a file, with its ending. */
export const MAX_FILE_NAME_LENGTH = 100;

/** Reason a message cannot be sent. */
export type MessageViolation = 'MESSAGE_EMPTY' | 'MESSAGE_TOO_LONG' | 'TOO_MANY_FILES';

/** Text as it is sent: with the line breaks of one kind, without blank space around it and without characters that show nothing. */
export function sentText(typed: string): string {
  return (
    typed
      .replace(/\r\n?/g, '\n')
      .replaceAll('\t', ' ')
      // eslint-disable-next-line no-control-regex -- control characters are exactly what must not be sent
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
      .trim()
  );
}

/** The reason a message cannot be sent; `undefined` for one that can. A message has a text or a file. */
export function messageViolation(message: {
  readonly text: string;
  readonly files: readonly unknown[];
}): MessageViolation | undefined {
  const text = sentText(message.text);
  if (text === '' && message.files.length === 0) {
    return 'MESSAGE_EMPTY';
  }
  if (text.length > MAX_MESSAGE_LENGTH) {
    return 'MESSAGE_TOO_LONG';
  }
  return message.files.length > MAX_MESSAGE_FILES ? 'TOO_MANY_FILES' : undefined;
}

/**
 * Name of a file as it is kept: without folders and characters that show nothing, shortened before its ending, and with the ending of what
 * it is.
 */
export function keptFileName(name: string, extension: string): string {
  const bare = name
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  const ending = `.${extension}`;
  const stem = stemOf(bare, extension);
  return `${stem.slice(0, MAX_FILE_NAME_LENGTH - ending.length).trim() || 'file'}${ending}`;
}

/** Endings that mean the same kind of file. */
const SAME_ENDINGS: Readonly<Record<string, readonly string[]>> = { jpg: ['.jpg', '.jpeg'] };

function stemOf(name: string, extension: string): string {
  const endings = SAME_ENDINGS[extension] ?? [`.${extension}`];
  const ending = endings.find((each) => name.toLowerCase().endsWith(each)) ?? '';
  return name.slice(0, name.length - ending.length);
}
