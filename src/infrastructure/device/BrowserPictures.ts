import { injectable } from '../../application/injection';
import type { Pictures } from '../../application/ports/Pictures';

const JPEG = 'image/jpeg';
const QUALITY = 0.85;

/** The part of a picture that is kept, and the size it is kept at, in pixels. */
interface Cut {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** Redraws pictures on a canvas: upright, and without the metadata of the file. */
@injectable('Singleton')
export class BrowserPictures implements Pictures {
  square(bytes: Uint8Array<ArrayBuffer>, side: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return drawn(bytes, ({ width, height }) => {
      const edge = Math.min(width, height);
      return {
        left: (width - edge) / 2,
        top: (height - edge) / 2,
        width: edge,
        height: edge,
        scale: Math.min(1, side / edge),
      };
    });
  }

  shrink(bytes: Uint8Array<ArrayBuffer>, longest: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return drawn(bytes, ({ width, height }) => ({
      left: 0,
      top: 0,
      width,
      height,
      scale: Math.min(1, longest / Math.max(width, height)),
    }));
  }
}

async function drawn(
  bytes: Uint8Array<ArrayBuffer>,
  cutOf: (size: ImageBitmap) => Cut,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const picture = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' }).catch(() => undefined);
  if (picture === undefined) {
    return undefined;
  }
  const { left, top, width, height, scale } = cutOf(picture);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  context?.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, JPEG, QUALITY));
  return context === null || blob === null ? undefined : new Uint8Array(await blob.arrayBuffer());
}
