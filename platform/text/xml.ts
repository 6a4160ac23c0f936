export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** An XML element around other elements, or around a text that `escapeText` has escaped. */
export const element = (name: string, content: string, attributes: Readonly<Record<string, string>> = {}) =>
  `<${name}${attributesOf(attributes)}>${content}</${name}>`

export const emptyElement = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${name}${attributesOf(attributes)}/>`

/** Escapes a text, and removes characters that XML cannot hold even escaped. */
export const escapeText = (value: string) =>
  value.replace(forbidden, '').replace(/[&<>"]/g, (character) => entities[character] as string)

const attributesOf = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeText(value)}"`)
    .join('')

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const forbidden = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu
