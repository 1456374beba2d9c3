import type { Declaration } from './declaration';

type Operations = Readonly<Record<string, Declaration>>;

/**
 * Declares the operations of each area.
 *
 * An operation code that stands in two areas does not compile, nor does a name on the wire by which one service would know two
 * operations: the compiler says which code, and where else it is declared or which other code has its name.
 */
export function declareAreas<Areas extends Readonly<Record<string, Operations>>>(
  areas: Areas & DeclaredOnce<Areas>,
): Areas {
  return areas;
}

/** Entries by area and then by operation code, regrouped by operation code alone. */
export type Spread<ByArea> = Flat<Intersection<ByArea[keyof ByArea]>>;

/** Puts what stands by area and then by operation code side by side, in the order of the areas. */
export function spreadAreas<ByArea extends Readonly<Record<string, object>>>(byArea: ByArea): Spread<ByArea>;
export function spreadAreas(byArea: Readonly<Record<string, object>>): object {
  return Object.fromEntries(Object.values(byArea).flatMap((ofArea) => Object.entries(ofArea)));
}

/** Asks a second declaration for a property that no declaration has. */
type DeclaredOnce<Areas> = {
  readonly [Area in keyof Areas]: {
    readonly [Code in keyof Areas[Area]]: Alone<'alsoDeclaredIn', Exclude<At<AreasByCode<Areas>, Code>, Area>> &
      Alone<'alsoSentFor', Exclude<At<CodesByWireName<Spread<Areas>>, WireNameOf<Code, Areas[Area][Code]>>, Code>>;
  };
};

type Alone<Property extends string, Others> = [Others] extends [never] ? unknown : Readonly<Record<Property, Others>>;

/** For every operation code the areas it is declared in. */
type AreasByCode<Areas> = { readonly [Area in keyof Areas as keyof Areas[Area]]: Area };

/** For every service and name on the wire the operation codes that are sent so. */
type CodesByWireName<Catalogue> = { readonly [Code in keyof Catalogue as WireNameOf<Code, Catalogue[Code]>]: Code };

type WireNameOf<Code, D> = D extends { readonly services: readonly (infer Service extends string)[] }
  ? `${Service} ${D extends { readonly sentAs: infer Sent extends string } ? Sent : Code & string}`
  : never;

type At<Map, Key> = Key extends keyof Map ? Map[Key] : never;

type Flat<Members> = { readonly [Name in keyof Members]: Members[Name] };

type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  member: infer Members,
) => void
  ? Members
  : never;
