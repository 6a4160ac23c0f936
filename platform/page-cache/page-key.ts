/**
 * The cache key of a page: normalised, without tracking parameters and, if the page's query keys are known, without all
 * others.
 */
export function pageKey(url: string, read?: ReadonlySet<string>): string {
  const hash = url.indexOf('#')
  const address = hash === -1 ? url : url.slice(0, hash)
  const mark = address.indexOf('?')
  const path = (mark === -1 ? address : address.slice(0, mark)).replace(/\/{2,}/g, '/') || '/'
  if (mark === -1) return path
  const query = address
    .slice(mark + 1)
    .split('&')
    .filter((pair) => pair !== '' && !isTracking(nameOf(pair)) && (read?.has(nameOf(pair)) ?? true))
    // The sort is stable: repeated keys keep the order of their values, which may matter.
    .sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : nameOf(one) > nameOf(other) ? 1 : 0))
  return query.length === 0 ? path : `${path}?${query.join('&')}`
}

const tracking = new Set([
  'fbclid',
  'gclid',
  'gclsrc',
  'dclid',
  'gbraid',
  'wbraid',
  'msclkid',
  'yclid',
  'ttclid',
  'twclid',
  'igshid',
  'igsh',
  'li_fat_id',
  'mc_cid',
  'mc_eid',
  '_ga',
  '_gl',
  '_hsenc',
  '_hsmi',
  'srsltid',
])

function isTracking(name: string): boolean {
  return name.startsWith('utm_') || tracking.has(name)
}

function nameOf(pair: string): string {
  const equals = pair.indexOf('=')
  return equals === -1 ? pair : pair.slice(0, equals)
}
