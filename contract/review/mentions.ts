// How a note names a colleague: by the account, so that whoever is renamed is still the one who was meant.

const pattern = /<@([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})>/g

/** The mention of an account, as it stands in a text. */
export const mentionOf = (accountId: string) => `<@${accountId}>`

/** The accounts that a text names, each once. */
export const mentionedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, id = '']) => id)),
]

/** A text in parts: what was written as it is, and each mention by its account. */
export function partsOf(text: string): readonly (string | { readonly accountId: string })[] {
  return text.split(pattern).map((part, at) => (at % 2 === 0 ? part : { accountId: part }))
}
