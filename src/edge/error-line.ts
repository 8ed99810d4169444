/** What went wrong, in one line of at most 300 characters, for the log. */
export const errorLine = (e: unknown): string => (e instanceof Error ? e.message : String(e)).replace(/\s+/g, ' ').slice(0, 300);
