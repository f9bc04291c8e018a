/** `npm run bench` runs all benchmarks, `npm run bench -- NAME [OPTIONS]` one. */
const benchmarks: Record<string, (args: string[]) => Promise<number>> = {
  drill: async (args) => (await import('./drill/drill.ts')).drill(args),
};
const [name, ...args] = process.argv.slice(2);
const chosen = name === undefined ? Object.keys(benchmarks) : [name];
let code = 0;
for (const one of chosen) code = Math.max(code, (await benchmarks[one]?.(args)) ?? 2);
process.exit(code);
