const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The day (`YYYY-MM-DD`) so many days before, as the clock of this machine has it. */
export function daysBefore(now: Date, days: number): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - days);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** `14 Nov to 20 Nov`, `since 14 Nov`, `until 20 Nov`, `14 Nov`. */
export function spanInWords(from: string | undefined, to: string | undefined): string {
  if (from && to) return from === to ? short(from) : `${short(from)} to ${short(to)}`;
  if (from) return `since ${short(from)}`;
  return to ? `until ${short(to)}` : '';
}

function short(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 1) - 1]}`;
}
