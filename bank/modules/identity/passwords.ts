import { hash, verify } from '@node-rs/argon2';

import type { PasswordCost } from '../../kernel/Configuration';

/** What one hash costs; the string it makes carries these figures, so they may grow without invalidating old hashes. */
interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Memory in KiB. `full` is about a tenth of a second of one core or more (ASVS 11.4.2), `low` is for tests. */
const HASH_COSTS = {
  full: { memoryCost: 65_536, timeCost: 6, parallelism: 1 },
  low: { memoryCost: 256, timeCost: 1, parallelism: 1 },
} as const satisfies Readonly<Record<PasswordCost, HashCost>>;

let hashCost: HashCost = HASH_COSTS.full;

/** Sets what hashes that are made from now on cost; called once, before the first of them. */
export function usePasswordCost(cost: PasswordCost): void {
  hashCost = HASH_COSTS[cost];
}

/** Makes the text that is stored instead of a password: argon2id (the library's own choice), its own random salt, the exact code points given. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, hashCost);
}

/** Whether the password is the one the hash was made of. Costs the same whether it is or not. */
export function verifyPassword(storedHash: string, password: string): Promise<boolean> {
  return verify(storedHash, password);
}

let decoyHash: Promise<string> | undefined;

/** Makes the decoy ahead of the first sign-in, whose time would otherwise tell an unknown login apart. */
export function preparePasswords(): Promise<string> {
  decoyHash ??= hashPassword('a password that opens nothing');
  return decoyHash;
}

/** Spends the time of a check on a password nobody has, so that an unknown or blocked login answers no sooner. */
export async function verifyAgainstNobody(password: string): Promise<void> {
  await verifyPassword(await preparePasswords(), password);
}
