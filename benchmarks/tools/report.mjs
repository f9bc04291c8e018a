// Makes the plots and the tables of ../README.md from ../results: npm run bench -- report.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Error as ErrorsOnly, parse, View } from 'vega';
import { compile } from 'vega-lite';

const benchmarks = path.resolve(import.meta.dirname, '..');
const results = new Map(
  readdirSync(path.join(benchmarks, 'results'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name.slice(0, -5), JSON.parse(readFileSync(path.join(benchmarks, 'results', name), 'utf8'))]),
);
mkdirSync(path.join(benchmarks, 'plots'), { recursive: true });

const plots = {
  render: (result) => comparisonPlot(result, 'page', 'ms for one page (less is better)'),
  'cached-page': (result) => comparisonPlot(result, 'page', 'requests per second (more is better)'),
  'cold-visits': (result) => comparisonPlot(result, 'moment', 'ms (less is better)'),
  submissions: (result) => comparisonPlot(result, 'database', 'submissions per second (more is better)'),
  brands: memoryPlot,
  'large-brand': (result) => comparisonPlot(result, 'theirs', 'ms for the home page (less is better)'),
  earlier: (result) =>
    comparisonPlot(renderedOnly(result), 'page', 'ms of the processor for one page (less is better)'),
  frameworks: frameworksPlot,
  'frameworks-times': frameworksTimesPlot,
  'drill-postgresql': drillPlot,
  'drill-hosted': drillPlot,
  'drill-embedded': drillPlot,
};
const tables = {
  render: (result) => comparisonTable(result, 'page'),
  earlier: (result) => comparisonTable(result, 'page'),
  'cached-page': (result) => comparisonTable(result, 'page'),
  'cold-visits': (result) => comparisonTable(result, 'moment'),
  'read-configuration': (result) => comparisonTable(result, 'configuration'),
  submissions: (result) => comparisonTable(result, 'database'),
  'earlier-submissions': (result) => comparisonTable(result, 'database'),
  floods: (result) => comparisonTable(result, 'flood'),
  brands: brandsTable,
  'large-brand': largeBrandTable,
  frameworks: frameworksTable,
  drill: drillTable,
};

// Vega-Lite warns of what is meant: each case has its own pair of names.
const silent = {
  level: () => silent,
  warn: () => silent,
  info: () => silent,
  debug: () => silent,
  error: console.error,
};
for (const [name, plot] of Object.entries(plots)) {
  const result = results.get(name) ?? results.get(name.replace(/-times$/, ''));
  if (!result) continue;
  const specification = { background: 'white', padding: 12, ...plot(result) };
  const svg = await new View(parse(compile(specification, { logger: silent }).spec), {
    renderer: 'none',
    logLevel: ErrorsOnly,
  }).toSVG();
  writeFileSync(path.join(benchmarks, 'plots', `${name}.svg`), `${svg}\n`);
}

