// Mentions in notes refer to the account's id, so that renaming the colleague does not break them.

const pattern = /<@([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})>/g

/** The mention of an account in a text. */
export const mentionOf = (accountId: string) => `<@${accountId}>`

export const mentionedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, id = '']) => id)),
]

/** A text in parts: plain text, and each mention by its account. */
export function partsOf(text: string): readonly (string | { readonly accountId: string })[] {
  return text.split(pattern).map((part, at) => (at % 2 === 0 ? part : { accountId: part }))
}
