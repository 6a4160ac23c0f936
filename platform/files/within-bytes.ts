/** What fits of a name: file systems count bytes (255 of them, and a Turkish letter is two), people letters. */
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