const readme = path.join(benchmarks, 'README.md');
let text = readFileSync(readme, 'utf8');
for (const [name, table] of Object.entries(tables)) {
  const result = name === 'drill' ? results : results.get(name);
  const place = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`);
  if (result && place.test(text)) text = text.replace(place, (_, start, end) => `${start}\n${table(result)}\n\n${end}`);
}
writeFileSync(readme, text);
// As `npm run check` wants it.
const biome = path.join(benchmarks, '../node_modules/@biomejs/biome/bin/biome');
execFileSync(process.execPath, [biome, 'format', '--write', readme], { stdio: 'ignore' });
console.log(`  ${[...results.keys()].join(', ')}: plots and tables written`);

// Two contenders for each case, with the spread of the rounds.
function comparisonPlot({ comparisons }, key, axis) {
  // One case against several others is shown once for each.
  const several = (one) => comparisons.filter((other) => caseOf(other, key) === caseOf(one, key)).length > 1;
  const values = comparisons.flatMap((comparison) =>
    [comparison.ours, comparison.theirs].map(({ name, median, lowest, highest }) => ({
      case: several(comparison) ? `${caseOf(comparison, key)}, ${comparison.theirs.name}` : caseOf(comparison, key),
      name,
      median,
      lowest,
      highest,
    })),
  );
  const y = { field: 'name', type: 'nominal', title: null, sort: null };
  return {
    data: { values },
    facet: {
      row: {
        field: 'case',
        title: null,
        sort: null,
        header: { labelOrient: 'top', labelAnchor: 'start', labelFontWeight: 'bold' },
      },
    },
    spec: {
      width: 420,
      layer: [
        {
          mark: { type: 'bar', height: 14 },
          encoding: {
            y,
            x: { field: 'median', type: 'quantitative', title: axis },
            color: { field: 'name', legend: null },
          },
        },
        { mark: 'rule', encoding: { y, x: { field: 'lowest', type: 'quantitative' }, x2: { field: 'highest' } } },
      ],
    },
    resolve: { scale: { y: 'independent' } },
  };
}

/** Without what is served: that is another unit. */
function renderedOnly({ comparisons }) {
  return { comparisons: comparisons.filter(({ page }) => page.endsWith('rendered')) };
}

function caseOf(comparison, key) {
  const named = typeof comparison[key] === 'string' ? comparison[key] : comparison[key].name;
  return comparison.answer ? `${named}, ${comparison.answer}` : named;
}

function memoryPlot({ memoryMegabytes, brands }) {
  const names = {
    started: 'started',
    oneBrand: 'one brand visited',
    everyBrand: `${brands} brands visited`,
    afterLoad: 'after the load',
  };
  const values = Object.entries(names).map(([key, when]) => ({ when, megabytes: memoryMegabytes[key] }));
  return bars(values, 'when', 'megabytes', 'resident MB');
}

function bars(values, name, value, title) {
  return {
    data: { values },
    width: 420,
    mark: { type: 'bar', height: 14 },
    encoding: {
      y: { field: name, type: 'nominal', title: null, sort: null },
      x: { field: value, type: 'quantitative', title },
    },
  };
}

function frameworksPlot({ transfers }) {
  const kilobytes = ([page, byName]) =>
    Object.entries(byName).flatMap(([name, { loaded, touched }]) => [
      { page, name, kind: 'HTML and CSS', value: (loaded.bytes.document + loaded.bytes.stylesheet) / 1000 },
      { page, name, kind: 'script and data', value: (loaded.bytes.script + loaded.bytes.other) / 1000 },
      { page, name, kind: 'after the first touch', value: touched / 1000 },
    ]);
  return byPage(
    Object.entries(transfers).flatMap(kilobytes),
    'kB over the wire, compressed, without fonts and pictures',
  );
}

function frameworksTimesPlot({ touches, lighthouse }) {
  const times = ([page, byName]) =>
    Object.keys(byName).flatMap((name) => [
      { page, name, kind: 'blocked while loading', value: lighthouse[page][name].blockingMs.median },
      { page, name, kind: 'slowest answer to the first touch', value: touches[page][name].interactionMs.median },
    ]);
  return byPage(Object.entries(touches).flatMap(times), 'ms on a slow phone');
}

function byPage(values, axis) {
  return {
    data: { values },
    facet: {
      row: {
        field: 'page',
        title: null,
        sort: null,
        header: { labelOrient: 'top', labelAnchor: 'start', labelFontWeight: 'bold' },
      },
    },
    spec: {
      width: 420,
      mark: { type: 'bar', height: 14 },
      encoding: {
        y: { field: 'name', type: 'nominal', title: null, sort: null },
        x: { field: 'value', type: 'quantitative', title: axis },
        color: { field: 'kind', type: 'nominal', title: null, sort: null },
      },
    },
  };
}

function drillPlot({ summary }) {
  const { moments, faults } = summary;
  const memory = moments.flatMap(({ second, memory: all }) =>
    Object.entries(all).map(([process, megabytes]) => ({ second, process, megabytes })),
  );
  const bands = faults.map(({ what, from, to }) => ({ what, from, to: to ?? summary.seconds }));
  const band = {
    data: { values: bands },
    mark: { type: 'rect', color: '#d33', opacity: 0.15 },
    encoding: { x: { field: 'from', type: 'quantitative' }, x2: { field: 'to' } },
  };
  const x = { field: 'second', type: 'quantitative', title: 'seconds (red: something is out of order)' };
  return {
    vconcat: [
      {
        width: 560,
        height: 140,
        layer: [
          band,
          {
            data: { values: moments },
            mark: 'line',
            encoding: { x, y: { field: 'requests', type: 'quantitative', title: 'requests/s' } },
          },
        ],
      },
      {
        width: 560,
        height: 140,
        layer: [
          band,
          {
            data: { values: memory },
            mark: 'line',
            encoding: {
              x,
              y: { field: 'megabytes', type: 'quantitative', title: 'resident MB' },
              color: { field: 'process', type: 'nominal' },
            },
          },
        ],
      },
    ],
  };
}

function table(headings, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}

function figure(value) {
  if (value === undefined || value === null) return '';
  if (value >= 1_000) return Math.round(value).toLocaleString('en-US');
  return value >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}

function measuredOn({ machine, measuredAt }) {
  return `${machine.processor}, ${machine.cores} cores, Node ${machine.node}, ${measuredAt.slice(0, 10)}.`;
}

function comparisonTable(result, key) {
  const rows = result.comparisons.map((comparison) => {
    const { ours, theirs, ratio } = comparison;
    return [
      caseOf(comparison, key),
      `${ours.name}: ${figure(ours.median)} ${ours.unit}`,
      `${theirs.name}: ${figure(theirs.median)} ${theirs.unit}`,
      `**${figure(ratio.median)}** (${figure(ratio.lowest)} – ${figure(ratio.highest)})`,
    ];
  });
  return `${table(['case', 'ours', 'against', 'ratio (spread)'], rows)}\n\n${measuredOn(result)}`;
}

function brandsTable(result) {
  const { memoryMegabytes: memory, brands, firstVisitMs, p99Ms, comparisons } = result;
  const [{ ours, theirs, ratio }] = comparisons;
  const rows = [
    [
      'resident memory: started, one brand, every brand, after the load',
      `${Object.values(memory).map(figure).join(', ')} MB`,
    ],
    [
      'first visit of a brand, median and slowest',
      `${figure(firstVisitMs.median)}, ${figure(firstVisitMs.highest)} ms`,
    ],
    [`home pages over ${brands} brands`, `${figure(ours.median)} requests/s, p99 ${figure(p99Ms.everyBrand)} ms`],
    ['home pages of one of them', `${figure(theirs.median)} requests/s, p99 ${figure(p99Ms.oneBrand)} ms`],
    ['ratio (spread)', `**${figure(ratio.median)}** (${figure(ratio.lowest)} – ${figure(ratio.highest)})`],
  ];
  return `${table([`${brands} brands in one process`, ''], rows)}\n\n${measuredOn(result)}`;
}

function largeBrandTable(result) {
  const { small = [], large = [] } = Object.groupBy(result.visits, ({ brand }) => brand);
  const kindOf = (page) => page.replace(/^(\/(?:menu|location)\/).+/, '$1…');
  const rows = small.map((visit, index) => [
    kindOf(visit.page),
    ...[visit, large[index]].map(({ bytes, ms }) => `${figure(bytes / 1000)} kB, ${figure(ms)} ms`),
  ]);
  const pages = table(['page, compressed, best of five', '2 locations, 20 items', '500 locations, 50,000 items'], rows);
  return `${comparisonTable(result, 'theirs')}\n\n${pages}`;
}

function frameworksTable(result) {
  const pages = Object.keys(result.transfers).map((page) => frameworksPage(result, page));
  const names = Object.keys(result.transfers.home);
  const rows = Object.entries(result.navigations).map(([how, byName]) => [
    `a link that is ${how}`,
    ...names.map((name, index) => valued(byName[name].ms, index > 0 && byName[names[0]].ms, 'ms')),
  ]);
  const note = `${measuredOn(result)} Medians, with the lowest and highest, of the rounds: ${roundsOf(result.lighthouse)} of Lighthouse, ${roundsOf(result.touches)} of touches, ${roundsOf(result.navigations)} of navigations; **bold**: ours as a part of theirs.`;
  return [...pages, table(['from home to catering', ...names], rows), note].join('\n\n');
}

/** How often each was measured. */
function roundsOf(byCase) {
  return Object.values(Object.values(Object.values(byCase)[0])[0])[0].values.length;
}

function frameworksPage({ transfers, touches, lighthouse }, page) {
  const names = Object.keys(transfers[page]);
  const cells = (of, unit) => names.map((name, index) => valued(of(name), index > 0 && of(names[0]), unit));
  const audit = (name) => (contender) => lighthouse[page][contender][name];
  const touch = (name) => (contender) => touches[page][contender][name];
  const loaded =
    (...kinds) =>
    (contender) => ({
      median: kinds.reduce((sum, kind) => sum + transfers[page][contender].loaded.bytes[kind], 0) / 1000,
    });
  const others = ['accessibility', 'best-practices', 'seo'];
  return table(
    [`**${page}**`, ...names],
    [
      ['Lighthouse: performance', ...names.map((name) => spreadText(audit('performance')(name)))],
      ['total blocking time', ...cells(audit('blockingMs'), 'ms')],
      ['first paint', ...cells(audit('firstPaintMs'), 'ms')],
      ['largest paint', ...cells(audit('largestPaintMs'), 'ms')],
      [
        'accessibility, best practices, SEO',
        ...names.map((name) => others.map((other) => audit(other)(name)?.median).join(', ')),
      ],
      ['HTML and CSS', ...cells(loaded('document', 'stylesheet'), 'kB')],
      ['script, data', ...cells(loaded('script', 'other'), 'kB')],
      ['HTML, CSS, script, data', ...cells(loaded('document', 'stylesheet', 'script', 'other'), 'kB')],
      ['requests besides pictures', ...names.map((name) => transfers[page][name].loaded.requestsBesidesPictures)],
      ['fetched after the first touch', ...cells((name) => ({ median: transfers[page][name].touched / 1000 }), 'kB')],
      ['slowest answer to the first touch', ...cells(touch('interactionMs'), 'ms')],
      ['longest time deaf after it', ...cells(touch('longestTaskMs'), 'ms')],
    ],
  );
}

/** @param ours what it is compared with, if anything */
function valued(value, ours, unit) {
  const ratio = ours && value.median > 0 ? ` **${figure(ours.median / value.median)}**` : '';
  return `${figure(value.median)} ${unit}${ratio}${value.lowest === value.highest ? '' : ` (${figure(value.lowest)} – ${figure(value.highest)})`}`;
}

function spreadText({ median, lowest, highest }) {
  return lowest === highest ? figure(median) : `${figure(median)} (${figure(lowest)} – ${figure(highest)})`;
}

function drillTable() {
  const drills = ['postgresql', 'hosted', 'embedded'].flatMap((variant) => results.get(`drill-${variant}`) ?? []);
  const times = ({ calm, amidFaults }) =>
    `${figure(calm.p50)} / ${figure(calm.p99)} ms; amid faults ${figure(amidFaults.p99)} ms`;
  const rows = [
    [
      'verdict',
      (drill) =>
        drill.passed
          ? '**passed**'
          : `**failed**: ${drill.summary.violations.map(({ violation, count }) => `${violation} (${count})`).join('; ')}`,
    ],
    ['connections, seconds', ({ options, summary }) => `${options.connections}, ${figure(summary.seconds)}`],
    ['faults', ({ summary }) => summary.faults.length],
    ['pages read', ({ summary }) => figure(summary.requests.page.calm.count + summary.requests.page.amidFaults.count)],
    ['a page: p50 / p99', ({ summary }) => times(summary.requests.page)],
    ['a submission: p50 / p99', ({ summary }) => times(summary.requests.submission)],
    [
      'submissions acknowledged, of these stored once',
      ({ stored }) => `${figure(stored.acknowledged)}, ${figure(stored.stored)}`,
    ],
    ['a change shows: p50 / p99', ({ summary }) => times(summary.changes)],
    [
      'most memory of a process',
      ({ summary }) =>
        `${Math.max(...summary.moments.flatMap(({ memory }) => Object.values(memory).map((value) => value ?? 0)))} MB`,
    ],
  ];
  return `${table(
    ['drill', ...drills.map(({ variant }) => variant)],
    rows.map(([what, cell]) => [what, ...drills.map(cell)]),
  )}\n\n${drills.map(measuredOn)[0] ?? ''}`;
}
