/** 'Last updated' is the visitor's today, written as `formatDay` of the domain does. */
export default function privacy(): void {
  const shown = document.querySelector<HTMLElement>('.last-updated time');
  if (shown) {
    const lang = shown.lang || document.documentElement.lang;
    const format = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { dateStyle: 'long' });
    shown.textContent = format.format(new Date());
  }
}
