/**
 * The body of an answer as text; undefined where it is larger than so many bytes, of which no more is read then.
 *
 * @throws where the answer breaks off
 */
export async function readText(response: Response, mostBytes: number): Promise<string | undefined> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let size = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    size += value?.byteLength ?? 0;
    if (size > mostBytes) {
      // Whoever sends without end hears that nobody listens; what comes of that matters to nobody.
      void reader.cancel().catch(() => {});
      return undefined;
    }
    parts.push(decoder.decode(value, { stream: true }));
  }
  parts.push(decoder.decode());
  return parts.join('');
}
