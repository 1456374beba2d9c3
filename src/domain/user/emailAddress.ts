export const LONGEST_EMAIL = 100;

/** Whether a text has the form of an e-mail address in ASCII; only a letter that arrives shows that somebody reads it. */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= LONGEST_EMAIL &&
    /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,24}$/.test(
      text,
    )
  );
}
