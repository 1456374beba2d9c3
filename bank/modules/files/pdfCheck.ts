import type { Reading } from '../../kernel/InputReader';

export type PdfViolation = 'FILE_TYPE_NOT_ALLOWED' | 'FILE_DAMAGED';

/** Length of the end of a PDF searched for its end marker, in bytes; some programs write a little after the marker. */
const TAIL_BYTES = 2048;

/** Names of parts of a PDF that do something or carry other files. */
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Encrypt)(?![A-Za-z])/;

/** Checks a PDF, which is kept as it is, unless it plainly carries programs or other files or cannot be read without a password. */
export const PDF_CHECK: Reading<Uint8Array<ArrayBuffer>, PdfViolation | undefined> = {
  name: 'PDF',
  read: (bytes) => {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const isWhole =
      /^%PDF-[12]\.\d/.test(file.toString('latin1', 0, 16)) &&
      file.subarray(-TAIL_BYTES).includes('%%EOF', 0, 'latin1');
    if (!isWhole) {
      return 'FILE_DAMAGED';
    }
    return ACTIVE.test(withoutEscapes(file).toString('latin1')) ? 'FILE_TYPE_NOT_ALLOWED' : undefined;
  },
};

const ESCAPE = '#'.charCodeAt(0);

/** A copy in which each escape (`#41`) is the character it stands for; made in one pass, however many there are. */
function withoutEscapes(file: Buffer): Buffer {
  const plain = Buffer.allocUnsafe(file.length);
  let length = 0;
  for (let at = 0; at < file.length; at += 1) {
    const byte = file[at] ?? 0;
    const escaped = byte === ESCAPE ? hexDigit(file[at + 1]) * 16 + hexDigit(file[at + 2]) : -1;
    plain[length] = escaped < 0 ? byte : escaped;
    length += 1;
    at += escaped < 0 ? 0 : 2;
  }
  return plain.subarray(0, length);
}

/** Value of a hexadecimal digit; so far below zero that a number with any other character is negative. */
function hexDigit(code = 0): number {
  if (code >= 0x30 && code <= 0x39) {
    return code - 0x30;
  }
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : NO_DIGIT;
}

const NO_DIGIT = -256;
