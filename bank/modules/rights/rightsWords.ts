import { employeeRights as cn } from '../../../src/locales/cn/messages.json';
import { employeeRights as en } from '../../../src/locales/en/messages.json';
import { employeeRights as kg } from '../../../src/locales/kg/messages.json';
import { employeeRights as ru } from '../../../src/locales/ru/messages.json';
import { company as cnScreen } from '../../../src/locales/cn/screens/company.json';
import { company as enScreen } from '../../../src/locales/en/screens/company.json';
import { company as kgScreen } from '../../../src/locales/kg/screens/company.json';
import { company as ruScreen } from '../../../src/locales/ru/screens/company.json';
import { companyKindsOf } from '../../../src/application/operations/companyKinds';
import type { EmployeeRights } from '../../../src/domain/corporate/EmployeeRights';
import type { Language, LocalizedText } from '../../../src/domain/language/Language';
import { listed, PUNCTUATION } from '../../../src/domain/language/punctuation';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { filled, inEveryLanguage } from '../../../src/domain/language/template';

export const RIGHTS_TEXTS = localizedTexts({ ru, en, kg, cn });
const { kinds, employees } = localizedTexts({ ru: ruScreen, en: enScreen, kg: kgScreen, cn: cnScreen });

/** Last digits that identify an account. */
const SHOWN_DIGITS = 4;

/** Rights as those who sign them read them; `numbers` has the number of every account by its id. */
export function rightsWords(rights: EmployeeRights, numbers: ReadonlyMap<string, string>): LocalizedText {
  return inEveryLanguage((language) =>
    [
      rights.rights.length === 0 ? RIGHTS_TEXTS.nothing[language] : namesOf(rights, language),
      filled(RIGHTS_TEXTS.operations[language], { operations: operationsOf(rights, language) }),
      filled(RIGHTS_TEXTS.accounts[language], { accounts: accountsOf(rights, numbers, language) }),
    ].join(PUNCTUATION[language].semicolon),
  );
}

function namesOf({ rights, signaturePlace }: EmployeeRights, language: Language): string {
  return rights
    .map((right) => {
      const name = within(employees.rights[right][language]);
      return right === 'sign' && signaturePlace !== 'none'
        ? filled(RIGHTS_TEXTS.signs[language], { name, place: signaturePlace })
        : name;
    })
    .join(PUNCTUATION[language].between);
}

function operationsOf({ operations }: EmployeeRights, language: Language): string {
  if (operations === 'all') {
    return RIGHTS_TEXTS.all[language];
  }
  const names = companyKindsOf(operations).map((kind) => within(kinds[kind][language]));
  return names.length === 0 ? RIGHTS_TEXTS.none[language] : listed(names, language);
}

function accountsOf({ accounts }: EmployeeRights, numbers: ReadonlyMap<string, string>, language: Language): string {
  if (accounts === 'all') {
    return RIGHTS_TEXTS.all[language];
  }
  const shown = accounts.map(({ accountId, works }) => {
    const number = `•${numbers.get(accountId)?.slice(-SHOWN_DIGITS) ?? ''}`;
    return works ? number : filled(RIGHTS_TEXTS.sees[language], { number });
  });
  return shown.length === 0 ? RIGHTS_TEXTS.none[language] : listed(shown.toSorted(), language);
}

/** A name as it stands within a sentence. */
function within(name: string): string {
  return name.charAt(0).toLocaleLowerCase() + name.slice(1);
}
