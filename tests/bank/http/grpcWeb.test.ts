import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { decodeRequest, GRPC_WEB_BINARY, GRPC_WEB_TEXT, requireIdentity } from '../../../bank/http/grpcWeb';
import { CallRefused, GRPC_STATUS } from '../../../bank/http/grpcStatus';
import { frame, framesOf } from '../../contract/support/WireClient';

const decodeText = (text: Uint8Array) => decodeRequest({ bytes: text, isText: true });
const decodeBinary = (frames: Uint8Array) => decodeRequest({ bytes: frames, isText: false });

const bytes = fc.uint8Array({ maxLength: 300 });

describe('the text format of gRPC-web', () => {
  it('reads back what any client frames', () => {
    fc.assert(
      fc.property(bytes, (message) => {
        expect(Buffer.from(decodeText(Buffer.from(frame(message))))).toEqual(Buffer.from(message));
      }),
    );
  });

  it('reads base64 that was made of chunks, with padding in the middle', () => {
    fc.assert(
      fc.property(bytes, fc.nat(), (message, cut) => {
        const whole = Buffer.from(frame(message), 'base64');
        const at = cut % (whole.length + 1);
        const text = whole.subarray(0, at).toString('base64') + whole.subarray(at).toString('base64');
        expect(Buffer.from(decodeText(Buffer.from(text)))).toEqual(Buffer.from(message));
      }),
    );
  });

  it('answers with the message and the trailer, each encoded on its own', () => {
    const message = Uint8Array.of(10, 1, 65);
    expect(framesOf(GRPC_WEB_TEXT.encodeAnswer(message).toString())).toEqual([
      { flag: 0, payload: Buffer.from(message) },
      { flag: 0x80, payload: Buffer.from('grpc-status:0\r\n') },
    ]);
    expect(framesOf(GRPC_WEB_TEXT.encodeTrailer(GRPC_STATUS.unimplemented, 'UNIMPLEMENTED').toString())).toEqual([
      { flag: 0x80, payload: Buffer.from('grpc-status:12\r\ngrpc-message:UNIMPLEMENTED\r\n') },
    ]);
    expect(GRPC_WEB_TEXT.encodeMessage(message).toString()).toBe(frame(message));
  });

  it.each([
    ['nothing', ''],
    ['a length that is not a multiple of four', 'AAAAA'],
    ['a character outside the alphabet', 'AAAAAA-_'],
    ['a blank', 'AAAA AAA'],
    ['a line break', 'AAA\nAAAA'],
    ['padding at the start', '=AAAAAAA'],
    ['three paddings', 'AAAAA==='],
    ['characters after padding inside a quantum', 'AAAAA=A='],
    ['bits beyond the last byte', 'AAAAAAB='],
    ['less than a header', 'AAAA'],
    ['a frame shorter than its length', Buffer.from([0, 0, 0, 0, 9, 1]).toString('base64')],
    ['a frame longer than its length', Buffer.from([0, 0, 0, 0, 0, 1]).toString('base64')],
    ['two frames', frame(Uint8Array.of(1)) + frame(Uint8Array.of(2))],
    ['a flag that is not zero', frame(Uint8Array.of(1), 1)],
    ['a trailer', frame(Uint8Array.of(1), 0x80)],
  ])('refuses %s', (_what, text) => {
    expect(() => decodeText(Buffer.from(text))).toThrow(expect.objectContaining({ status: GRPC_STATUS.internal }));
  });

  it('survives 200 000 mutated frames with nothing but its own error', () => {
    let refused = 0;
    let seed = 12_345;
    const random = (below: number) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
      return seed % below;
    };
    const original = Buffer.from(frame(Buffer.from('MAKE_OWN_ACCOUNTS_TRANSFER {"amount":"1.00"}')));
    for (let round = 0; round < 200_000; round += 1) {
      const mutated = Buffer.from(original.subarray(0, random(8) === 0 ? random(original.length) : original.length));
      for (let change = random(4); change >= 0 && mutated.length > 0; change -= 1) {
        mutated[random(mutated.length)] = random(256);
      }
      try {
        decodeText(mutated);
      } catch (error) {
        if (!(error instanceof CallRefused)) {
          throw error;
        }
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(100_000);
  });
});

describe('the binary format of gRPC-web', () => {
  it('reads and writes the frames of the text format without base64', () => {
    fc.assert(
      fc.property(bytes, (message) => {
        const raw = Buffer.from(frame(message), 'base64');
        expect(Buffer.from(decodeBinary(raw))).toEqual(Buffer.from(message));
        expect(GRPC_WEB_BINARY.encodeMessage(message)).toEqual(raw);
      }),
    );
  });
});

describe('an encoding of the message', () => {
  it.each(['gzip', 'deflate', 'br', ''])('%j is unimplemented', (encoding) => {
    expect(() => requireIdentity(encoding)).toThrow(expect.objectContaining({ status: GRPC_STATUS.unimplemented }));
  });

  it.each(['identity', undefined])('%j is read', (encoding) => {
    expect(() => requireIdentity(encoding)).not.toThrow();
  });
});
