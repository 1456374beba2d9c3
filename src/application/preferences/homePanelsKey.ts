/** Storage key of the arranged home page, followed by a colon and the id of a user; it survives the clearing by a new version. */
export const HOME_PANELS_KEY = 'homePanels';
