import { hash, verify } from '@node-rs/argon2';

import type { PasswordCost } from '../../kernel/Configuration';

/** Cost of one hash. The stored hash carries these parameters, so they may grow without invalidating older hashes. */
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

/** True when the hash was made of this password. Takes the same time whether it was or not. */
export function verifyPassword(storedHash: string, password: string): Promise<boolean> {
  return verify(storedHash, password);
}

let decoyHash: Promise<string> | undefined;

/** Makes the decoy hash before the first sign-in, whose duration would otherwise reveal an unknown login. */
export function preparePasswords(): Promise<string> {
  decoyHash ??= hashPassword('a password that opens nothing');
  return decoyHash;
}

/** Takes the time of a check against a decoy hash, so that an unknown or blocked login is answered no sooner. */
export async function verifyAgainstNobody(password: string): Promise<void> {
  await verifyPassword(await preparePasswords(), password);
}
