/** The most letters that calls take as words to be found. */
const longest = 100

/**
 * The words that an address asks for, as calls take them: without the null character, which no database keeps, and
 * without half a letter where a long text is cut. Empty if nothing is left.
 */
export const soughtWords = (address: URLSearchParams, key: string): string =>
  (address.get(key) ?? '')
    .replaceAll('\0', '')
    .trim()
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
