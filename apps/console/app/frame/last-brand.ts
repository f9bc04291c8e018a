const KEY = 'brand';

/** The brand that was open last in this browser; storage may be forbidden. */
export function lastBrand(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberBrand(brandId: string): void {
  try {
    localStorage.setItem(KEY, brandId);
  } catch {
    // Then the list of brands is shown.
  }
}
