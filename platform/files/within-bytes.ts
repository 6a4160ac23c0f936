/** Shortens a name to a number of bytes: file systems count bytes (255), and a Turkish letter has two. */
export function withinBytes(text: string, most: number): string {
  let left = most
  let end = 0
  for (const letter of text) {
    left -= Buffer.byteLength(letter)
    if (left < 0) break
    end += letter.length
  }
  return text.slice(0, end)
}
