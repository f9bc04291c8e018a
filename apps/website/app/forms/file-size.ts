/** `1 byte`, `820 bytes`, `240 kB`, `9.8 MB`; of 1,024 each, as limits count them. */
export function fileSize(bytes: number): string {
  if (bytes === 1) return '1 byte';
  if (bytes < 1024) return `${bytes} bytes`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1000 ? `${Math.round(kilobytes)} kB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
