import type { PageKind } from '../components/Page';
import type { ActionId, ScreenAction } from './Action';
import { foundScreenOf, profilePageOf, sectionOf, tileOf } from './Offer';
import type { Offer, Offered, PaymentTile, ProfilePage, Section } from './Offer';
import type { Feature, Redirect, Screen, SettingName } from './Screen';

/** Path taken apart once: every link on a page asks what it leads to. */
interface Pattern<Target> {
  readonly target: Target;
  readonly segments: readonly string[];
  readonly hasNames: boolean;
  /** True when everything below the path belongs to it too. */
  readonly isOpen: boolean;
}

/** Screens of all features, by address. */
export class ScreenTable {
  readonly screens: readonly Screen[];
  readonly sections: readonly Section[];
  readonly tiles: readonly PaymentTile[];
  readonly profilePages: readonly ProfilePage[];
  /** Every screen one can go to from anywhere: sections, ways to move money, pages of the profile, and what no menu names. */
  readonly actions: readonly ScreenAction[];
  readonly #screens: readonly Pattern<Screen>[];
  readonly #redirects: readonly Pattern<Redirect>[];

  readonly #features: readonly Feature[];

  constructor(features: readonly Feature[]) {
    this.#features = features;
    this.screens = features.flatMap(({ screens }) => screens);
    this.#screens = this.screens.map((screen) => patternOf(screen, screen.path));
    this.#redirects = features
      .flatMap(({ redirects = [] }) => redirects)
      .map((redirect) => patternOf(redirect, redirect.from));
    this.sections = inOrder(offeredAs(this.screens, 'section')).map(sectionOf);
    this.tiles = inOrder(offeredAs(this.screens, 'tile')).map(tileOf);
    this.profilePages = inOrder(offeredAs(this.screens, 'profilePage')).map(profilePageOf);
    const found = offeredAs(this.screens, 'found').map(foundScreenOf);
    this.actions = [...this.sections, ...this.tiles, ...this.profilePages, ...found];
  }

  /** The screens a bank with these settings has. */
  ofBank(settings: Readonly<Partial<Record<SettingName, boolean | undefined>>>): ScreenTable {
    const has = ({ setting }: Screen) => setting === undefined || settings[setting] === true;
    return new ScreenTable(this.#features.map((feature) => ({ ...feature, screens: feature.screens.filter(has) })));
  }

  /** @throws for an action that opens no screen */
  action(id: ActionId): ScreenAction {
    const action = this.actions.find((each) => each.id === id);
    if (action === undefined) {
      throw new Error(`No screen is offered as ${id}`);
    }
    return action;
  }

  /** The screen an address leads to; a fixed address before one with a name in it. */
  at(pathname: string): Screen | undefined {
    return firstMatch(this.#screens, segmentsOf(this.redirectOf(pathname) ?? pathname));
  }

  /** Address that takes the place of another one. */
  redirectOf(pathname: string): string | undefined {
    const redirect = firstMatch(this.#redirects, segmentsOf(pathname));
    return redirect && filledIn(redirect, pathname);
  }

  /** Kind of the page at an address; a payment ends with its result, and an address without a page has its apology as wide as a form. */
  kindAt(pathname: string): PageKind {
    return pathname.endsWith('/result') ? 'result' : (this.at(pathname)?.kind ?? 'form');
  }
}

function offeredAs<Kind extends Offer['as']>(
  screens: readonly Screen[],
  kind: Kind,
): readonly Offered<Extract<Offer, { as: Kind }>>[] {
  return screens.flatMap(({ path, offer }) =>
    offer !== undefined && isOfKind(offer, kind) ? [{ path: path.replace('/*', ''), offer }] : [],
  );
}

function isOfKind<Kind extends Offer['as']>(offer: Offer, kind: Kind): offer is Extract<Offer, { as: Kind }> {
  return offer.as === kind;
}

function inOrder<One extends { readonly offer: { readonly order: number } }>(offered: readonly One[]): readonly One[] {
  return offered.toSorted((left, right) => left.offer.order - right.offer.order);
}

function firstMatch<Target>(patterns: readonly Pattern<Target>[], segments: readonly string[]): Target | undefined {
  const matching = patterns.filter((pattern) => leadsTo(pattern, segments));
  return (matching.find(({ hasNames }) => !hasNames) ?? matching[0])?.target;
}

function patternOf<Target>(target: Target, path: string): Pattern<Target> {
  const segments = segmentsOf(path);
  const isOpen = segments.at(-1) === '*';
  return {
    target,
    segments: isOpen ? segments.slice(0, -1) : segments,
    hasNames: segments.some((segment) => segment.startsWith(':')),
    isOpen,
  };
}

/** As the router compares paths: in letters of either case, with or without a slash at the end. */
function segmentsOf(path: string): readonly string[] {
  return path.toLowerCase().replace(/\/+$/, '').split('/');
}

function leadsTo({ segments: wanted, isOpen }: Pattern<unknown>, segments: readonly string[]): boolean {
  return (
    (isOpen ? segments.length >= wanted.length : segments.length === wanted.length) &&
    wanted.every((segment, index) => segment.startsWith(':') || segment === segments[index])
  );
}

function filledIn({ from, to }: Redirect, pathname: string): string {
  const values = pathname.split('/');
  return from
    .split('/')
    .reduce((path, name, index) => (name.startsWith(':') ? path.replace(name, values[index] ?? '') : path), to);
}
