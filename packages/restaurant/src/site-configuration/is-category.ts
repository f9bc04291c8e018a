/** A list of categories in the place of menus is one menu of them. */
export const isCategory = (fields: Readonly<Record<string, unknown>>): boolean =>
  !Object.hasOwn(fields, 'categories') && ['items', 'dishes'].some((key) => Object.hasOwn(fields, key));
