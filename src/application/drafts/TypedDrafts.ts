import type { Instant } from '../../domain/time/Instant';
import type { Clock } from '../ports/Clock';
import type { KeyValueStore } from '../ports/KeyValueStore';
import { DRAFTS_KEY } from './draftsKey';

/** The fields of a form that hold text, as they were typed. */
export type TypedFields = Readonly<Record<string, string>>;

/** Lifetime of a stored draft, in milliseconds: one hour after the last keystroke it is dropped. */
export const DRAFT_LIFE_MS = 60 * 60_000;

interface StoredDrafts {
  readonly userId: string;
  readonly typedAt: Instant;
  readonly forms: Readonly<Record<string, TypedFields>>;
}

export interface TypedDraftsDeps {
  /** Storage of this tab alone. */
  readonly store: KeyValueStore;
  readonly clock: Clock;
  /** Id of the signed-in user; `undefined` while unknown, and then nothing is stored. */
  readonly userId: () => string | undefined;
}

/**
 * Keeps text typed into forms, so that it is restored when the same user signs in again in the same tab after
 * the bank ended the session. Never secrets and never codes: only fields of drafts come here. Another user finds nothing.
 */
export class TypedDrafts {
  readonly #deps: TypedDraftsDeps;

  constructor(deps: TypedDraftsDeps) {
    this.#deps = deps;
  }

  keep(form: string, fields: TypedFields): void {
    const userId = this.#deps.userId();
    if (userId !== undefined) {
      this.#write({ userId, typedAt: this.#deps.clock.now(), forms: { ...this.#own()?.forms, [form]: fields } });
    }
  }

  /** Stored fields of a form; empty when nothing was typed into it. */
  typedInto(form: string): TypedFields {
    return this.#own()?.forms[form] ?? {};
  }

  /** Names of the forms that hold typed but unsent text. */
  get forms(): readonly string[] {
    const typed = Object.entries(this.#own()?.forms ?? {});
    return typed.filter(([, fields]) => Object.values(fields).some((text) => text !== '')).map(([form]) => form);
  }

  forget(form: string): void {
    const own = this.#own();
    if (own !== undefined) {
      const { [form]: _forgotten, ...forms } = own.forms;
      this.#write({ ...own, forms });
    }
  }

  /** Deletes all drafts, after the user has signed out. */
  clear(): void {
    this.#deps.store.remove(DRAFTS_KEY);
  }

  /** Deletes the stored drafts when they belong to another user or have expired. Does nothing while the user is unknown. */
  clearForeign(): void {
    if (this.#deps.userId() !== undefined && this.#own() === undefined) {
      this.clear();
    }
  }

  #own(): StoredDrafts | undefined {
    const stored = readDrafts(this.#deps.store.read(DRAFTS_KEY));
    const isOwn = stored !== undefined && stored.userId === this.#deps.userId();
    return isOwn && this.#deps.clock.now() - stored.typedAt < DRAFT_LIFE_MS ? stored : undefined;
  }

  #write(drafts: StoredDrafts): void {
    this.#deps.store.write(DRAFTS_KEY, JSON.stringify(drafts));
  }
}

/** Parses the drafts an earlier page load stored; `undefined` when the text is not of that shape. */
function readDrafts(text: string | undefined): StoredDrafts | undefined {
  try {
    const fields = entriesOf(JSON.parse(text ?? ''));
    const userId = fields.get('userId');
    const typedAt = fields.get('typedAt');
    if (typeof userId !== 'string' || typeof typedAt !== 'number') {
      return undefined;
    }
    const forms = [...entriesOf(fields.get('forms'))].map(([form, typed]) => [form, textsOf(typed)] as const);
    return { userId, typedAt, forms: Object.fromEntries(forms) };
  } catch {
    return undefined;
  }
}

function textsOf(candidate: unknown): TypedFields {
  const texts: Record<string, string> = {};
  for (const [field, value] of entriesOf(candidate)) {
    if (typeof value === 'string') {
      texts[field] = value;
    }
  }
  return texts;
}

function entriesOf(candidate: unknown): ReadonlyMap<string, unknown> {
  return typeof candidate === 'object' && candidate !== null
    ? new Map<string, unknown>(Object.entries(candidate))
    : new Map();
}
