import type { Account } from '../../domain/account/Account';
import { ACCOUNT_MARKS, accountMarks } from '../../domain/account/accountMarks';
import { groupAccountNumber } from '../../domain/account/accountNumber';
import { firstAccounts, groupAccountsByCurrency } from '../../domain/account/groupAccounts';
import type { AccountGroup } from '../../domain/account/groupAccounts';
import { totalInSom } from '../../domain/exchange/totalInSom';
import type { TotalInSom } from '../../domain/exchange/totalInSom';
import type { Language } from '../../domain/language/Language';
import { pluralCategory } from '../../domain/language/plural';
import type { PluralCategory } from '../../domain/language/plural';
import { PUNCTUATION } from '../../domain/language/punctuation';
import { formatAmount, formatMoney } from '../../domain/money/formatAmount';
import { firstPageIn } from './firstPageIn';
import { sampleTexts } from './samples';
import type { Samples } from './samples';

/** Words of the language of the frame; src/ui/early/homePage.tsx leaves them beside the samples. */
export interface FigureWords {
  readonly language: Language;
  /** Name of an account that has none, with the currency of the samples. */
  readonly unnamed: string;
  readonly atRate: string;
  /** Note on currencies without a rate, with that of the samples. */
  readonly leftOut: string;
  /** Noun after a number of accounts. */
  readonly nouns: Readonly<Partial<Record<PluralCategory, string>>>;
}

interface Writing {
  readonly words: FigureWords;
  readonly samples: Samples;
}

/**
 * Draws the figures of an answer to GET_FIRST_PAGE into the total and the accounts with samples, by the rules of the application and before it is there
 * (src/ui/early/early.js). False for a refusal, and where the application would show something else than figures.
 */
export function drawFigures(answer: string, look: HTMLElement): boolean {
  const words: FigureWords = JSON.parse(look.dataset['words'] ?? '');
  const writing = { words, samples: sampleTexts(words.language) };
  const page = firstPageIn(answer);
  const [total, accounts] = look.children;
  const groups = groupAccountsByCurrency(page?.accounts ?? []);
  if (page === undefined || groups.length === 0 || total === undefined || accounts === undefined) {
    return false;
  }
  drawTotal(total, groups, { ...writing, total: totalInSom(sumsOf(groups), page.rates) });
  drawAccounts(accounts, groups, writing);
  return true;
}

function sumsOf(groups: readonly AccountGroup[]) {
  return groups.map(({ total }) => total);
}

function drawTotal(
  panel: Element,
  groups: readonly AccountGroup[],
  { words, samples, total: { total, converted, leftOut } }: Writing & { readonly total: TotalInSom },
): void {
  const { language } = words;
  write(panel, [[samples.total, formatAmount(total, language)]]);
  const made = panel.querySelector('h2')?.parentElement?.parentElement?.lastElementChild;
  if (converted.length + leftOut.length === 0) {
    made?.replaceChildren();
    return;
  }
  const [, first, next, ...others] = made?.children ?? [];
  const notes = others.pop();
  if (first === undefined || next === undefined || notes === undefined) {
    return;
  }
  notes.textContent = [
    ...(converted.length > 0 ? [words.atRate] : []),
    ...(leftOut.length > 0
      ? [words.leftOut.replace(samples.leftOut, leftOut.join(PUNCTUATION[language].between))]
      : []),
  ].join('');
  notes.before(
    ...sumsOf(groups).map((sum, index) =>
      written(index === 0 ? first : next, [[index === 0 ? samples.sum : samples.nextSum, formatMoney(sum, language)]]),
    ),
  );
  [first, next, ...others].forEach((sample) => sample.remove());
}

function drawAccounts(panel: Element, groups: readonly AccountGroup[], { words, samples }: Writing): void {
  const sections = [...panel.querySelectorAll('section')];
  const max = panel.querySelectorAll(':scope > section li').length;
  const drawn = firstAccounts(groups, max).map((group) => {
    const count = groups.find(({ currency }) => currency === group.currency)?.accounts.length ?? 0;
    return sections.slice(0, 1).map((section) => sectionOf(section, { group, count, words, samples }));
  });
  sections[0]?.before(...drawn.flat());
  sections.forEach((section) => section.remove());
  const others = groups.reduce((sum, { accounts }) => sum + accounts.length, 0) - max;
  if (others > 0) {
    write(panel.lastElementChild, [[samples.others, String(others)]]);
  } else {
    panel.lastElementChild?.remove();
  }
}

interface DrawnGroup extends Writing {
  readonly group: AccountGroup;
  /** Number of all its accounts. */
  readonly count: number;
}

function sectionOf(sample: Element, { group, count, words, samples }: DrawnGroup): Element {
  const { language, nouns } = words;
  const section = copyOf(sample);
  section.setAttribute('aria-label', (section.ariaLabel ?? '').replace(samples.currency, group.currency));
  const [head, list] = section.children;
  const row = list?.firstElementChild;
  if (row) {
    list.replaceChildren(...group.accounts.map((account) => rowOf(row, account, { words, samples })));
  }
  write(head, [
    [samples.currency, group.currency],
    [samples.count, String(count)],
    [nouns[pluralCategory(Number(samples.count), language)] ?? '', nouns[pluralCategory(count, language)] ?? ''],
    [samples.sum, formatMoney(group.total, language)],
  ]);
  if (count === 1) {
    head?.lastElementChild?.remove();
  }
  return section;
}

function rowOf(sample: Element, account: Account, { words, samples }: Writing): Element {
  const { language } = words;
  const row = written(sample, [
    [samples.name, account.name || words.unnamed.replace(samples.currency, account.currency)],
    [samples.number, groupAccountNumber(account.number)],
    [samples.available, formatMoney(account.available, language)],
    [samples.blocked, formatMoney(account.blocked, language)],
  ]);
  const link = row.querySelector('a');
  link?.setAttribute('href', (link.getAttribute('href') ?? '').replace(/\d+$/, '') + account.id);
  const [badges] = row.querySelectorAll('p:nth-of-type(3)');
  const marks = accountMarks(account);
  [...(badges?.children ?? [])].forEach((badge, index) => {
    if (!marks.some((mark) => mark === ACCOUNT_MARKS[index])) {
      badge.remove();
    }
  });
  if (marks.length === 0) {
    badges?.remove();
  }
  if (account.blocked.minor <= 0n) {
    row.lastElementChild?.lastElementChild?.remove();
  }
  return row;
}

type Texts = readonly (readonly [sample: string, text: string])[];

function written(sample: Element, texts: Texts): Element {
  const part = copyOf(sample);
  write(part, texts);
  return part;
}

/** Puts texts in the place of samples. They are set as texts: a name stays a name whatever its letters are. */
function write(part: Element | null | undefined, texts: Texts): void {
  if (!part) {
    return;
  }
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const [, text] = texts.find(([sample]) => sample === node?.nodeValue) ?? [];
    node.nodeValue = text ?? node.nodeValue;
  }
}

function copyOf(element: Element): Element {
  return document.importNode(element, true);
}
