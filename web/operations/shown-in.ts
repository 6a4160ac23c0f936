/** The tab in an address; the first if it is missing or invalid. */
export const shownIn = <T extends string>(search: URLSearchParams, parts: readonly [T, ...T[]]): T =>
  parts.find((part) => part === search.get('show')) ?? parts[0]
