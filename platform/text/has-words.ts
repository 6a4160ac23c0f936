import { fold } from './turkish.ts'

/** Whether a name has every word that was written, whole or begun: "fen ed" finds Fen-Edebiyat Fakültesi. */
export function hasWords(name: string, written: string): boolean {
  const known = fold(name)
  return fold(written)
    .split(/[\s-]+/)
    .every((word) => known.includes(word))
}
