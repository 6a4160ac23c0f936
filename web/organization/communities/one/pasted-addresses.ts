/**
 * Parses pasted addresses in any order, separated by spaces, commas, semicolons or lines, also as `Ad Soyad
 * <ad@ornek.com>`.
 */
export function pastedAddresses(text: string) {
  const words = text
    .split(/[\s,;]+/)
    .map((word) => word.replace(/^[<("'[]+|[>)"'\].]+$/g, '').replace(/^mailto:/i, ''))
    .filter((word) => word.includes('@'))
  const addresses = [...new Set(words.map((word) => word.toLowerCase()))]
  return {
    valid: addresses.filter(isAddress),
    wrong: addresses.filter((address) => !isAddress(address)),
  }
}

/** A rough check; the server validates again. */
const isAddress = (text: string) => text.length <= 254 && /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/.test(text)
