import type { Movement, MovementLimit, UnorderedLine } from './Movement';

/** Suffix of the transaction code of a return, after the code of the payment. */
const RETURN_ENDING = '_RETURN';

/** Kinds that no movement has: of returns, and of unknown codes. */
export type KindWithoutMovement = 'paymentReturn' | 'other';

/** Rows from which {@link MovementList} answers. */
export interface MovementRows<Kind extends string, Limit extends string> {
  readonly ordered: readonly Movement<Kind, Limit>[];
  readonly unordered: readonly UnorderedLine<Kind>[];
  /** Substrings of other codes and their kinds; the first match decides. */
  readonly parts: readonly (readonly [part: string, kind: Kind])[];
}

/** Every movement of money a bank knows, looked up by the codes of transactions. Codes are compared in any letter case. */
export class MovementList<Kind extends string = string, Limit extends string = string> {
  readonly #rows: MovementRows<Kind, Limit>;
  readonly #byCode: ReadonlyMap<string, Movement<Kind, Limit>>;
  readonly #kinds: ReadonlyMap<string, Kind>;
  readonly #limits: ReadonlyMap<Limit, MovementLimit<Limit>>;

  constructor(rows: MovementRows<Kind, Limit>) {
    const lines = [...rows.ordered, ...rows.unordered];
    this.#rows = rows;
    this.#byCode = new Map(rows.ordered.map((movement) => [movement.code, movement]));
    this.#kinds = new Map(lines.map(({ code, kind }) => [code, kind]));
    const limits = rows.ordered.flatMap(({ limit }) => (limit === undefined ? [] : [limit]));
    this.#limits = new Map(limits.map((limit) => [limit.code, limit]));
    if (this.#kinds.size < lines.length) {
      throw new Error('Two movements have one code');
    }
  }

  /** Movements customers order. */
  get ordered(): readonly Movement<Kind, Limit>[] {
    return this.#rows.ordered;
  }

  /** The same with further movements. */
  with(further: readonly Movement<Kind, Limit>[]): MovementList<Kind, Limit> {
    return new MovementList({ ...this.#rows, ordered: [...this.#rows.ordered, ...further] });
  }

  /** Kind of a transaction in the history: of the movement or line of that code, otherwise by a substring of the code. */
  kindOf(txnCode: string): Kind | KindWithoutMovement {
    const code = txnCode.toUpperCase();
    if (code.endsWith(RETURN_ENDING)) {
      return 'paymentReturn';
    }
    return this.#kinds.get(code) ?? this.#rows.parts.find(([part]) => code.includes(part))?.[1] ?? 'other';
  }

  /** Movement of a transaction; `undefined` for a return. */
  movementOf(txnCode: string): Movement<Kind, Limit> | undefined {
    return this.#byCode.get(txnCode.toUpperCase());
  }

  /** Movement of a transaction; for a return, that of the payment. */
  paymentOf(txnCode: string): Movement<Kind, Limit> | undefined {
    const code = txnCode.toUpperCase();
    return this.#byCode.get(code.endsWith(RETURN_ENDING) ? code.slice(0, -RETURN_ENDING.length) : code);
  }

  /** Movement of a transaction, or the first one of its kind, for a code another system has written. */
  movementLike(txnCode: string): Movement<Kind, Limit> | undefined {
    return this.movementOf(txnCode) ?? this.#firstOf(this.kindOf(txnCode));
  }

  #firstOf(wanted: Kind | KindWithoutMovement): Movement<Kind, Limit> | undefined {
    return this.#rows.ordered.find(({ kind }) => kind === wanted);
  }

  /** Codes of transactions of these kinds. */
  codesOf(...kinds: readonly (Kind | KindWithoutMovement)[]): readonly string[] {
    return [...this.#kinds].filter(([, kind]) => kinds.includes(kind)).map(([code]) => code);
  }

  /** Rules of `kindOf`: whole codes and, for other codes, parts of which the first one found decides; returns come before both. */
  get kindRules(): {
    readonly codes: readonly (readonly [code: string, kind: Kind])[];
    readonly parts: readonly (readonly [part: string, kind: Kind])[];
  } {
    return { codes: [...this.#kinds], parts: this.#rows.parts };
  }

  /** Codes of credits that are the customer's own money. */
  get codesOfOwnMoney(): readonly string[] {
    return [...this.#rows.ordered, ...this.#rows.unordered]
      .filter(({ isIncome }) => isIncome === false)
      .map(({ code }) => code);
  }

  /** Codes of movements that pay a payee of the payee book. */
  get codesOfPayees(): readonly string[] {
    return this.#rows.ordered.filter(({ payee }) => payee !== undefined).map(({ code }) => code);
  }

  /** Limits in the order of the movements, each once. */
  get limits(): readonly MovementLimit<Limit>[] {
    return [...this.#limits.values()];
  }

  /**
   * Code of the limit a movement counts against, by which its tariff is found, too.
   * @throws Error when it counts against none
   */
  limitCodeOf(txnCode: string): Limit {
    const code = this.movementOf(txnCode)?.limit?.code;
    if (code === undefined) {
      throw new Error(`${txnCode} counts against no limit`);
    }
    return code;
  }

  /**
   * Limit of a code.
   * @throws Error when no movement counts against it
   */
  limitOf(code: Limit): MovementLimit<Limit> {
    const limit = this.#limits.get(code);
    if (limit === undefined) {
      throw new Error(`No movement counts against the limit ${code}`);
    }
    return limit;
  }
}
