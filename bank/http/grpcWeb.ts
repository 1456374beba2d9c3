import { LARGEST_FILE_BYTES } from '../../src/domain/file/fileRules';
import type { RequestBody } from '../kernel/Call';
import { CallRefused, GRPC_STATUS } from './grpcStatus';
import type { GrpcStatus } from './grpcStatus';

/**
 * The gRPC-web protocol: frames of five bytes of header (flag, big-endian length) and a message, as they are or as base64 text. Nothing else
 * of the protocol is hand-written.
 */

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

const HEADER_BYTES = 5;
const MESSAGE_FLAG = 0;
const TRAILER_FLAG = 0x80;

/** One of the two forms of the protocol, by the content type of the request. */
export class GrpcWebFormat {
  private readonly okTrailer: Buffer;

  constructor(
    readonly contentType: string,
    readonly isText: boolean,
  ) {
    this.okTrailer = this.encodeTrailer(GRPC_STATUS.ok);
  }

  /** One message as it stands in an answer. */
  encodeMessage(message: Uint8Array): Buffer {
    return this.encodeFrame(MESSAGE_FLAG, message);
  }

  /** The frame that ends an answer. `reason` must be plain ASCII. */
  encodeTrailer(status: GrpcStatus, reason = ''): Buffer {
    const lines = reason === '' ? `grpc-status:${status}\r\n` : `grpc-status:${status}\r\ngrpc-message:${reason}\r\n`;
    return this.encodeFrame(TRAILER_FLAG, Buffer.from(lines, 'ascii'));
  }

  /** A whole answer to a call that was answered: its message, then status 0. */
  encodeAnswer(message: Uint8Array): Buffer {
    return Buffer.concat([this.encodeMessage(message), this.okTrailer]);
  }

  private encodeFrame(flag: number, payload: Uint8Array): Buffer {
    const frame = Buffer.allocUnsafe(HEADER_BYTES + payload.length);
    frame.writeUInt8(flag, 0);
    frame.writeUInt32BE(payload.length, 1);
    frame.set(payload, HEADER_BYTES);
    return this.isText ? Buffer.from(frame.toString('base64'), 'latin1') : frame;
  }
}

export const GRPC_WEB_TEXT = new GrpcWebFormat('application/grpc-web-text+proto', true);
export const GRPC_WEB_BINARY = new GrpcWebFormat('application/grpc-web+proto', false);

/** Content types of requests in either format. */
export const GRPC_WEB_CONTENT = /^application\/grpc-web(?:-text)?(?:\+proto)?(?:;|$)/;

/** Format of a request, which its answer has too. */
export function formatOf(contentType = ''): GrpcWebFormat {
  return contentType.startsWith('application/grpc-web-text') ? GRPC_WEB_TEXT : GRPC_WEB_BINARY;
}

/** @throws CallRefused for a message with an encoding, such as a compressed one; `encoding` is the value of the `grpc-encoding` header */
export function requireIdentity(encoding = 'identity'): void {
  if (encoding !== 'identity') {
    throw new CallRefused(GRPC_STATUS.unimplemented, 'The message encoding is not supported, only identity is');
  }
}

/**
 * The one message of a request body.
 * @throws CallRefused for anything that is not exactly one message frame
 */
export function decodeRequest({ bytes: body, isText }: RequestBody): Uint8Array {
  const bytes = isText ? decodeBase64(body) : body;
  if (bytes.length < HEADER_BYTES) {
    throw malformed('The request is shorter than the header of a frame');
  }
  if (bytes[0] !== MESSAGE_FLAG) {
    throw malformed('The flag of the frame is not zero, although the message has no encoding');
  }
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(1);
  if (length !== bytes.length - HEADER_BYTES) {
    throw malformed('The request is not as long as its frame says');
  }
  return bytes.subarray(HEADER_BYTES);
}

function malformed(rule: string): CallRefused {
  return new CallRefused(GRPC_STATUS.internal, rule);
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
    throw malformed('The length of the base64 text is not a multiple of four');
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
      throw malformed('Characters follow the padding of the base64 text');
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
    throw malformed('Bits follow the last byte of the base64 text');
  }
  return at;
}

function sextet(character: number | undefined): number {
  const value = SEXTETS[character ?? 0] ?? INVALID;
  if (value === INVALID) {
    throw malformed('A character is outside the base64 alphabet');
  }
  return value;
}
