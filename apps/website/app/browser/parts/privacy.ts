/** 'Last updated' is the visitor's today, written as `formatDay` of the domain does. */
export default function privacy(): void {
  const shown = document.querySelector('.last-updated time');
  const { lang } = document.documentElement;
  if (shown) {
    const format = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { dateStyle: 'long' });
    shown.textContent = format.format(new Date());
  }
}
