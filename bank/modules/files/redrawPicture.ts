import type { Sharp } from 'sharp';

import type { PictureFormat, PictureSize } from '../../kernel/Pictures';

/** Largest picture that is decoded, in pixels; the largest sensors of telephones give this many. A pixel takes up to four bytes of memory. */
export const MAX_PIXELS = 50_000_000;

/** Quality of a JPEG that is drawn anew, from 1 to 100: the writing on a scanned passport stays as it was. */
const JPEG_QUALITY = 90;

/** The only decoders of libvips that are reached by a file from outside. */
const DECODERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'];

/** Size a picture says it has, read from its head without decoding it; `undefined` when it is no picture of the format. */
export async function pictureSize(format: PictureFormat, bytes: Uint8Array): Promise<PictureSize | undefined> {
  const picture = await opened(bytes, Number.MAX_SAFE_INTEGER);
  try {
    const head = await picture.metadata();
    return head.format === (format === 'jpg' ? 'jpeg' : 'png') ? { width: head.width, height: head.height } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Decodes a picture and draws it anew, upright, in sRGB and without anything but the picture: places, times, cameras, comments, profiles and
 * what follows its end are gone. `undefined` when the picture is damaged or has more than {@link MAX_PIXELS}.
 */
export async function redrawPicture(
  format: PictureFormat,
  bytes: Uint8Array,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const upright = (await opened(bytes, MAX_PIXELS)).autoOrient();
  const drawn = format === 'jpg' ? upright.jpeg({ quality: JPEG_QUALITY }) : upright.png();
  try {
    return new Uint8Array(await drawn.toBuffer());
  } catch {
    return undefined;
  }
}

/** Loads sharp with the first picture: the bank imports this module and draws none itself. */
async function opened(bytes: Uint8Array, limitInputPixels: number): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
  return sharp(bytes, { failOn: 'warning', limitInputPixels });
}
