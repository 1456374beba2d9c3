import { DEFAULT_LANGUAGE, isLanguage } from '../../src/domain/language/Language';
import { isTheme } from '../../src/ui/theme/Theme';
import type { Language } from '../../src/domain/language/Language';
import type { Theme } from '../../src/ui/theme/Theme';

/** Settings of the gallery, which are its address: what was looked at can be looked at again. */
export interface Settings {
  readonly theme: Theme;
  readonly language: Language;
}

/** One example: the component and its state. */
export interface Chosen {
  readonly component: string;
  readonly state: string;
}

export function settingsOf(search: string): Settings {
  const asked = new URLSearchParams(search);
  const [theme, language] = [asked.get('theme') ?? '', asked.get('language') ?? ''];
  return {
    theme: isTheme(theme) ? theme : 'system',
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
  };
}

/** True for the examples themselves, without the switches around them. */
export function isBare(search: string): boolean {
  return new URLSearchParams(search).has('bare');
}

/** The one example that is asked for. */
export function chosenOf(search: string): Chosen | undefined {
  const asked = new URLSearchParams(search);
  const [component, state] = [asked.get('component'), asked.get('state')];
  return component === null || state === null ? undefined : { component, state };
}

/** Address of the examples, or of one of them. */
export function bareAddress({ theme, language }: Settings, chosen?: Chosen): string {
  return `?${new URLSearchParams({ bare: '', theme, language, ...chosen }).toString()}`;
}
