import type { PageKind } from '../components/Page';
import type { Feature, Redirect, Screen } from './Screen';

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
  readonly #screens: readonly Pattern<Screen>[];
  readonly #redirects: readonly Pattern<Redirect>[];

  constructor(features: readonly Feature[]) {
    this.screens = features.flatMap(({ screens }) => screens);
    this.#screens = this.screens.map((screen) => patternOf(screen, screen.path));
    this.#redirects = features
      .flatMap(({ redirects = [] }) => redirects)
      .map((redirect) => patternOf(redirect, redirect.from));
  }

  /** The screen an address leads to; a fixed address before one with a name in it. */
  at(pathname: string): Screen | undefined {
    return found(this.#screens, segmentsOf(this.redirectOf(pathname) ?? pathname));
  }

  /** Address that takes the place of another one. */
  redirectOf(pathname: string): string | undefined {
    const redirect = found(this.#redirects, segmentsOf(pathname));
    return redirect && filledIn(redirect, pathname);
  }

  /** Kind of the page at an address; a payment ends with its result, and an address without a page has its apology as wide as a form. */
  kindAt(pathname: string): PageKind {
    return pathname.endsWith('/result') ? 'result' : (this.at(pathname)?.kind ?? 'form');
  }
}

function found<Target>(patterns: readonly Pattern<Target>[], segments: readonly string[]): Target | undefined {
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
