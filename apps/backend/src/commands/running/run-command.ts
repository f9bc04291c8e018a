/**
 * What the operators' commands have in common: a first word that says what to do, and an exit code.
 */
import { once } from 'node:events';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { errorText, Refusal, shown } from '../../administration/operator-texts.ts';

export interface Output {
  /** Settles when there is room for more. */
  out(text: string): void | Promise<void>;
  error(text: string): void;
}

export type Environment = Record<string, string | undefined>;

/** Takes the words after the first; answers the exit code, 0 unless it says so. */
export type Work = (args: string[], environment: Environment, output: Output) => Promise<number> | Promise<void>;

/** Runs the work that the first word names; answers the exit code. What goes wrong is told without a stack. */
export async function runCommand(
  { help, works }: { help: string; works: Record<string, Work> },
  args: string[],
  environment: Environment,
  output: Output,
): Promise<number> {
  const [name, ...rest] = args;
  try {
    if (args.includes('--help') || args.includes('-h') || name === 'help') {
      await output.out(help);
      return 0;
    }
    if (name === undefined) throw new Refusal(`Say what to do.\n\n${help.trimEnd()}`);
    const work = Object.hasOwn(works, name) ? works[name] : undefined;
    if (!work) throw new Refusal(`There is no command ${shown(name)}.\n\n${help.trimEnd()}`);
    return (await work(rest, environment, output)) ?? 0;
  } catch (error) {
    output.error(`${errorText(error)}\n`);
    return 1;
  }
}

/** Runs a command as this process. */
export async function runAsProcess(
  run: (args: string[], environment: Environment, output: Output) => Promise<number>,
): Promise<void> {
  // `… list | head` closes the pipe early; that is no failure, and the rest need not be read.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  process.exitCode = await run(process.argv.slice(2), process.env, {
    async out(text) {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain');
    },
    error: (text) => process.stderr.write(text),
  });
}

/**
 * The options and up to `operands` other words.
 * @throws Refusal for options that there are not, and for further words
 */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
  operands: number,
) {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true });
    const extra = parsed.positionals[operands];
    if (extra !== undefined) throw new Refusal(`${shown(extra)} is one word too many.`);
    return parsed;
  } catch (error) {
    // Of an unknown option, Node goes on to explain what nobody meant.
    if (error instanceof TypeError) throw new Refusal(error.message.replace(/\. To specify .*/s, '.'));
    throw error;
  }
}

/** The one word that a command is about. */
export function readOperand(positionals: string[], name: string): string {
  const [operand] = positionals;
  if (!operand) throw new Refusal(`Say which: ${name} is missing.`);
  return operand;
}
