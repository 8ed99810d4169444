/** As GitHub's own clients tell it: an enterprise server has the older cache, and no artifacts that they can make. */
export function isEnterprise(server: string | undefined): boolean {
  const host = URL.parse(server || 'https://github.com')?.hostname.toLowerCase() ?? '';
  return !(host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost'));
}
