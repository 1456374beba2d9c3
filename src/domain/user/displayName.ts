import type { Language } from '../language/Language';
import { customerName, READ_LATIN, registeredName } from './customerName';
import type { User } from './User';

/** Patronymic words of Kyrgyz names ("son of", "daughter of"), which belong to the word before. */
const CHILD_OF = /^(?:уулу|кызы)$/i;

/** The whole name: the company's for a company's user, the person's otherwise (specification 1, section 6). */
export function displayName(user: User, language: Language): string {
  return registeredName(customerName(user), language) || user.username;
}

/**
 * The name in the header: the whole name of a company, and the first name of a person (docs/interface.md). A person is registered by family name,
 * first name and patronymic, and in Latin letters by first name and family name.
 */
export function headerName(user: User, language: Language): string {
  const name = displayName(user, language);
  const [first, ...others] = name.trim().split(/\s+/);
  const second = READ_LATIN.includes(language) ? first : others.find((word) => !CHILD_OF.test(word));
  return user.customerKind === 'C' ? name : (second ?? first ?? name);
}

/** The name of the person at the screen; the login where the bank has no name. */
export function personName(user: User, language: Language): string {
  return registeredName(user.fullName, language) || user.username;
}

/** At most two letters for the badge, e.g. `АБ`; for a company, of the name inside the quotation marks. */
export function initials(user: User, language: Language): string {
  return initialsOf(displayName(user, language));
}

/** At most two letters of a name; of a company those of what stands inside the quotation marks. */
export function initialsOf(name: string): string {
  const quoted = /[«“"„](.+)[»”"“]/.exec(name)?.[1] ?? name;
  return quoted
    .split(/\s+/)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '')
    .filter((letter) => letter !== '')
    .slice(0, 2)
    .join('')
    .toUpperCase();
}
