import type { PayeesStore } from '../../../../application/payees/PayeesStore';
import { lastFour } from '../../../../domain/account/accountNumber';
import type { Language } from '../../../../domain/language/Language';
import { countryOfPayee } from '../../../../domain/payee/Payee';
import { payeeTitleIn } from '../../../../domain/payee/payeeTitleIn';
import type { Payee } from '../../../../domain/payee/Payee';
import { payeePlace } from '../../../../domain/payee/payeePlace';
import type { Namesakes } from '../../../../domain/payee/payeePlace';
import { SEPARATOR } from '../../../components/lineParts';
import { payPath } from '../../../objects/payees/payeePaths';
import type { SearchEntry, SearchSource } from './SearchSource';

const MAX_ROWS = 5;

interface Book {
  readonly payees: Pick<PayeesStore, 'status' | 'payees' | 'namesakesOf' | 'ensure'>;
  /** True when the user may see whom the customer has paid. */
  readonly isOpen: () => boolean;
}

/** Payees of the customer: by nickname, name, bank, phone, or digits of the account. Choosing one opens a form that is filled in. */
export function payeeSource({ payees, isOpen }: Book): SearchSource {
  return {
    group: 'payees',
    get status() {
      return isOpen() ? payees.status : 'EMPTY';
    },
    fromLetters: 1,
    most: MAX_ROWS,
    ensure: async () => {
      if (isOpen()) {
        await payees.ensure();
      }
    },
    entries: ({ language }) =>
      (isOpen() ? payees.payees : []).map((payee) => entryOf(payee, payees.namesakesOf(payee), language)),
  };
}

function entryOf(payee: Payee, namesakes: Namesakes, language: Language): SearchEntry {
  const { id, name, nickname, accountNumber, phone, terms } = payee;
  const title = payeeTitleIn(payee, language);
  const bank = terms?.details?.bankName ?? '';
  return {
    id: `payee:${id}`,
    names: [...new Set([title, nickname === '' ? name : nickname, name])],
    keywords: [accountNumber, lastFour(accountNumber), phone, phone.replace('+996', '0')],
    topics: [bank, countryOfPayee(payee)],
    title,
    note: payeePlace(payee, namesakes)
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join(SEPARATOR),
    mark: { person: title },
    open: () => payPath(payee),
  };
}
