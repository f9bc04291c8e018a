/** PostgreSQL looks at the clock whenever its alarm rings, and sets it again where nothing is due yet. */
const LONGEST_MS = 60 * 60_000;

/** Of Emscripten: the imports of the program are keyed by module and name. */
type Instantiate = (imports: WebAssembly.Imports, done: (...results: never[]) => void) => unknown;

/**
 * Lets the embedded PostgreSQL wait for an hour at most before it looks at the clock again. It keeps the time at which
 * something is due: when the clock is set back by a month, that is a month away, which no timer of Node's can wait for.
 * Node would let it ring after a millisecond, with a line in the log, a thousand times a second for that month.
 */
export function boundAlarms(emscriptenOptions: object): void {
  const instantiate: unknown = Reflect.get(emscriptenOptions, 'instantiateWasm');
  if (!isInstantiate(instantiate)) throw moved();
  const bounded: Instantiate = (imports, done) => {
    const { env: environment = {} } = imports;
    const setAlarm = environment._setitimer_js;
    if (typeof setAlarm !== 'function') throw moved();
    environment._setitimer_js = (which: number, ms: number) => setAlarm(which, Math.min(ms, LONGEST_MS));
    return instantiate(imports, done);
  };
  Reflect.set(emscriptenOptions, 'instantiateWasm', bounded);
}

/** The hook is an internal of PGlite. */
function moved(): Error {
  return new Error('The timers of the embedded database cannot be bounded');
}

function isInstantiate(value: unknown): value is Instantiate {
  return typeof value === 'function';
}
