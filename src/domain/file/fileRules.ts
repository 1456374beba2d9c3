/** What a customer may hand to the bank as a file, by the ending of its name. */
export const FILE_TYPES = { jpg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' } as const;

export type FileExtension = keyof typeof FILE_TYPES;

export const FILE_EXTENSIONS: readonly FileExtension[] = ['jpg', 'png', 'pdf'];

/** Bytes of the largest file the bank takes. */
export const LARGEST_FILE_BYTES = 5 * 1024 * 1024;

/** The picture of a person is a square of at most this many pixels a side. */
export const LARGEST_PICTURE_SIDE = 512;

/** Bytes of the largest picture of a person: as base64 it fits into a request like any other. */
export const LARGEST_PICTURE_BYTES = 150 * 1024;

const SIGNATURES: Readonly<Record<FileExtension, readonly number[]>> = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** What a file is by its first bytes, whatever its name says; `undefined` for anything the bank does not take. */
export function fileExtensionOf(bytes: Uint8Array): FileExtension | undefined {
  return FILE_EXTENSIONS.find((extension) => SIGNATURES[extension].every((byte, index) => bytes[index] === byte));
}
