/** Says something to who does not see it, once, in the page's own live region. */
export function speak(words: string): void {
  const region = document.getElementById('spoken');
  if (region) region.textContent = words;
}
