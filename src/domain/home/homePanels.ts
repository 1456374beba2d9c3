/** Panels of the home page of a person, in their usual order: after the total, what waits for them. */
export const PANELS_OF_PEOPLE = [
  'total',
  'waiting',
  'accounts',
  'recent',
  'payees',
  'spending',
  'upcoming',
  'cards',
  'deposits',
  'loans',
  'rates',
  'wallets',
] as const;

export type HomePanel = (typeof PANELS_OF_PEOPLE)[number];

/** Panels of the home page of a company, in their usual order: it begins with what waits for the user. */
export const PANELS_OF_COMPANIES: readonly HomePanel[] = [
  'waiting',
  'total',
  'accounts',
  'recent',
  'upcoming',
  'cards',
  'deposits',
  'loans',
  'rates',
];

/**
 * Number of panels that a page of one column shows before the others are asked for: two screens of a phone. What waits is one line for a
 * person, and a list for a company.
 */
const FIRST_PANELS = { person: 5, company: 4 } as const;

/** Panels of a page of one column, in sight at first and folded behind one button, by their order. */
export function splitPanels(
  panels: readonly HomePanel[],
  isCorporate: boolean,
): {
  readonly first: readonly HomePanel[];
  readonly rest: readonly HomePanel[];
} {
  const count = FIRST_PANELS[isCorporate ? 'company' : 'person'];
  return { first: panels.slice(0, count), rest: panels.slice(count) };
}

/** Column of a page with two of them. */
export type HomeColumn = 'main' | 'side';

const SIDE: ReadonlySet<HomePanel> = new Set(['upcoming', 'accounts', 'cards']);

export function columnOf(panel: HomePanel): HomeColumn {
  return SIDE.has(panel) ? 'side' : 'main';
}

/** Order, folding and hiding of the panels; on one column they stand as they are ordered, on two each column has its own in the same order. */
export interface HomeLayout {
  readonly order: readonly HomePanel[];
  readonly folded: readonly HomePanel[];
  /** Panels that keep their place in the order and are not shown. */
  readonly hidden: readonly HomePanel[];
  /** Parts the user wants to see in full. */
  readonly whole: readonly HomePart[];
}

const PARTS = ['page', 'accounts'] as const;

/** Part of the page that begins with what matters most: the page itself, and the accounts. */
export type HomePart = (typeof PARTS)[number];

/** Marks of a folded and of a hidden panel, and of a part shown in full, in the kept text. */
const FOLDED = '-';
const HIDDEN = '~';
const WHOLE = '+';
const MARKS = /^[-~]+/;

/** Layout with every panel shown in an order. */
export function layoutOf(order: readonly HomePanel[]): HomeLayout {
  return { order, folded: [], hidden: [], whole: [] };
}

/** Layout as it is kept: names in their order, folded and hidden ones marked. */
export function layoutText({ order, folded, hidden, whole }: HomeLayout): string {
  return [
    ...order.map((panel) => (hidden.includes(panel) ? HIDDEN : '') + (folded.includes(panel) ? FOLDED : '') + panel),
    ...whole.map((part) => WHOLE + part),
  ].join(' ');
}

/**
 * Layout that was kept as a text. Panels there are none of any more are left out; one that is new since then stands after the panel it usually
 * follows.
 */
export function layoutIn(text: string, usual: readonly HomePanel[]): HomeLayout {
  const words = text.split(' ');
  const named = [...new Set(words.map((word) => word.replace(MARKS, '')))];
  const order: HomePanel[] = named.flatMap((name) => usual.filter((panel) => panel === name));
  for (const [index, panel] of usual.entries()) {
    if (!order.includes(panel)) {
      order.splice(placeAfter(order, usual.slice(0, index)), 0, panel);
    }
  }
  const marked = (mark: string) =>
    order.filter((panel) =>
      words.some((word) => word.replace(MARKS, '') === panel && MARKS.exec(word)?.[0].includes(mark) === true),
    );
  const whole = PARTS.filter((part) => words.includes(WHOLE + part));
  return { order, folded: marked(FOLDED), hidden: marked(HIDDEN), whole };
}

/** Place after the nearest of those that usually stand before; all of them are in the order. */
function placeAfter(order: readonly HomePanel[], before: readonly HomePanel[]): number {
  const nearest = before.at(-1);
  return nearest === undefined ? 0 : order.indexOf(nearest) + 1;
}

/** Moves a panel past its neighbour among some panels, which leaves all others as they are; past the last one it stays. */
export function movePanel(
  layout: HomeLayout,
  panel: HomePanel,
  { step, among }: { readonly step: -1 | 1; readonly among: readonly HomePanel[] },
): HomeLayout {
  const shown = layout.order.filter((each) => among.includes(each));
  return placePanel(layout, panel, { place: shown.indexOf(panel) + step, among });
}

/** Puts a panel at a place among some panels, counted from zero, which leaves all others as they are; there is no place beyond the ends. */
export function placePanel(
  layout: HomeLayout,
  panel: HomePanel,
  { place, among }: { readonly place: number; readonly among: readonly HomePanel[] },
): HomeLayout {
  const shown = layout.order.filter((each) => among.includes(each));
  const at = shown.indexOf(panel);
  const neighbour = shown[place];
  if (neighbour === undefined || place === at) {
    return layout;
  }
  const others = layout.order.filter((each) => each !== panel);
  const index = others.indexOf(neighbour) + (place > at ? 1 : 0);
  return { ...layout, order: others.toSpliced(index, 0, panel) };
}

export function toggleFolded(layout: HomeLayout, panel: HomePanel): HomeLayout {
  return { ...layout, folded: toggled(layout.folded, panel) };
}

export function toggleHidden(layout: HomeLayout, panel: HomePanel): HomeLayout {
  return { ...layout, hidden: toggled(layout.hidden, panel) };
}

export function toggleWhole(layout: HomeLayout, part: HomePart): HomeLayout {
  return { ...layout, whole: toggled(layout.whole, part) };
}

function toggled<Named>(all: readonly Named[], one: Named): readonly Named[] {
  return all.includes(one) ? all.filter((each) => each !== one) : [...all, one];
}
