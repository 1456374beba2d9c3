import { searchable } from '../language/searchable';
import type { ServiceCategory, ServiceProvider } from './ServiceProvider';

const KYRGYZ_LETTERS: Readonly<Record<string, string>> = { ң: 'н', ө: 'о', ү: 'у' };

const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** A text without what keyboards differ in: Kyrgyz letters as Russian ones, Cyrillic in Latin, spelling of one sound in one way. */
export function spelledAlike(text: string): string {
  const plain = searchable(text).replace(/[ңөү]/g, (letter) => KYRGYZ_LETTERS[letter] ?? letter);
  const latin = plain.replace(/[а-я]/g, (letter) => LATIN[letter] ?? letter);
  return latin
    .replace(/s?h?ch/g, (sound) => (sound === 'ch' ? 'ch' : 'sh'))
    .replaceAll('zh', 'j')
    .replaceAll('kh', 'h')
    .replaceAll('w', 'v')
    .replaceAll('y', 'i')
    .replace(/c(?!h)/g, 'k');
}

/** Providers whose name (in any language), further search words or category contain every typed word. */
export function searchProviders(
  {
    providers,
    categories,
  }: { readonly providers: readonly ServiceProvider[]; readonly categories: readonly ServiceCategory[] },
  typed: string,
): readonly ServiceProvider[] {
  const wanted = spelledAlike(typed).split(' ');
  return providers.filter((provider) => {
    const category = categories.find(({ id }) => id === provider.categoryId);
    const words = [...Object.values(provider.name), provider.alsoCalled, ...Object.values(category?.name ?? {})];
    const text = spelledAlike(words.join(' '));
    return wanted.every((word) => text.includes(word));
  });
}
