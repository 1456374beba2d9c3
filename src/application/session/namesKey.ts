/**
 * Place of the name and the initials of the user in the storage of the tab, in the languages of the screen; it ends with the session. Read by
 * src/ui/early/early.js, which greets with them.
 */
export const NAMES_KEY = 'names';
