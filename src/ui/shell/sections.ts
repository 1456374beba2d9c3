import type { OfferedTo } from '../kernel/Action';
import { isOffered } from '../kernel/Action';
import type { Section } from '../kernel/Offer';
import { KIND_FORMS } from '../objects/payments/paymentForms';

export type { Section };

/** Sections in the places where the frame shows them. */
export interface Sections {
  /** The column at the left of a desktop: the bank first, then what belongs to the user. */
  readonly column: readonly (readonly Section[])[];
  /** The bar at the bottom of a phone, before and after the code in its middle. */
  readonly bar: readonly [before: readonly Section[], after: readonly Section[]];
  /** Sections the bar has no room for. */
  readonly more: readonly Section[];
}

/** Page of the payment by QR code, in the middle of the bar of a phone. */
export const QR_PATH = KIND_FORMS.qr.path;

/** The sections that are open to the user. */
export function sectionsFor(sections: readonly Section[], user: OfferedTo): Sections {
  const open = sections.filter((section) => isOffered(section, user));
  const inBar = (side: 'before' | 'after') => open.filter(({ offer }) => offer.bar === side);
  return {
    column: [open.filter(({ offer }) => offer.own !== true), open.filter(({ offer }) => offer.own === true)],
    bar: [inBar('before'), inBar('after')],
    more: open
      .filter(({ offer }) => offer.bar === undefined)
      .toSorted((left, right) => placeInMore(left) - placeInMore(right)),
  };
}

function placeInMore({ offer: { order, orderInMore = order } }: Section): number {
  return orderInMore;
}

/** True when a page belongs to a section: it is one of its addresses or lies below one, and below no longer address of another section. */
export function isInSection(pathname: string, section: Section, sections: readonly Section[]): boolean {
  const reach = reachOf(pathname, section);
  return reach > 0 && sections.every((other) => reachOf(pathname, other) <= reach);
}

/** Length of the address of a section that a page is or lies below; zero for none. Below home lies nothing. */
function reachOf(pathname: string, { path, elsewhere }: Section): number {
  const reached = [path, ...elsewhere].filter(
    (address) => pathname === address || (address !== '/' && pathname.startsWith(`${address}/`)),
  );
  return Math.max(0, ...reached.map(({ length }) => length));
}
