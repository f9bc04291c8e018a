/** The parts of pages that React takes over. Neither it nor they are fetched before they are wanted. */
import type { ComponentType } from 'react';
import { whenNear } from './when-near.ts';

type IslandModule = { default: ComponentType<Record<string, unknown>> };
const modules: Record<string, () => Promise<IslandModule>> = {};
for (const [path, load] of Object.entries(import.meta.glob<IslandModule>('../**/*.island.tsx'))) {
  modules[path.replace(/^.*\/|\.island\.tsx$/g, '')] = load;
}

const TOUCHES = ['pointerdown', 'focusin', 'keydown', 'input'] as const;

export function wakeIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) wakeWhenWanted(element);
}

function wakeWhenWanted(element: HTMLElement): void {
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
  for (const event of TOUCHES) element.addEventListener(event, wakeQuietly, { passive: true });
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
  element.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[type=button],[data-press]') : null;
    if (!isLive() && button) wake().then(() => button.isConnected && button.click(), wakeQuietly);
  });
}

async function hydrate(element: HTMLElement): Promise<void> {
  const { island = '', props = '{}' } = element.dataset;
  const [{ createElement, hydrateNow }, module] = await Promise.all([import('./react.ts'), modules[island]?.()]);
  if (!module) throw new Error(`There is no island ${island}`);
  hydrateNow(element, createElement(module.default, JSON.parse(props)), island);
  element.dataset.live = '';
}
