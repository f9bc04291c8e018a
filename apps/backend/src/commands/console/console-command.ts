/**
 * What operators do about people with a shell: let somebody in, keep somebody out. The daily work is done in the console.
 */
import { ALL_BRANDS, type Role, roles } from '@tablefront/console-wire/access';
import type { Link, People, Person } from '@tablefront/console-wire/people';
import { inviteRequest } from '@tablefront/console-wire/people-requests';
import type { GrantInWords } from '@tablefront/console-wire/session';
import type { Administration } from '../../administration/administration.ts';
import { counted, printable, Refusal, shown } from '../../administration/operator-texts.ts';
import { administer } from '../running/administer.ts';
import { type Environment, type Output, readArguments, readOperand, runCommand } from '../running/run-command.ts';

const help = `Usage:
  npm run console -- people
      Lists who can sign in to the console, and who is invited.
  npm run console -- invite NAME [--role ROLE] [--brand ID] [--locations ID,ID] [--email ADDRESS]
      Prints a link that lets somebody in, once, within seven days. Without --role an owner, without --brand of all brands.
      Roles: ${roles.join(', ')}. A "location" has --locations, "inbox" may have.
  npm run console -- back NAME
      Prints a link for somebody who lost what they signed in with, once, within a day. What they had counts no more then.
  npm run console -- disable NAME
      Keeps somebody out, at once and everywhere; what they did stays in the log.
  npm run console -- enable NAME
      Lets them in again.
NAME may also be an e-mail address, or the id that "people" shows.

Settings (environment): DATABASE_URL (PostgreSQL), DATA_DIR (the embedded database, ./data unless set); where no running site
holds the database, CONSOLE_URL or PORT say what links begin with.
`;

/** Runs one command; answers the exit code. */
export async function runConsoleCommand(args: string[], environment: Environment, output: Output): Promise<number> {
  const works = {
    people,
    invite,
    back,
    disable: (...call: Call) => keepOut(true, ...call),
    enable: (...call: Call) => keepOut(false, ...call),
  };
  return runCommand({ help, works }, args, environment, output);
}

type Call = [args: string[], environment: Environment, output: Output];

async function people(...[args, environment, output]: Call): Promise<void> {
  readArguments(args, {}, 0);
  const all = await administer(environment, (administration) => administration.listPeople());
  await output.out(all.people.length + all.invitations.length === 0 ? NOBODY : peopleText(all));
}

const NOBODY = 'Nobody can sign in yet: the start of the site prints a link, and "invite NAME" makes one.\n';

async function invite(...[args, environment, output]: Call): Promise<void> {
  const text = { type: 'string' } as const;
  const options = { role: text, brand: text, locations: text, email: text } as const;
  const { positionals, values } = readArguments(args, options, 1);
  const name = readOperand(positionals, 'NAME');
  const role = readRole(values.role ?? 'owner');
  const locations = values.locations?.split(',').map((id) => id.trim()) ?? null;
  const whom = inviteRequest.safeParse({
    name,
    role,
    locations,
    brandId: values.brand ?? ALL_BRANDS,
    email: values.email,
  });
  if (!whom.success)
    throw new Refusal(`This is no invitation: ${whom.error.issues[0]?.message ?? 'look at its words'}.`);
  const link = await administer(environment, async (administration) => {
    const { people: all } = await administration.listPeople();
    if (matching(all, name).length > 0)
      throw new Refusal(`${shown(name)} is there already. "back" lets them in again.`);
    return orRefusal(await administration.invitePerson(whom.data));
  });
  await output.out(linkText(name, link));
}

async function back(...[args, environment, output]: Call): Promise<void> {
  const { person, done } = await withPerson(args, environment, (administration, { id }) =>
    administration.letPersonBackIn(id),
  );
  await output.out(linkText(person.name, done));
}

async function keepOut(out: boolean, ...[args, environment, output]: Call): Promise<void> {
  const { person } = await withPerson(args, environment, (administration, { id }) =>
    administration.disablePerson(id, out),
  );
  await output.out(`${printable(person.name)} ${out ? 'is kept out from now on' : 'can sign in again'}.\n`);
}

async function withPerson<T>(
  args: string[],
  environment: Environment,
  work: (administration: Administration, person: Person) => Promise<T | { refused: string }>,
): Promise<{ person: Person; done: T }> {
  const name = readOperand(readArguments(args, {}, 1).positionals, 'NAME');
  return administer(environment, async (administration) => {
    const [person, ...more] = matching((await administration.listPeople()).people, name);
    if (!person) throw new Refusal(`There is nobody ${shown(name)}; "people" names all.`);
    if (more.length > 0)
      throw new Refusal(`Several are called ${shown(name)}; say which by the id that "people" shows.`);
    return { person, done: orRefusal(await work(administration, person)) };
  });
}

function matching(all: Person[], written: string): Person[] {
  const plain = (text: string | null) => text?.normalize('NFKC').trim().toLowerCase();
  return all.filter(({ id, name, email }) => [id, name, email].some((text) => plain(text) === plain(written)));
}

function orRefusal<T>(answer: T | { refused: string }): T {
  if (typeof answer === 'object' && answer !== null && 'refused' in answer) throw new Refusal(answer.refused);
  return answer;
}

function readRole(written: string): Role {
  const role = roles.find((each) => each === written);
  if (role === undefined) throw new Refusal(`There is no role ${shown(written)}; there are ${roles.join(', ')}.`);
  return role;
}

function linkText(name: string, { link, expiresAt }: Link): string {
  const until = `${expiresAt.slice(0, 16).replace('T', ' ')} UTC`;
  return `A link for ${printable(name)}, which works once, until ${until}:\n${link}\n`;
}

function peopleText({ people: all, invitations }: People): string {
  const lines = all.map((person) => {
    const ways = [person.passkeys > 0 && counted(person.passkeys, 'passkey'), person.password && 'password'];
    const facts = [
      ...person.grants.map(grantText),
      ways.filter((way) => way !== false).join(', ') || 'no way to sign in',
      person.seenAt === null ? 'not signed in' : `seen ${person.seenAt.slice(0, 10)}`,
      ...(person.disabled ? ['kept out'] : []),
    ];
    const email = person.email === null ? '' : ` <${printable(person.email)}>`;
    return `${person.id}  ${printable(person.name)}${email}: ${facts.join('; ')}`;
  });
  const open = invitations.map(
    ({ name, grant, expiresAt, over }) =>
      `Invited: ${printable(name)}: ${grantText(grant)}; ${over ? 'was' : 'is'} good until ${expiresAt.slice(0, 10)}`,
  );
  return `${[...lines, ...open].join('\n')}\n`;
}

function grantText({ brandId, role, locations }: GrantInWords): string {
  const where = brandId === ALL_BRANDS ? 'all brands' : brandId;
  const places = locations === null ? '' : ` (${locations.map(({ name }) => printable(name)).join(', ')})`;
  return `${role} of ${where}${places}`;
}
