/**
 * What is remembered of brands between two requests, and when it is over: the database has a value that every change of a
 * brand, its hosts, restaurants or notifications renews in its own transaction (migration 0009). Whoever uses what is
 * remembered lets the statement that stores check the value, so that nothing is stored by what was true before.
 */

import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { brandGeneration } from '../database/schema.ts';

/** Undefined: nothing is remembered, and nothing checked. */
export type BrandGeneration = string | undefined;

/** The value as one process knows it. */
export function createBrandGenerations(database: Database) {
  let known: BrandGeneration;
  async function read(): Promise<BrandGeneration> {
    const [row] = await database.select({ generation: brandGeneration.generation }).from(brandGeneration);
    known = row?.generation;
    return known;
  }
  return {
    /** May be over already. */
    async known(): Promise<BrandGeneration> {
      return known ?? read();
    },
    /** Asks the database. */
    async isOver(generation: BrandGeneration): Promise<boolean> {
      return (await read()) !== generation;
    },
  };
}

/** @returns what `find` answers, remembered under the key while the generation is the same */
export function createBrandMemory<Value>(most: number) {
  const kept = new LRUCache<string, { generation: BrandGeneration; value: Value }>({ max: most });
  return async (generation: BrandGeneration, key: string, find: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key);
    if (generation !== undefined && known?.generation === generation) return known.value;
    const value = await find();
    if (generation !== undefined) kept.set(key, { generation, value });
    return value;
  };
}
