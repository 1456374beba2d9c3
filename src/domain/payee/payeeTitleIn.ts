import type { Language } from '../language/Language';
import { partyName } from '../operation/partyName';
import type { Payee } from './Payee';

/** Title of a payee for a reader of the language; a nickname stays in the letters the customer chose. */
export function payeeTitleIn({ nickname, name }: Pick<Payee, 'nickname' | 'name'>, language: Language): string {
  return nickname === '' ? partyName(name, language) : nickname;
}
