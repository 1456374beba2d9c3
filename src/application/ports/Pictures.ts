/** Works on pictures before they leave the device. */
export interface Pictures {
  /** Cuts the middle square out of a picture, at most so many pixels a side, as JPEG; `undefined` when it is no picture. */
  square(bytes: Uint8Array<ArrayBuffer>, side: number): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** A photo with at most so many pixels along its longer side, as JPEG; `undefined` when it is no picture. */
  shrink(bytes: Uint8Array<ArrayBuffer>, longest: number): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

export const Pictures = Symbol.for('Pictures');
