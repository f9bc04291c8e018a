import type { InsightNote } from '@tablefront/console-wire/insights';
import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { FeedbackLine } from './feedback-lines.ts';
import { dayAndMonth } from './insights-words.ts';

const HEIGHT = 200;
const dash = [5, 4];
/** Of an axis, in stars. */
const STEP = 0.4;
/** Of a day below the line, in pixels. */
const LABEL_WIDTH = 80;
/** On narrower charts notes are lines alone; their words stand below. */
const NOTED_WIDTH = 520;
const FACE = '11px Instrument, sans-serif';

interface FeedbackPlotProps {
  lines: FeedbackLine[];
  weeks: string[];
  notes: InsightNote[];
}

/** Lines of averages, each with its name and last figure at its end. */
export default function FeedbackPlot({ lines, weeks, notes }: FeedbackPlotProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = box.current;
    if (!place) return;
    let plot: UPlot | undefined;
    const draw = () => {
      plot?.destroy();
      plot = new UPlot(optionsOf(place, { lines, weeks, notes }), dataOf(lines, weeks), place);
    };
    draw();
    const resizing = new ResizeObserver(() => {
      if (plot && place.clientWidth !== plot.width) draw();
    });
    resizing.observe(place);
    // A canvas knows nothing of the colours around it.
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', draw);
    void document.fonts.ready.then(draw);
    return () => {
      dark.removeEventListener('change', draw);
      resizing.disconnect();
      plot?.destroy();
      plot = undefined;
    };
  }, [lines, weeks, notes]);
  return <div ref={box} aria-hidden="true" />;
}

function dataOf(lines: FeedbackLine[], weeks: string[]): UPlot.AlignedData {
  const days = weeks.map(secondsOf);
  return [days, ...lines.map(({ weeks: rated }) => rated.map(({ average }) => average))];
}

function optionsOf(place: HTMLElement, { lines, weeks, notes }: FeedbackPlotProps): UPlot.Options {
  const color = (name: string) => colorIn(place, name);
  const labels = lines.map(({ name, weeks }) => `${shortened(name)} ${lastOf(weeks)?.toFixed(1) ?? ''}`);
  const axis = { stroke: color('--muted'), font: FACE, ticks: { show: false } };
  return {
    width: place.clientWidth,
    height: HEIGHT,
    padding: [notes.length > 0 ? 24 : 12, Math.max(...labels.map((label) => label.length)) * 7.5 + 16, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    scales: { y: { range: (_, low, high) => [Math.max(1, low - STEP / 2), Math.min(5.05, high + STEP / 2)] } },
    axes: [
      {
        ...axis,
        size: 28,
        grid: { show: false },
        splits: () => everyNth(weeks.map(secondsOf), (LABEL_WIDTH * weeks.length) / place.clientWidth),
        values: (_, days) => days.map((day) => dayAndMonth(new Date(day * 1_000).toISOString())),
      },
      {
        ...axis,
        size: 34,
        grid: { stroke: color('--line'), width: 1 },
        values: (_, stars) => stars.map((star) => star.toFixed(1)),
      },
    ],
    series: [
      {},
      ...lines.map(({ name }, index) => ({
        label: name,
        stroke: color(index === 0 ? '--plot-1' : '--plot-2'),
        width: 2,
        spanGaps: true,
        points: { show: false },
        ...(index > 0 && { dash: dash }),
      })),
    ],
    hooks: {
      drawAxes: [(plot) => drawNotes(plot, notes, color)],
      draw: [(plot) => nameLines(plot, labels, color)],
    },
    tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1_000), 'UTC'),
  };
}

/** A thin line on the day, and the words beside it; those that would lie on others are left to the list below. */
function drawNotes(plot: UPlot, notes: InsightNote[], color: (name: string) => string): void {
  const { ctx, bbox } = plot;
  const scale = devicePixelRatio;
  ctx.save();
  ctx.font = `${11 * scale}px Instrument, sans-serif`;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'bottom';
  ctx.strokeStyle = color('--line-strong');
  ctx.fillStyle = color('--muted');
  ctx.lineWidth = scale;
  ctx.setLineDash([2 * scale, 3 * scale]);
  let free = bbox.left;
  for (const { day, text } of notes) {
    const x = Math.min(plot.valToPos(secondsOf(day), 'x', true), bbox.left + bbox.width);
    ctx.beginPath();
    ctx.moveTo(x, bbox.top - 14 * scale);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    const words = `${text}, ${dayAndMonth(day)}`;
    const width = ctx.measureText(words).width;
    const isRight = x + width + 6 * scale <= bbox.left + bbox.width;
    const from = isRight ? x + 6 * scale : x - width - 6 * scale;
    if (plot.width < NOTED_WIDTH || from < free) continue;
    ctx.fillText(words, from, bbox.top - 4 * scale);
    free = from + width + 12 * scale;
  }
  ctx.restore();
}

function nameLines(plot: UPlot, labels: string[], color: (name: string) => string): void {
  const { ctx } = plot;
  const scale = devicePixelRatio;
  ctx.save();
  ctx.font = `600 ${13 * scale}px Instrument, sans-serif`;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'middle';
  let above = Number.NEGATIVE_INFINITY;
  const ends = labels.map((label, index) => ({ label, index, ...endOf(plot, index + 1) }));
  for (const { label, index, x, y } of ends.sort((one, other) => one.y - other.y)) {
    ctx.fillStyle = color(index === 0 ? '--plot-1' : '--plot-2');
    ctx.beginPath();
    ctx.arc(x, y, 4 * scale, 0, 2 * Math.PI);
    ctx.fill();
    // Names do not lie on each other.
    above = Math.max(y, above + 16 * scale);
    ctx.fillStyle = color('--ink');
    ctx.fillText(label, x + 10 * scale, above);
  }
  ctx.restore();
}

/** Where a line ends, in pixels of the canvas. */
function endOf(plot: UPlot, series: number): { x: number; y: number } {
  const values = plot.data[series] ?? [];
  const last = values.findLastIndex((value) => value !== null && value !== undefined);
  const [days = []] = plot.data;
  return { x: plot.valToPos(days[last] ?? 0, 'x', true), y: plot.valToPos(values[last] ?? 0, 'y', true) };
}

const secondsOf = (day: string) => Date.parse(day) / 1_000;

function everyNth<Item>(items: Item[], nth: number): Item[] {
  const step = Math.max(1, Math.ceil(nth));
  return items.filter((_, index) => index % step === 0);
}

const lastOf = (weeks: FeedbackLine['weeks']) => weeks.findLast(({ average }) => average !== null)?.average;
const shortened = (name: string) => (name.length > 16 ? `${name.slice(0, 15)}…` : name);

/** A token's colour as it is now: in light or dark, or as the system forces it. */
function colorIn(place: HTMLElement, name: string): string {
  place.style.color = `var(${name})`;
  const { color } = getComputedStyle(place);
  place.style.color = '';
  return color;
}
