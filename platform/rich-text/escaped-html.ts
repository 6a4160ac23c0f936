const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for HTML, between tags or in an attribute. */
export const escapedHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] as string)
