/** The careers page: its list of jobs is filtered, 'Apply' chooses a position in the form, files can be dropped. */
import type { CareersJob } from '../../routes/careers/careers-page.ts';
import {
  countText,
  everyJob,
  isFiltered,
  type JobQuery,
  jobOptions,
  matchingJobs,
  parameters,
  readJobQuery,
  writeJobQuery,
  writePosition,
} from '../../routes/careers/job-query.ts';
import { each, isPlainClick } from '../elements.ts';
import { droppedFiles } from './careers/dropped-files.ts';

type Field = HTMLInputElement | HTMLSelectElement;

export default function careers(): void {
  droppedFiles();
  const island = document.querySelector<HTMLElement>('[data-island=application]');
  if (!island) return;
  onClickOf('a[data-job]', ({ dataset: { job = '' } }) => choose(job, island));
  const form = document.querySelector<HTMLFormElement>('.job-filters');
  if (form) filter(form, JSON.parse(island.dataset.props ?? '').page.jobs);
}

/** @param handle answers whether the link is not to be followed any more */
function onClickOf(selector: string, handle: (link: HTMLElement) => boolean): void {
  each<HTMLElement>(selector, (link) => {
    link.addEventListener('click', (event) => {
      if (isPlainClick(event) && handle(link)) event.preventDefault();
    });
  });
}

/** Chooses the job in the form, as if the visitor had, and leads there; what was typed stays. */
function choose(key: string, island: HTMLElement): boolean {
  // One that was sent makes room for a new one.
  island.firstElementChild?.dispatchEvent(new Event('reset', { bubbles: true }));
  const field = island.querySelector<HTMLSelectElement>('select[name=position]');
  if (!field) return false;
  replaceSearch((search) => writePosition(key, search));
  field.value = key;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  document.getElementById('apply')?.scrollIntoView();
  field.focus({ preventScroll: true });
  return true;
}

/** The filters narrow the list, and stand in the address. It is replaced: every job is here, and Back leads to the page before. */
function filter(form: HTMLFormElement, jobs: CareersJob[]): void {
  const fields = [...form.querySelectorAll<Field>('input, select')];
  const change = () => {
    const query = queryOf(form);
    show(form, jobs, query);
    replaceSearch((search) => writeJobQuery(query, search));
  };
  form.addEventListener('input', change);
  form.addEventListener('submit', (event) => event.preventDefault());
  onClickOf('a[data-every-job]', () => {
    for (const field of fields) {
      if (field instanceof HTMLInputElement && field.type === 'radio') field.checked = field.value === '';
      else field.value = '';
    }
    change();
    document.getElementById('jobs')?.scrollIntoView();
    return true;
  });
  // The visitor, or the browser, may have filled them in before the script came.
  if (fields.some(isChanged)) change();
}

/** What the address and the fields say; of what is in both, the fields. */
function queryOf(form: HTMLFormElement): JobQuery {
  const query = new URLSearchParams(window.location.search);
  for (const [name, value] of new FormData(form)) query.set(name, String(value));
  return readJobQuery(query.toString());
}

/** Whether it holds something else than the server wrote. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
}

function show(form: HTMLFormElement, jobs: CareersJob[], query: JobQuery): void {
  const found = matchingJobs(jobs, query);
  const { types, places } = jobOptions(jobs, query);
  const setText = (selector: string, text: string) => each(selector, (element) => element.replaceChildren(text));
  const setHidden = (selector: string, hidden: boolean) =>
    each<HTMLElement>(selector, (element) => {
      element.hidden = hidden;
    });
  document.querySelectorAll<HTMLElement>('.jobs > li').forEach((item, index) => {
    item.hidden = !found.some((job) => job === jobs[index]);
  });
  setText('.jobs-head [role=status]', countText(found.length, jobs.length, query));
  setHidden('.jobs-none', found.length > 0);
  setHidden('.job-filters-clear', !isFiltered(query));
  const counts = [matchingJobs(jobs, { ...query, type: everyJob.type }).length, ...types.map(({ count }) => count)];
  form.querySelectorAll(`[name=${parameters.type}] + span > .num`).forEach((count, index) => {
    count.textContent = String(counts[index]);
  });
  form.querySelectorAll(`[name=${parameters.place}] > [value]:not([value=""])`).forEach((option, index) => {
    option.textContent = `${places[index]?.value} (${places[index]?.count})`;
  });
}

/** Writes the address's query without a navigation. */
function replaceSearch(written: (current: string) => string): void {
  const { pathname, search, hash } = window.location;
  history.replaceState(null, '', pathname + written(search) + hash);
}
