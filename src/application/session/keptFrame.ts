/** Shape of the home page: of a person, of a user of a company with acts in it, and of one who only reads. */
export type HomeShape = 'person' | 'company' | 'reader';

/**
 * Place of the data of the frame of home in the storage of the tab; it ends with the session. Read by src/ui/early/early.js, which shows the
 * frame.
 */
export const FRAME_KEY = 'frame';

/** Data of the user in the frame of home. */
export interface KeptFrame {
  readonly shape: HomeShape;
  /** Name in the header, its initials, and the name of the person, in the languages of the screen. */
  readonly names: Readonly<Record<string, readonly [name: string, initials: string, person: string]>>;
  /** Paths of sections and acts that are closed to the user. */
  readonly closed: readonly string[];
}
