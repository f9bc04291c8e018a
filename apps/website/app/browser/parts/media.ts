import { ABOUT_PARAMETER, inquiryAbout } from '../../routes/media-inquiries/about-campaign.ts';
import { isPlainClick } from '../elements.ts';

/** 'Ask About It' fills in the form on the page, where nothing else is written: what was typed stays. */
export default function media(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.ask-about') : null;
    const form = document.querySelector<HTMLFormElement>('.media-inquiry form');
    // Of a form that was sent nothing is left: the link leads to a new one.
    if (!link || !form || !isPlainClick(event)) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    ask(form, new URL(link.href).searchParams.get(ABOUT_PARAMETER));
    document.getElementById('inquiry')?.scrollIntoView();
  });
}

function ask(form: HTMLFormElement, about: string | null): void {
  const { elements } = form;
  for (const [name, value] of Object.entries(inquiryAbout(about))) {
    const field = elements.namedItem(name);
    const isField = field instanceof RadioNodeList || field instanceof HTMLTextAreaElement;
    if (isField && field.value === '') field.value = value;
  }
  form.dispatchEvent(new Event('input', { bubbles: true }));
}
