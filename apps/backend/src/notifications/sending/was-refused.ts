/** The mail server surely has not taken it: it said no, or was not there to take anything. */
export function wasRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { responseCode, command, code } = error as { responseCode?: unknown; command?: unknown; code?: unknown };
  if (typeof responseCode === 'number' && responseCode >= 400) return true;
  const early = ['CONN', 'HELO', 'EHLO', 'LHLO', 'STARTTLS', 'MAIL FROM', 'RCPT TO', 'API'];
  if (typeof command === 'string') return early.includes(command) || command.startsWith('AUTH');
  return code === 'EDNS' || code === 'ECONNECTION' || code === 'EENVELOPE';
}
