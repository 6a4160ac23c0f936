/** `16 KB` or `14 MB`, the same in both languages. */
export const sizeInWords = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.floor(bytes / 1000)} KB` : `${Math.floor(bytes / 1_000_000)} MB`
