/** Where what was typed lies in the storage of the tab. */
export const DRAFTS_KEY = 'drafts';
