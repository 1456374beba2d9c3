import type { Language } from '../../src/domain/language/Language';
import type { CodeOption } from '../../src/ui/components/CodePicker';
import cn from './texts/cn.json';
import en from './texts/en.json';
import kg from './texts/kg.json';
import ru from './texts/ru.json';

const TEXTS = { ru, en, kg, cn };

/** So many lines of a directory, numbered; every fifth has a long name. */
export function codeOptions(count: number): readonly CodeOption[] {
  return Array.from({ length: count }, (_, index) => {
    const nameIn = (language: Language): string => {
      const { company, person } = TEXTS[language];
      return `${index % 5 === 0 ? company : person} ${index + 1}`;
    };
    return {
      code: String(101 + index),
      name: { ru: nameIn('ru'), en: nameIn('en'), kg: nameIn('kg'), cn: nameIn('cn') },
    };
  });
}
