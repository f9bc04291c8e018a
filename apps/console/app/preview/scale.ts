/** How large a page is laid out, and how small it is drawn, in the room that there is. */
export type Size = 'phone' | 'desktop';

const sizes = {
  phone: { width: 390, least: 560, most: 844 },
  desktop: { width: 1280, least: 640, most: 1200 },
} as const;

export interface Drawn {
  /** Of the page, in its own pixels. */
  width: number;
  height: number;
  scale: number;
}

/** @param room in pixels of the console, without what is drawn around the page */
export function drawnIn(size: Size, room: { width: number; height: number }): Drawn {
  const { width, least, most } = sizes[size];
  const scale = Math.min(1, Math.max(0.2, room.width / width), Math.max(0.5, room.height / least));
  const height = Math.round(Math.min(most, Math.max(least, room.height / scale)));
  return { width, height, scale };
}
