/**
 * Menus as a table for spreadsheets: a row for each dish, or for each of its sizes, and one for each addition. What several
 * rows share (the facts of a dish, its category, its menu) stands in the first of them.
 */

/** What names the place of a row stands in each; what people change most comes first. */
export const COLUMNS = [
  'location',
  'difference',
  'menu',
  'category',
  'item',
  'variant',
  'add_on',
  'price',
  'price_text',
  'description',
  'sold_out',
  'contains',
  'may_contain',
  'free_of',
  'vegetarian',
  'vegan',
  'gluten_free',
  'halal',
  'diets',
  'spicy',
  'calories',
  'calories_to',
  'high_sugar',
  'high_sodium',
  'tags',
  'featured',
  'hidden',
  'available',
  'available_dates',
  'image',
  'ordering_link',
  'id',
  'category_id',
  'category_description',
  'category_image',
  'menu_number',
  'menu_description',
  'menu_hours',
] as const;
export type Column = (typeof COLUMNS)[number];

/** What is not said has no cell. */
export type MenuRow = Partial<Record<Column, string | number>>;

/** How a row of a location differs from the brand's menu; a row without it is of a menu of its own. */
export const DIFFERENCES = ['changed', 'hidden', 'added'] as const;
