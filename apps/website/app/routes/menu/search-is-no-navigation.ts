import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** The whole menu is on the page: what a search changes in the address needs nothing from the server. */
export function searchIsNoNavigation({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}
