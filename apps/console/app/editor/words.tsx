/** Help as declarations write it: what stands between backticks is shown as it is typed. */
export function Words({ text }: { text: string }) {
  return (
    text
      .split('`')
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence never move
      .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
  );
}
