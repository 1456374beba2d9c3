/** The privacy policy in force, by the day it came into force. Another text is another version, which every user accepts again. */
export const PRIVACY_POLICY_VERSION = '2026-11-01';
