import * as z from 'zod/mini';
import { WIDGET_DATA } from '../data-paths.ts';

const widgetData = z.object({
  places: z.array(z.object({ restaurantId: z.string(), name: z.string(), address: z.string(), slug: z.string() })),
  ownId: z.string(),
  backend: z.object({ url: z.string(), anonKey: z.string(), brandId: z.optional(z.string()) }),
});

export type WidgetData = z.output<typeof widgetData>;

let loaded: Promise<WidgetData> | undefined;

/** What the forms need to know of the brand, fetched once; rejects when it cannot be had, and may then be asked again. */
export function loadWidgetData(): Promise<WidgetData> {
  loaded ??= fetchData().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function fetchData(): Promise<WidgetData> {
  const response = await fetch(WIDGET_DATA);
  if (!response.ok) throw new Error(`The feedback dialog's data: HTTP ${response.status}`);
  return widgetData.parse(await response.json());
}
