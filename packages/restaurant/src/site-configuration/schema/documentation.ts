/** The documentation of all that a configuration may hold: docs/configuration.md. */
import { hasSlug, pageName, patternOf } from '../../site-pages.ts';
import { type AnyKind, type ByHand, type Field, type Fields, kindsWithin, type Shown } from './declare.ts';
import { site, siteGroups } from './site.ts';

const HEAD = `# What a configuration may hold

Written by \`npm run brand -- schema --as markdown\` from the declarations in \`packages/restaurant/src/site-configuration/schema/\`,
as is [configuration.schema.json](configuration.schema.json) by \`npm run brand -- schema\`; a test keeps both as they are declared.

Name the schema in a file, and editors complete and check what you type:

\`\`\`json
{ "$schema": "https://…/configuration.schema.json", "name": "Trattoria Lucia" }
\`\`\`

The site reads more than is written here: numbers and yes or no as texts, a text in place of a list, a list as \`{"items": []}\`. What is
missing, \`null\` or blank is absent. What is malformed costs that field, or that entry, and no more;
\`npm run brand -- validate FILE\` names it with its path, and keys that nobody knows with the one that may be meant. With \`--strict\` it
also names what the site reads although the schema does not have it.

Who may change a field: an _owner_ may all, an _editor_ what does not say owner, the manager of a _location_ what says location.

## To add a field

One entry in the declaration of its kind, and the place that shows it. Say a deal is for several guests:

\`\`\`ts
// packages/restaurant/src/site-configuration/schema/offers.ts, in \`deal\`
serves: number(1, 100, { label: 'Serves', help: 'How many guests it is for.' }),
\`\`\`

\`Deal\` now has \`serves?: number\`, read leniently and with warnings; show it where deals are shown
(\`apps/website/app/deals/\`). What else there is, \`line\`, \`price\`, \`list\`, \`choice\`, stands in \`schema/values.ts\`, what can be said of each, such as
\`needed\`, in \`schema/declare.ts\`; a shape that none of them has gets a reader of its own, with \`own\`. What a dish says also has a column in the table of menus (\`menu/table/columns.ts\`, a line of \`FACTS\` in
\`cells.ts\`); a test fails where it is missing. Then bring this page and the schema up to date:

\`\`\`sh
npm run brand --silent -- schema > docs/configuration.schema.json
npm run brand --silent -- schema --as markdown > docs/configuration.md
npm test -- unit site-configuration
\`\`\`
`;

/** The whole page, in Markdown. */
export function configurationDocumentation(): string {
  const groups = Object.entries(siteGroups).map(([title, fields]) => `## ${title}\n\n${table(fields, site)}`);
  const kinds = kindsWithin(site).map((of) => {
    const alone = of.alone === undefined ? '' : ` \`${of.alone}\` may stand in its place.`;
    return `## ${of.name}\n\n${of.about}${alone}\n\n${table(of.fields, of)}`;
  });
  return `${[HEAD, ...groups, ...kinds].join('\n').trimEnd()}\n`;
}

function table(fields: Fields, of: AnyKind): string {
  const rows = Object.entries(fields).map(([key, field]) => row(key, field, of));
  return [
    '| Key | What it is | Written as | Shown on | Changed by |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function row(key: string, field: Field | ByHand, of: AnyKind): string {
  const names = [key, ...(field.also ?? [])].map((name) => `\`${name}\``);
  const also = names.length > 1 ? `, also ${names.slice(1).join(', ')}` : '';
  const needed = 'needed' in field && field.needed ? ' Needed.' : '';
  const help = field.help === undefined ? '' : `. ${field.help.replace(/\.$/, '')}`;
  const link = field.of ? `: [${field.of.name}](#${field.of.name.toLowerCase()})` : '';
  const cells = [
    `${names[0]}${also}`,
    `${field.label}${help}.${needed}`,
    `${field.says}${link}`,
    placesOf(field.shownOn ?? field.of?.shownOn ?? of.shownOn),
    field.changedBy ?? field.of?.changedBy ?? of.changedBy ?? 'editor',
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** What several kinds hold is shown where those are. */
function placesOf(places: readonly Shown[] | undefined): string {
  if (places === undefined) return 'where it stands';
  return [...new Set(places)].map(placeInWords).join(', ') || 'nowhere';
}

function placeInWords(place: Shown): string {
  if (place === 'every') return 'every page';
  if (place === 'machines') return 'search engines';
  if (place === 'assistant') return place;
  return hasSlug(place) ? `\`${patternOf(place)}\`` : pageName(place);
}
