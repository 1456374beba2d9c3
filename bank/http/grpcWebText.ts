import { LARGEST_FILE_BYTES } from '../../src/domain/file/fileRules';

/**
 * The gRPC-web text format: base64 of frames, each frame five bytes of header (flag, big-endian length) and a message.
 * Nothing else of the protocol is hand-written.
 */

/** Content type of an answer. */
export const GRPC_WEB_TEXT = 'application/grpc-web-text+proto';

/** Largest request the bank reads, in bytes of the decoded frame. */
export const MAX_REQUEST_BYTES = 1024 * 1024;

/** Base64 needs four characters for three bytes; concatenated chunks may pad once more each. */
function charactersOf(bytes: number): number {
  return Math.ceil(bytes / 3) * 4 + 64;
}

export const MAX_REQUEST_CHARACTERS = charactersOf(MAX_REQUEST_BYTES);

/** The same for an operation that carries a file: its bytes stand as base64 in the JSON, with a little besides. */
export const MAX_FILE_JSON_CHARACTERS = Math.ceil(charactersOf(LARGEST_FILE_BYTES) * 1.1);
export const MAX_FILE_REQUEST_CHARACTERS = charactersOf(MAX_FILE_JSON_CHARACTERS);

/** The bytes a client sent are not one well-formed request frame. The message names the rule, never the content. */
export class MalformedFrame extends Error {
  override readonly name = 'MalformedFrame';
}

/** Status of a call as gRPC names it; anything the bank refuses for a business reason is OK here and refused in the message. */
export const GRPC_STATUS = {
  ok: 0,
  invalidArgument: 3,
  resourceExhausted: 8,
  failedPrecondition: 9,
  outOfRange: 11,
  unimplemented: 12,
  internal: 13,
  unavailable: 14,
  unauthenticated: 16,
} as const;

export type GrpcStatus = (typeof GRPC_STATUS)[keyof typeof GRPC_STATUS];

const HEADER_BYTES = 5;
const MESSAGE_FLAG = 0;
const TRAILER_FLAG = 0x80;

/** Reads the one message of a request body; throws {@link MalformedFrame} for anything that is not exactly one message frame. */
export function decodeRequest(body: Uint8Array, longest = MAX_REQUEST_CHARACTERS): Uint8Array {
  if (body.length > longest) {
    throw new MalformedFrame('longer than a request may be');
  }
  const bytes = decodeBase64(body);
  if (bytes.length < HEADER_BYTES) {
    throw new MalformedFrame('shorter than a frame header');
  }
  if (bytes[0] !== MESSAGE_FLAG) {
    throw new MalformedFrame('flag of the frame is not zero');
  }
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(1);
  if (length !== bytes.length - HEADER_BYTES) {
    throw new MalformedFrame('length of the frame does not match');
  }
  return bytes.subarray(HEADER_BYTES);
}

/** One message as the text that stands in an answer. */
export function encodeMessage(message: Uint8Array): string {
  return encodeFrame(MESSAGE_FLAG, message);
}

/** The frame that ends an answer. `reason` must be plain ASCII. */
export function encodeTrailer(status: GrpcStatus, reason = ''): string {
  const lines = reason === '' ? `grpc-status:${status}\r\n` : `grpc-status:${status}\r\ngrpc-message:${reason}\r\n`;
  return encodeFrame(TRAILER_FLAG, Buffer.from(lines, 'ascii'));
}

const OK_TRAILER = encodeTrailer(GRPC_STATUS.ok);

/** A whole answer to a call that was answered: its message, then status 0. */
export function encodeAnswer(message: Uint8Array): string {
  return encodeMessage(message) + OK_TRAILER;
}

function encodeFrame(flag: number, payload: Uint8Array): string {
  const frame = Buffer.allocUnsafe(HEADER_BYTES + payload.length);
  frame.writeUInt8(flag, 0);
  frame.writeUInt32BE(payload.length, 1);
  frame.set(payload, HEADER_BYTES);
  return frame.toString('base64');
}

const INVALID = 255;
const PADDING = '='.charCodeAt(0);

const SEXTETS = sextets();

function sextets(): Uint8Array {
  const table = new Uint8Array(256).fill(INVALID);
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  for (let value = 0; value < alphabet.length; value += 1) {
    table[alphabet.charCodeAt(value)] = value;
  }
  return table;
}

/**
 * Decodes strict base64 in which every quantum may end a chunk, so padding may stand in the middle: a client encodes each
 * write on its own. Bits that padding leaves over must be zero; blanks and other alphabets are refused.
 */
function decodeBase64(text: Uint8Array): Uint8Array {
  if (text.length % 4 !== 0) {
    throw new MalformedFrame('length of the base64 text is not a multiple of four');
  }
  const plain = decodePlainBase64(text);
  if (plain !== undefined) {
    return plain;
  }
  const bytes = new Uint8Array((text.length / 4) * 3);
  let written = 0;
  for (let index = 0; index < text.length; index += 4) {
    written = decodeQuantum(text.subarray(index, index + 4), bytes, written);
  }
  return bytes.subarray(0, written);
}

/** The usual text, in one chunk, a good deal faster: whatever does not read back exactly is left to the strict reader. */
function decodePlainBase64(text: Uint8Array): Uint8Array | undefined {
  const written = Buffer.from(text.buffer, text.byteOffset, text.byteLength).toString('latin1');
  const bytes = Buffer.from(written, 'base64');
  return bytes.toString('base64') === written ? bytes : undefined;
}

/** Writes the one to three bytes of four characters and returns where the next byte goes. */
function decodeQuantum(quantum: Uint8Array, bytes: Uint8Array, at: number): number {
  const [first, second, third, fourth] = [sextet(quantum[0]), sextet(quantum[1]), quantum[2], quantum[3]];
  bytes[at] = (first << 2) | (second >> 4);
  if (third === PADDING) {
    if (fourth !== PADDING) {
      throw new MalformedFrame('characters after base64 padding');
    }
    return endOfChunk(second & 0x0f, at + 1);
  }
  const thirdValue = sextet(third);
  bytes[at + 1] = ((second & 0x0f) << 4) | (thirdValue >> 2);
  if (fourth === PADDING) {
    return endOfChunk(thirdValue & 0x03, at + 2);
  }
  bytes[at + 2] = ((thirdValue & 0x03) << 6) | sextet(fourth);
  return at + 3;
}

function endOfChunk(leftOverBits: number, at: number): number {
  if (leftOverBits !== 0) {
    throw new MalformedFrame('bits beyond the last base64 byte');
  }
  return at;
}

function sextet(character: number | undefined): number {
  const value = SEXTETS[character ?? 0] ?? INVALID;
  if (value === INVALID) {
    throw new MalformedFrame('character outside the base64 alphabet');
  }
  return value;
}
