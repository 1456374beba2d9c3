export const PASSKEYS_PATH = '/profile/settings/passkeys';
export const PASSKEY_CEILING_PATH = '/profile/settings/passkey-ceiling';
