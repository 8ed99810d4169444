/**
 * The global Headers without the rest of undici, which Node loads with it (60 to 90 ms of a start): the providers' SDKs name
 * their user agent with one, and nothing else in a run needs it. Only for processes that are Viva's own.
 */
export function installLeanHeaders(): void {
  // Assigned: defining the property would first load what it replaces.
  Object.assign(globalThis, { Headers: LeanHeaders });
}

class LeanHeaders {
  readonly #pairs = new Map<string, string>();

  constructor(init?: Iterable<readonly [string, string]> | { readonly [name: string]: string }) {
    if (init === undefined || init === null) return;
    for (const [name, value] of Symbol.iterator in init ? init : Object.entries(init)) this.append(name, value);
  }

  /** Node's own headers, which a real Response has, are headers as well. */
  static [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && 'getSetCookie' in value;
  }

  get(name: string): string | null {
    return this.#pairs.get(name.toLowerCase()) ?? null;
  }

  has(name: string): boolean {
    return this.#pairs.has(name.toLowerCase());
  }

  set(name: string, value: string): void {
    this.#pairs.set(name.toLowerCase(), String(value).trim());
  }

  append(name: string, value: string): void {
    const before = this.get(name);
    this.set(name, before === null ? value : `${before}, ${String(value).trim()}`);
  }

  delete(name: string): void {
    this.#pairs.delete(name.toLowerCase());
  }

  getSetCookie(): string[] {
    return [];
  }

  forEach(visit: (value: string, name: string, headers: LeanHeaders) => void): void {
    for (const [name, value] of this) visit(value, name, this);
  }

  keys(): Iterator<string> {
    return new Map(this).keys();
  }

  values(): Iterator<string> {
    return new Map(this).values();
  }

  entries(): Iterator<[string, string]> {
    return this[Symbol.iterator]();
  }

  [Symbol.iterator](): IterableIterator<[string, string]> {
    return [...this.#pairs].sort(([a], [b]) => (a < b ? -1 : 1)).values();
  }
}
