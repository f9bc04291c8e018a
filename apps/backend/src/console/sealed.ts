/** Of files of others: whatever a browser makes of them, they are nothing of the console's. */
const sealed = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

/** A picture (WebP) of our own making. */
export function sealedPicture(bytes: Uint8Array): Response {
  const headers = { ...sealed, 'Content-Type': 'image/webp', 'Content-Disposition': 'inline' };
  return new Response(Uint8Array.from(bytes), { headers });
}

/** A file as somebody sent it, to be saved. */
export function sealedFile(bytes: Uint8Array, { name, type }: { name: string; type: string }): Response {
  const headers = { ...sealed, 'Content-Type': type, 'Content-Disposition': attachmentNamed(name) };
  return new Response(Uint8Array.from(bytes), { headers });
}

/** RFC 6266: the name for all, and the whole name for those who can read it. */
export function attachmentNamed(name: string): string {
  const plain =
    name
      .replace(/[\p{Cc}\p{Cf}\p{Cs}/\\]+/gu, ' ')
      .trim()
      .slice(0, 200) || 'file';
  const ascii = plain
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\x20-\x7e]|["%;]/g, '_');
  const whole = encodeURIComponent(plain.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${whole}`;
}
