import { FIELDS_PATH, type FormField, type FormKind } from '@tablefront/console-wire/drafts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';

export type Forms = ReadonlyMap<string, FormKind>;

/** The same as long as the server is: asked once. */
const formsQuery = queryOptions({
  queryKey: ['fields'],
  queryFn: ({ signal }) => call<FormKind[]>('GET', FIELDS_PATH, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  select: (kinds): Forms => new Map(kinds.map((kind) => [kind.name, kind])),
});

export const useForms = (): Forms => useSuspenseQuery(formsQuery).data;

/** The kind of the configuration itself. */
export const TOP = 'SiteConfiguration';

/** @throws where no kind is called so: the server is of another version */
export function kindNamed(forms: Forms, name: string | null): FormKind {
  const kind = forms.get(name ?? '');
  if (!kind) throw new Error(`There is no form for ${name}`);
  return kind;
}

/** A field by its own key or another name of it. */
export const fieldNamed = (kind: FormKind, key: string): FormField | undefined =>
  kind.fields.find((field) => field.key === key) ?? kind.fields.find(({ also }) => also.includes(key));
