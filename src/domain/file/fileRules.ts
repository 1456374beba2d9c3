/** Media types of the files a customer may upload, by file extension. */
export const FILE_TYPES = { jpg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' } as const;

export type FileExtension = keyof typeof FILE_TYPES;

export const FILE_EXTENSIONS: readonly FileExtension[] = ['jpg', 'png', 'pdf'];

/** Size of the largest accepted file, in bytes. */
export const LARGEST_FILE_BYTES = 5 * 1024 * 1024;

/** Largest side of the square picture of a person, in pixels. */
export const LARGEST_PICTURE_SIDE = 512;

/** Size of the largest picture of a person, in bytes: as base64 it fits into an ordinary request. */
export const LARGEST_PICTURE_BYTES = 150 * 1024;

const SIGNATURES: Readonly<Record<FileExtension, readonly number[]>> = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** Type of a file by its first bytes, whatever its name; `undefined` for a type the bank does not accept. */
export function fileExtensionOf(bytes: Uint8Array): FileExtension | undefined {
  return FILE_EXTENSIONS.find((extension) => SIGNATURES[extension].every((byte, index) => bytes[index] === byte));
}
