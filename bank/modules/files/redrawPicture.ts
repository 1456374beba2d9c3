import type { Sharp } from 'sharp';

import { addProcessorTime, currentSubject } from '../../kernel/callCost';
import { FairQueue } from '../../kernel/FairQueue';
import { TaskOverdue } from '../../kernel/WorkerPool';

export type PictureFormat = 'jpg' | 'png';

/** Width and height in pixels, as the picture is stored, before it is turned upright. */
interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Largest picture that is decoded, in pixels; the largest sensors of telephones give this many. A pixel takes up to four bytes of memory. */
export const MAX_PIXELS = 50_000_000;

/** Quality of a JPEG that is drawn anew, from 1 to 100: the writing on a scanned passport stays as it was. */
const JPEG_QUALITY = 90;

/** Pictures drawn at the same time: libvips works on the threads of libuv, of which there are four, and sign-ins hash passwords there. */
const DRAWN = new FairQueue({ concurrent: 2, waiting: 24, waitingPerSubject: 6 });

/** Longest time libvips works on one picture; the largest takes a tenth of it. */
const DEADLINE_SECONDS = 20;

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
 * what follows its end are gone. The thread that answers calls does none of it. `undefined` when the picture is damaged or
 * has more than {@link MAX_PIXELS}.
 *
 * @throws QueueFull when as many pictures wait as may
 * @throws TaskOverdue past the deadline
 */
export async function redrawPicture(
  format: PictureFormat,
  bytes: Uint8Array,
  { deadlineSeconds = DEADLINE_SECONDS }: { readonly deadlineSeconds?: number } = {},
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const upright = (await opened(bytes, MAX_PIXELS)).autoOrient().timeout({ seconds: deadlineSeconds });
  const drawn = format === 'jpg' ? upright.jpeg({ quality: JPEG_QUALITY }) : upright.png();
  const content = await DRAWN.run(currentSubject(), async () => {
    const began = performance.now();
    try {
      return await drawn.toBuffer();
    } catch (cause) {
      if (isTimeout(cause)) {
        throw new TaskOverdue('a picture was not drawn in time', { cause });
      }
      return undefined;
    } finally {
      addProcessorTime(performance.now() - began);
    }
  });
  return content && new Uint8Array(content);
}

/** True for a failure with which libvips reports a deadline, as `timeout: 42% complete`. */
function isTimeout(cause: unknown): boolean {
  return cause instanceof Error && cause.message.startsWith('timeout: ');
}

/** Loads sharp with the first picture: libvips takes memory and time that a start of the bank need not wait for. */
async function opened(bytes: Uint8Array, limitInputPixels: number): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
  return sharp(bytes, { failOn: 'warning', limitInputPixels });
}
