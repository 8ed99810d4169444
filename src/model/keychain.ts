/** Where this machine keeps secrets for its user. Its methods reject with an Error of one line where it cannot be used. */
export interface Keychain {
  get(account: string): Promise<string | undefined>;
  set(account: string, secret: string): Promise<void>;
  /** false: there was none. */
  remove(account: string): Promise<boolean>;
}
