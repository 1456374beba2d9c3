/** Longest side in pixels; a larger picture is scaled down, which makes decoding faster and no less reliable. */
const MAX_SIDE_LENGTH = 1600;
/** Time limit for decoding one picture, in milliseconds; longer than for a video frame, because the user waits for the result. */
const TIME_LIMIT_MS = 1500;

/** The text of the QR code in a picture, a file or a frame of the camera; `undefined` when none can be read in it. */
export async function readPicture(source: Blob | HTMLVideoElement): Promise<string | undefined> {
  const [{ default: decode }, picture] = await Promise.all([
    import('qr/decode.js'),
    createImageBitmap(source).catch(() => undefined),
  ]);
  if (picture === undefined) {
    return undefined;
  }
  const scale = Math.min(1, MAX_SIDE_LENGTH / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const pixels = context?.getImageData(0, 0, canvas.width, canvas.height);
  try {
    return pixels && decode(pixels, source instanceof Blob ? { timeLimit: TIME_LIMIT_MS } : {});
  } catch {
    // The decoder throws where it finds no code.
    return undefined;
  }
}
