import type { IconNode } from 'lucide';

/** The marks of social networks, which lucide does not carry. */
export const Facebook: IconNode = [['path', { d: 'M17 3h-2q-4 0-4 4v14M7 12h9' }]];

export const Instagram: IconNode = [
  ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '5' }],
  ['circle', { cx: '12', cy: '12', r: '4' }],
  ['path', { d: 'M17 7h.01' }],
];
