const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it stands in HTML, between tags or in an attribute. */
export const escapedHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] as string)
