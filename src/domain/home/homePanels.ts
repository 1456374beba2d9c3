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

/** Order and folding of the panels; on one column they stand as they are ordered, on two each column has its own in the same order. */
export interface HomeLayout {
  readonly order: readonly HomePanel[];
  readonly folded: readonly HomePanel[];
}

/** Mark of a folded panel in the kept text. */
const FOLDED = '-';

/** Layout as it is kept: names in their order, folded ones marked. */
export function layoutText({ order, folded }: HomeLayout): string {
  return order.map((panel) => (folded.includes(panel) ? FOLDED + panel : panel)).join(' ');
}

/**
 * Layout that was kept as a text. Panels there are none of any more are left out; one that is new since then stands after the panel it usually
 * follows.
 */
export function layoutIn(text: string, usual: readonly HomePanel[]): HomeLayout {
  const words = text.split(' ');
  const named = [...new Set(words.map((word) => word.replace(FOLDED, '')))];
  const order: HomePanel[] = named.flatMap((name) => usual.filter((panel) => panel === name));
  for (const [index, panel] of usual.entries()) {
    if (!order.includes(panel)) {
      order.splice(placeAfter(order, usual.slice(0, index)), 0, panel);
    }
  }
  return { order, folded: order.filter((panel) => words.includes(FOLDED + panel)) };
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
  const neighbour = shown[shown.indexOf(panel) + step];
  if (neighbour === undefined) {
    return layout;
  }
  const others = layout.order.filter((each) => each !== panel);
  const place = others.indexOf(neighbour) + (step === 1 ? 1 : 0);
  return { ...layout, order: others.toSpliced(place, 0, panel) };
}

export function toggleFolded({ order, folded }: HomeLayout, panel: HomePanel): HomeLayout {
  return {
    order,
    folded: folded.includes(panel) ? folded.filter((each) => each !== panel) : [...folded, panel],
  };
}
