import fc from 'fast-check';

/** Small letters of the languages whose names pass through the bank, without the soft sign, which no Latin alphabet writes. */
const ALPHABETS: Readonly<Record<string, string>> = {
  Kyrgyz: 'абвгдеёжзийклмнңоөпрстуүфхцчшщъыэюя',
  Russian: 'абвгдеёжзийклмнопрстуфхцчшщъыэюя',
  Kazakh: 'аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіэюя',
  Tajik: 'абвгғдеёжзиӣйкқлмнопрстуӯфхҳчҷшъэюя',
  Uzbek: 'абвгдеёжзийклмнопрстуфхцчшъэюяўқғҳ',
  Ukrainian: 'абвгґдеєжзиіїйклмнопрстуфхцчшщюя',
  Turkish: 'abcçdefgğhıijklmnoöprsştuüvyz',
  Polish: 'aąbcćdeęfghijklłmnńoóprsśtuwyzźż',
  Czech: 'aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž',
  German: 'abcdefghijklmnopqrstuvwxyzäöüß',
  French: 'abcdefghijklmnopqrstuvwxyzàâæçéèêëîïôœùûüÿ',
  Nordic: 'abcdefghijklmnopqrstuvwxyzåäöæøðþáéíóúý',
  Baltic: 'aāąbcčdeēęėfgģhiīįyjkķlļmnņoõprsštuūųvzžäöü',
};

export const SERVED_LANGUAGES = Object.keys(ALPHABETS);

const WORD_LENGTH = { minLength: 2, maxLength: 8 } as const;

/** Invented names in a language: two words, each with a capital letter first, or all in capitals. */
export function nameIn(language: string): fc.Arbitrary<string> {
  const letter = fc.constantFrom(...(ALPHABETS[language] ?? ''));
  const word = fc
    .array(letter, WORD_LENGTH)
    .map((letters) => letters.map((each, index) => (index === 0 ? capital(each) : each)).join(''));
  const capitals = fc.array(letter, WORD_LENGTH).map((letters) => letters.map(capital).join(''));
  return fc.oneof(fc.tuple(word, word), fc.tuple(capitals, capitals)).map((words) => words.join(' '));
}

/** The letter ı has İ as its neighbour, not its capital; ß has none in use. */
function capital(letter: string): string {
  return letter === 'i' ? 'İ' : letter === 'ß' ? 'ß' : letter.toUpperCase();
}

/** Letters of a text; an apostrophe counts where it stands for a letter, as in Uzbek. */
export function lettersIn(text: string, { apostrophes }: { readonly apostrophes: boolean }): number {
  return text.replace(apostrophes ? /[^\p{L}']/gu : /\P{L}/gu, '').length;
}
