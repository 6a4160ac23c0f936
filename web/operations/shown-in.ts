/** Which part of a list an address names; the first for anything else. */
export const shownIn = <T extends string>(search: URLSearchParams, parts: readonly [T, ...T[]]): T =>
  parts.find((part) => part === search.get('show')) ?? parts[0]
