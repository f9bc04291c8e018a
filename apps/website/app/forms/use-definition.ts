import { useCallback, useEffect, useState } from 'react';
import type { FormDefinition } from './submit-form.ts';

/** A form's definition, or how its code is loaded: rules and their library are wanted when a form is first touched. */
export type GivenDefinition<Value> = FormDefinition<Value> | (() => Promise<FormDefinition<Value>>);

interface Definition<Value> {
  /** Undefined until its code is there. */
  now: FormDefinition<Value> | undefined;
  /** Undefined where its code cannot be had; each call tries again. */
  load(): Promise<FormDefinition<Value> | undefined>;
}

/** @param given the same one for as long as it means the same */
export function useDefinition<Value>(given: GivenDefinition<Value>): Definition<Value> {
  const [loaded, setLoaded] = useState<{ given: unknown; definition: FormDefinition<Value> }>();
  const load = useCallback(async () => {
    if (typeof given !== 'function') return given;
    const definition = await given().catch(() => undefined);
    if (definition) setLoaded((last) => (last?.given === given ? last : { given, definition }));
    return definition;
  }, [given]);

  // What was loaded with other terms is no longer right.
  const outdated = loaded !== undefined && loaded.given !== given;
  useEffect(() => {
    if (outdated) void load();
  }, [outdated, load]);
  if (typeof given !== 'function') return { now: given, load };
  return { now: outdated ? undefined : loaded?.definition, load };
}
