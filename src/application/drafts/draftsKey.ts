/** Key of the typed drafts in the session storage of the tab. */
export const DRAFTS_KEY = 'drafts';
