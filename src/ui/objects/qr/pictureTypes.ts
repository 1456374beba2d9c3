/** Kinds of pictures a code is handed over as. */
export const PICTURE_TYPES = { png: 'image/png', svg: 'image/svg+xml' } as const;

export type PictureFormat = keyof typeof PICTURE_TYPES;
