import type { Environment, Output } from '../src/commands/running/run-command.ts';
import type { Finished } from './child-process.ts';

/** Runs an operators' command within this process, which is faster than in one of its own. */
export async function runHereAs(
  run: (args: string[], environment: Environment, output: Output) => Promise<number>,
  args: string[],
  environment: Environment,
): Promise<Finished> {
  let [out, error] = ['', ''];
  const output = {
    out: (text: string) => {
      out += text;
    },
    error: (text: string) => {
      error += text;
    },
  };
  const code = await run(args, environment, output);
  return { code, out, error };
}
