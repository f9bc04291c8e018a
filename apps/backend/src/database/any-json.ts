import { customType } from 'drizzle-orm/pg-core';

/** What `jsonb` refuses in a text, as `JSON.stringify` writes it: U+0000, and half of a character. */
const REFUSED = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** A column of JSON that may hold whatever a file may: where the database would refuse that, its text stands there as a text. */
export const anyJson = <Value>(name: string) =>
  customType<{ data: Value; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver(value) {
      const text = JSON.stringify(value);
      return REFUSED.test(text) ? JSON.stringify(text) : text;
    },
    fromDriver: (stored) => (typeof stored === 'string' ? (JSON.parse(stored) as Value) : (stored as Value)),
  })(name);
