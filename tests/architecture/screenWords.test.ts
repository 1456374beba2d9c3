import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { readLocales } from '../../scripts/checks/localeFiles';
import { sourceFiles } from '../support/sourceFiles';

const root = projectRoot();

/** Pages that follow the first one of a flow; they load their words when they are reached. */
const LATER_PAGES: ReadonlySet<string> = new Set([
  'PaymentSheet.tsx',
  'PaymentSentScreen.tsx',
  'PaymentResultScreen.tsx',
  'ChangeCodePage.tsx',
  'ChangeDonePage.tsx',
  'ChangeToSignPanel.tsx',
  'CodeScreen.tsx',
  'CodeForm.tsx',
]);

/** Module that names the words of every menu; a page that shows one names its words itself. */
const MENUS = 'Offer.ts';

/** Words that are there before any screen is. */
const OF_EVERY_SCREEN: ReadonlySet<string> = new Set(['common', 'shell', 'failures', 'validation']);

const NAMESPACES: ReadonlySet<string> = new Set(
  [...(readLocales(root).get('ru')?.keys() ?? [])].filter((namespace) => !namespace.includes('/')),
);

interface DeclaredWords {
  readonly file: string;
  /** Module of the view. */
  readonly view: string;
  readonly words: readonly string[];
}

/** Screens as the `screens.ts` and `guestScreens.ts` of a feature write them. */
function screensIn({ path, content }: { readonly path: string; readonly content: string }): readonly DeclaredWords[] {
  return [...content.matchAll(/import\('(\.\/[^']+)'\)([\s\S]*?)(?=import\('|$)/g)].flatMap(
    ([, module = '', screens = '']) =>
      [...screens.matchAll(/words: \[([^\]]*)\][\s\S]*?module\.(\w+)/g)].map(([, words = '', view = '']) => ({
        file: path,
        view: moduleOf(join(dirname(path), module), view),
        words: [...words.matchAll(/'(\w+)'/g)].flatMap(([, word]) => word ?? []),
      })),
  );
}

/** File a view stands in: the module itself, or one it exports the view from. */
function moduleOf(module: string, view: string): string {
  const file = sourceOf(module) ?? module;
  const from = new RegExp(`export \\{[^}]*\\b${view}\\b[^}]*\\} from '(\\.[^']+)'`).exec(contentOf(file))?.[1];
  return from === undefined ? file : (sourceOf(join(dirname(file), from)) ?? from);
}

function sourceOf(module: string): string | undefined {
  return [module, `${module}.ts`, `${module}.tsx`, `${module}/index.ts`].find(
    (file) => /\.tsx?$/.test(file) && existsSync(join(root, file)),
  );
}

const CONTENTS = new Map<string, string>();

function contentOf(file: string): string {
  const content = CONTENTS.get(file) ?? readFileSync(join(root, file), 'utf8');
  CONTENTS.set(file, content);
  return content;
}

/** Namespaces named by a module and by those it imports, without the later pages of a flow. */
function wordsOf(view: string): ReadonlySet<string> {
  const modules = new Set([view]);
  const words = new Set<string>();
  for (const module of modules) {
    if (LATER_PAGES.has(basename(module)) || basename(module) === MENUS) {
      continue;
    }
    const content = contentOf(module);
    for (const [, named = ''] of content.matchAll(/useTranslation\(\s*(\[[^\]]*\]|'[^']*')/g)) {
      [...named.matchAll(/'(\w+)'/g)].forEach(([, word = '']) => words.add(word));
    }
    [...content.matchAll(/['`](\w+):[\w.${}]+/g)].forEach(([, word = '']) => words.add(word));
    for (const [, specifier = ''] of content.matchAll(
      /(?:^|\n)(?:import (?!type)[^;]*?from |export [^;]*? from )'(\.[^']+)'/g,
    )) {
      const imported = sourceOf(join(dirname(module), specifier));
      if (imported?.startsWith('src/ui/') === true) {
        modules.add(imported);
      }
    }
  }
  return new Set([...words].filter((word) => NAMESPACES.has(word) && !OF_EVERY_SCREEN.has(word)));
}

function screensOf(name: string): readonly DeclaredWords[] {
  return sourceFiles(['src/ui/features'], [`/${name}`])
    .filter(({ path }) => path !== `src/ui/features/${name}`)
    .flatMap(screensIn);
}

/** Screens whose words are not those that their first page names, with these. */
function wrong(screens: readonly DeclaredWords[]): readonly string[] {
  return screens
    .filter(({ view, words }) => [...wordsOf(view)].toSorted().join() !== words.toSorted().join())
    .map(({ file, view }) => `${file}: ${view} names ${[...wordsOf(view)].toSorted().join(', ')}`);
}

describe('the words of a screen', () => {
  it.each([
    ['screens.ts', 120],
    ['guestScreens.ts', 20],
  ])('are those its first page names, in %s', (name, count) => {
    const screens = screensOf(name);
    expect(screens.length).toBeGreaterThan(count);
    expect(wrong(screens)).toEqual([]);
  });
});
