// The order matters: the strings of Edge and Opera contain Chrome, and that of Chrome contains Safari.
const programs: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]

const systems: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

/** The name of a device in the list of sessions, such as `Chrome, Windows`. */
export function deviceName(userAgent = '') {
  const named = [nameIn(programs, userAgent), nameIn(systems, userAgent)].filter((name) => name !== undefined)
  return named.join(', ') || userAgent.slice(0, 60)
}

const nameIn = (names: typeof programs, userAgent: string) => names.find(([, pattern]) => pattern.test(userAgent))?.[0]
