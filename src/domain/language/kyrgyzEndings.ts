import { digitsOf } from '../text/identifiers';

/**
 * Case endings of values in Kyrgyz texts. The ending follows the last sound of the word before it, and of a number the sound of its last
 * word, so a text names the case behind a placeholder by the ending of a model word: `саат {{time}}[га] чейин` becomes «саат 13:30га
 * чейин» and «саат 13:15ке чейин».
 */
type Case = 'га' | 'да' | 'дан';

const CASES: readonly Case[] = ['га', 'да', 'дан'];

const UNITS = ['нөл', 'бир', 'эки', 'үч', 'төрт', 'беш', 'алты', 'жети', 'сегиз', 'тогуз'] as const;
const TENS = ['', 'он', 'жыйырма', 'отуз', 'кырк', 'элүү', 'алтымыш', 'жетимиш', 'сексен', 'токсон'] as const;
const POWERS = [
  [1_000_000_000n, 'миллиард'],
  [1_000_000n, 'миллион'],
  [1_000n, 'миң'],
  [100n, 'жүз'],
] as const;
const SYMBOLS: Readonly<Record<string, string>> = { '%': 'пайыз', '$': 'доллар', '€': 'евро' };

const VOICELESS = /[кпстфхцчшщ]$/;
/** Vowel of an ending by the last vowel of the word. */
const HARMONY: Readonly<Record<string, string>> = {
  ...{ а: 'а', я: 'а', ы: 'а', у: 'а', ю: 'а' },
  ...{ о: 'о', ё: 'о', е: 'е', э: 'е', и: 'е', ө: 'ө', ү: 'ө' },
};

/** The text with the endings its inserted values take; a text without marks of cases stays as it is. */
export function withKyrgyzEndings(text: string, values: readonly unknown[]): string {
  return CASES.some((ending) => text.includes(`[${ending}]`)) ? values.reduce<string>(endedBehind, text) : text;
}

function endedBehind(text: string, value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') {
    return text;
  }
  return CASES.reduce(
    (ended, name) => ended.replaceAll(`${value}[${name}]`, `${value}${endingOf(spokenWord(String(value)), name)}`),
    text,
  );
}

/** Ending of a case behind a word: `endingOf('отуз', 'га')` is «га», of «беш» it is «ке». */
function endingOf(word: string, name: Case): string {
  const vowel = HARMONY[word.match(/[аяыуюоёеэиөү](?=[^аяыуюоёеэиөү]*$)/)?.[0] ?? ''] ?? 'а';
  const isVoiceless = VOICELESS.test(word);
  return name
    .replace('а', vowel)
    .replace('г', isVoiceless ? 'к' : 'г')
    .replace('д', isVoiceless ? 'т' : 'д');
}

/** Last word of a value as it is read out; small letters. */
function spokenWord(value: string): string {
  const [, digits] = /(\d[\d\u00a0 ]*)$/.exec(value) ?? [];
  if (digits !== undefined) {
    return numberWord(BigInt(digitsOf(digits)));
  }
  return (
    SYMBOLS[value.slice(-1)] ??
    value
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.at(-1) ??
    ''
  );
}

/** Last word of a number: of 25 «беш», of 30 «отуз», of 1 000 «миң». */
function numberWord(count: bigint): string {
  const [unit, ten] = [UNITS[Number(count % 10n)], TENS[Number((count / 10n) % 10n)]];
  if (count === 0n || count % 10n > 0n) {
    return unit ?? '';
  }
  return (count % 100n > 0n ? ten : POWERS.find(([power]) => count % power === 0n)?.[1]) ?? '';
}
