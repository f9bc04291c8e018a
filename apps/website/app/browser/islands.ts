/** The parts of pages that React takes over. Neither it nor they are fetched before they are wanted. */
import type { ComponentType } from 'react';
import type { IslandName } from '../islands/island.tsx';
import { isPlainClick } from './elements.ts';
import { whenNear } from './when-near.ts';

// Which props go with which component `island.tsx` has checked.
// biome-ignore lint/suspicious/noExplicitAny: a lookup by name
type IslandModule = { default: ComponentType<any> };
const modules: Record<string, () => Promise<IslandModule>> = {
  application: () => import('../routes/careers/application.island.tsx'),
  'assistant-bar': () => import('../assistant/assistant-bar.island.tsx'),
  'catering-form': () => import('../routes/catering/catering-form.island.tsx'),
  'feedback-form': () => import('../routes/feedback/feedback-form.island.tsx'),
  'franchise-form': () => import('../routes/franchise/franchise-form.island.tsx'),
  'media-inquiry-form': () => import('../routes/media-inquiries/media-inquiry-form.island.tsx'),
} satisfies Record<IslandName, () => Promise<unknown>>;

const touches = ['pointerdown', 'focusin', 'keydown', 'input'] as const;

/** Called again, it does the same for the islands that have come since. */
export function wakeIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]:not([data-sleeps])')) {
    wakeWhenWanted(element);
  }
}

function wakeWhenWanted(element: HTMLElement): void {
  element.dataset.sleeps = '';
  let waking: Promise<void> | undefined;
  const wake = () => {
    waking ??= hydrate(element).catch((error: unknown) => {
      // Asked for again with the next touch; until then the page works as it does without a script.
      waking = undefined;
      throw error;
    });
    return waking;
  };
  const wakeQuietly = () => void wake().catch(() => {});
  for (const event of touches) element.addEventListener(event, wakeQuietly, { passive: true });
  if (element.dataset.when === 'near') whenNear(element, wakeQuietly);

  // What is sent or pressed before React listens is done again when it does.
  const isLive = () => element.dataset.live !== undefined;
  element.addEventListener('submit', (event) => {
    const { target, submitter } = event;
    if (isLive() || !(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    wake().then(
      () => target.isConnected && target.requestSubmit(submitter),
      () => target.submit(),
    );
  });
  element.addEventListener('click', (event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>('[type=button],[data-press]') : null;
    if (isLive() || !button || !isPlainClick(event)) return;
    event.preventDefault();
    // A link whose code cannot be had is followed.
    void wake()
      .catch(() => {
        element.dataset.live = '';
      })
      .then(() => button.isConnected && button.click());
  });
}

async function hydrate(element: HTMLElement): Promise<void> {
  const { island = '', props = '{}' } = element.dataset;
  if (island === 'pick') {
    // It works without React.
    (await import('./picker/pick.ts')).default(element);
  } else {
    const [{ createElement, hydrateNow }, module] = await Promise.all([import('./react.ts'), modules[island]?.()]);
    if (!module) throw new Error(island);
    // Not in the turn in which their code has run: together they would hold up who types.
    await new Promise((turn) => setTimeout(turn));
    hydrateNow(element, createElement(module.default, JSON.parse(props)), island);
  }
  element.dataset.live = '';
}
