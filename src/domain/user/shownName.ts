/** A customer as the bank has registered him: a person by family name, first name and patronymic, a company by its legal name. */
export interface RegisteredName {
  readonly kind: 'I' | 'C';
  readonly name: string;
}

/** Patronymic words of Kyrgyz names ("son of", "daughter of"); they belong to the word before. */
const CHILD_OF: ReadonlySet<string> = new Set(['уулу', 'кызы']);

/**
 * The name of a customer as others read it on every screen and document: «Айзада Т.» for people, the whole legal name for companies
 * (bank/modules/transfers/README.md). In the letters it is registered in; one's own name is never shortened.
 */
export function shownName({ kind, name }: RegisteredName): string {
  return kind === 'C' ? name : shownPersonName(name);
}

function shownPersonName(name: string): string {
  const { family, first } = shownNameParts(name);
  return first === undefined ? family : `${first} ${initialOf(family)}.`;
}

/** Parts of a person's registered name that are shown. */
export function shownNameParts(name: string): { readonly family: string; readonly first: string | undefined } {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const family = words[0] ?? '';
  return { family, first: CHILD_OF.has((words[1] ?? '').toLowerCase()) ? words[2] : words[1] };
}

function initialOf(word: string): string {
  return [...word][0] ?? '';
}
