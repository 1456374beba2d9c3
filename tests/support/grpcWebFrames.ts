/** Frames of a response: the messages, and the trailers that end it. */
export interface Frames {
  readonly messages: readonly Uint8Array[];
  /** Absent while the answer is not complete. */
  readonly trailers: Readonly<Record<string, string>> | undefined;
}

const HEADER_BYTES = 5;
const TRAILER_FLAG = 0x80;

/** One request message as the text that is posted. */
export function encodeRequest(message: Uint8Array): string {
  const frame = Buffer.alloc(HEADER_BYTES + message.length);
  frame.writeUInt32BE(message.length, 1);
  frame.set(message, HEADER_BYTES);
  return frame.toString('base64');
}

/** Reads an answer, or as much of one as has arrived. Each write of the bank is base64 of its own, padding included. */
export function decodeFrames(text: string): Frames {
  const bytes = decodeChunks(text);
  const messages: Uint8Array[] = [];
  let trailers: Record<string, string> | undefined;
  for (let at = 0; at + HEADER_BYTES <= bytes.length;) {
    const end = at + HEADER_BYTES + bytes.readUInt32BE(at + 1);
    if (end > bytes.length) {
      break;
    }
    const payload = bytes.subarray(at + HEADER_BYTES, end);
    if (bytes.readUInt8(at) === TRAILER_FLAG) {
      trailers = parseTrailers(payload.toString('ascii'));
    } else {
      messages.push(payload);
    }
    at = end;
  }
  return { messages, trailers };
}

/** Complete quanta only: the rest of a chunk that is still on its way is left for the next time. */
function decodeChunks(text: string): Buffer {
  const complete = text.slice(0, text.length - (text.length % 4));
  const chunks = complete.match(/[^=]+={0,2}/g) ?? [];
  return Buffer.concat(chunks.map((chunk) => Buffer.from(chunk, 'base64')));
}

function parseTrailers(text: string): Record<string, string> {
  const lines = text.split('\r\n').filter((line) => line !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}
