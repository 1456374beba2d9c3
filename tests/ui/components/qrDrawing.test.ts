import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';

import { qrDrawing, qrSvg } from '../../../src/ui/components/qrDrawing';
import type { QrDrawing } from '../../../src/ui/components/qrDrawing';

const PIXELS_PER_MODULE = 4;
const LINK = 'https://pay.payqr.kg#00020101021132500014p2p.ourbank.kg3408Счёт%20123';

/** The picture a camera would see, in grey. */
function photographed({ size, path }: QrDrawing) {
  const side = size * PIXELS_PER_MODULE;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dot = 0; dot < PIXELS_PER_MODULE ** 2; dot += 1) {
      const row = Number(y) * PIXELS_PER_MODULE + Math.floor(dot / PIXELS_PER_MODULE);
      const column = Number(x) * PIXELS_PER_MODULE + (dot % PIXELS_PER_MODULE);
      data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
    }
  }
  return { width: side, height: side, data };
}

describe('a drawn QR code', () => {
  it('is read back by a decoder', () => {
    expect(decodeQR(photographed(qrDrawing(LINK)))).toBe(LINK);
  });

  it('has four empty modules on every side', () => {
    const { size, path } = qrDrawing(LINK);
    const places = [...path.matchAll(/M(\d+) (\d+)h/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5]);
  });

  it('is saved as vectors of the same modules', () => {
    expect(new TextDecoder().decode(qrSvg(LINK))).toContain(qrDrawing(LINK).path);
  });
});
