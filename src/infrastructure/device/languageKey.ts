/** Place of the chosen language on the device. Also read by src/ui/early/early.js, so that the page has its language before the application runs. */
export const LANGUAGE_KEY = 'tulpar.language';
