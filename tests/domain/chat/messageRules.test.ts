import { describe, expect, it } from 'vitest';

import {
  keptFileName,
  MAX_FILE_NAME_LENGTH,
  MAX_MESSAGE_FILES,
  MAX_MESSAGE_LENGTH,
  messageViolation,
  sentText,
} from '../../../src/domain/chat/messageRules';

describe('the text of a message', () => {
  it.each([
    ['  Привет \n', 'Привет'],
    ['раз\r\nдва\rтри', 'раз\nдва\nтри'],
    ['а\tб', 'а б'],
    ['а\u0007б\u007f', 'аб'],
  ])('%j is sent as %j', (typed, sent) => {
    expect(sentText(typed)).toBe(sent);
  });
});

describe('a message', () => {
  const files = (count: number) => Array.from({ length: count }, () => 'file');

  it.each([
    ['a text', 'Привет', 0, undefined],
    ['a file alone', ' ', 1, undefined],
    ['the longest text', 'я'.repeat(MAX_MESSAGE_LENGTH), MAX_MESSAGE_FILES, undefined],
    ['nothing', ' \n\u0007', 0, 'MESSAGE_EMPTY'],
    ['a text that is too long', 'я'.repeat(MAX_MESSAGE_LENGTH + 1), 0, 'MESSAGE_TOO_LONG'],
    ['too many files', '', MAX_MESSAGE_FILES + 1, 'TOO_MANY_FILES'],
  ] as const)('with %s', (_case, text, count, violation) => {
    expect(messageViolation({ text, files: files(count) })).toBe(violation);
  });
});

describe('the name of a file', () => {
  it.each([
    ['чек.jpg', 'jpg', 'чек.jpg'],
    ['чек.JPEG', 'jpg', 'чек.jpg'],
    ['чек.exe', 'pdf', 'чек.exe.pdf'],
    ['/etc/passwd', 'png', 'passwd.png'],
    ['C:\\тайна\\скан.png', 'png', 'скан.png'],
    ['\u202egpj.exe', 'jpg', 'gpj.exe.jpg'],
    ['.pdf', 'pdf', 'file.pdf'],
    ['', 'png', 'file.png'],
  ])('%j is kept with its ending, without folders', (name, extension, kept) => {
    expect(keptFileName(name, extension)).toBe(kept);
  });

  it('is shortened before its ending', () => {
    const kept = keptFileName(`${'д'.repeat(300)}.pdf`, 'pdf');
    expect([kept.length, kept.endsWith('д.pdf')]).toEqual([MAX_FILE_NAME_LENGTH, true]);
  });
});
