const TEXT = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)|image\/svg\+xml)/i;

/** A media type as `Content-Type` says it: whatever is text names its encoding, so that nobody guesses one. */
export function withCharset(type: string): string {
  return TEXT.test(type) && !/;\s*charset=/i.test(type) ? `${type}; charset=utf-8` : type;
}
