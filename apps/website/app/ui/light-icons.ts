import type { IconNode } from 'lucide';

/*
 * In the manner of the one set (lucide), with fewer strokes: each of these stands on a page of every brand, and there costs
 * half as many bytes.
 */

export const Phone: IconNode = [
  ['path', { d: 'M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2Z' }],
];

export const MapPin: IconNode = [
  ['path', { d: 'M12 22q-8-7-8-12a8 8 0 0 1 16 0q0 5-8 12' }],
  ['circle', { cx: '12', cy: '10', r: '3' }],
];

export const Navigation: IconNode = [['path', { d: 'm3 11 19-9-9 19-2-8z' }]];

export const LocateFixed: IconNode = [
  ['path', { d: 'M2 12h3m14 0h3M12 2v3m0 14v3' }],
  ['circle', { cx: '12', cy: '12', r: '7' }],
  ['circle', { cx: '12', cy: '12', r: '3' }],
];

export const Pizza: IconNode = [
  ['path', { d: 'M3 6q9-5 18 0l-9 15zM6 10.5q6-3 12 0M10 13.5h.01M13.5 12h.01M12 17h.01' }],
];

export const Heart: IconNode = [['path', { d: 'M12 20 4.3 12.5A4.6 4.6 0 0 1 12 6.5a4.6 4.6 0 0 1 7.7 6z' }]];

export const Leaf: IconNode = [['path', { d: 'M6 18C2 9 10 5 20 4c1 11-5 18-14 14m-3 3q4-7 10-9' }]];

export const Car: IconNode = [['path', { d: 'M3 18v-5l2-7h14l2 7v5zm0-5h18M6 18v2m12-2v2M7 15.5h.01m9.99 0h.01' }]];

export const Truck: IconNode = [
  ['path', { d: 'M5 17H2V5h12v12H9m5-8h4l4 4v4h-2m-4 0h-2' }],
  ['circle', { cx: '7', cy: '17', r: '2' }],
  ['circle', { cx: '18', cy: '17', r: '2' }],
];
