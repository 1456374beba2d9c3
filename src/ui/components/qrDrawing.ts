import { encodeQR } from 'qr';

/** The quiet zone a scanner needs around the code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;
/** Size of a module in pixels, in an image that is printed or sent. */
const PIXELS_PER_MODULE = 10;

/** The dark modules of a QR code, and how many there are a side. */
export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

export function qrDrawing(text: string): QrDrawing {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: QUIET_ZONE });
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size: rows.length, path };
}

/** A QR code as a file of vectors. */
export function qrSvg(text: string): Uint8Array<ArrayBuffer> {
  const { size, path } = qrDrawing(text);
  const pixels = size * PIXELS_PER_MODULE;
  return new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
      `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>`,
  );
}

/** A QR code as a file of pixels; `undefined` where the browser cannot draw. */
export async function qrPng(text: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { size, path } = qrDrawing(text);
  const canvas = document.createElement('canvas');
  canvas.width = size * PIXELS_PER_MODULE;
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (context === null) {
    return undefined;
  }
  context.scale(PIXELS_PER_MODULE, PIXELS_PER_MODULE);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size, size);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob === null ? undefined : new Uint8Array(await blob.arrayBuffer());
}
