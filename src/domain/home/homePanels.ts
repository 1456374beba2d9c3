/** Panels of the home page of a person, in their usual order. */
export const PANELS_OF_PEOPLE = [
  'total',
  'recent',
  'spending',
  'payees',
  'upcoming',
  'accounts',
  'cards',
  'waiting',
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
  'upcoming',
  'recent',
  'cards',
  'deposits',
  'loans',
  'rates',
];

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
}

/** Marks of a folded and of a hidden panel in the kept text. */
const FOLDED = '-';
const HIDDEN = '~';
const MARKS = /^[-~]+/;

/** Layout with everything shown in an order. */
export function layoutOf(order: readonly HomePanel[]): HomeLayout {
  return { order, folded: [], hidden: [] };
}

/** Layout as it is kept: names in their order, folded and hidden ones marked. */
export function layoutText({ order, folded, hidden }: HomeLayout): string {
  return order
    .map((panel) => (hidden.includes(panel) ? HIDDEN : '') + (folded.includes(panel) ? FOLDED : '') + panel)
    .join(' ');
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
  return { order, folded: marked(FOLDED), hidden: marked(HIDDEN) };
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

function toggled(panels: readonly HomePanel[], panel: HomePanel): readonly HomePanel[] {
  return panels.includes(panel) ? panels.filter((each) => each !== panel) : [...panels, panel];
}
