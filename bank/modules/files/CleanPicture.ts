/** A picture without anything but the picture; sizes in pixels. */
export interface CleanPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}
