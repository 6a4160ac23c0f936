import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { unpackWoff2 } from './unpack-woff2.ts'

/** Inter as the pages have it, cut into alphabets. One is read only when a text needs it, and then kept. */
const alphabets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'] as const

/** The font at this weight that can draw the character, if any can. */
export function fontFor(character: string, weight: number): Font | undefined {
  const codePoint = character.codePointAt(0) ?? 0
  const alphabet = alphabets.find((name) => openAlphabet(name).letters.has(codePoint))
  return alphabet && atWeight(alphabet, weight)
}

/** The same at its regular weight, as the file has it: what a document can embed. */
export function plainFontFor(character: string): Font | undefined {
  const codePoint = character.codePointAt(0) ?? 0
  const alphabet = alphabets.find((name) => openAlphabet(name).letters.has(codePoint))
  return alphabet && openAlphabet(alphabet).font
}

/** Fonts beside our own, for letters that people have in their names and answers. */
const wider = [
  import.meta.resolve('@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff2'),
  import.meta.resolve('@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff2'),
]

/** A font that is not ours and can draw the character: Arabic letters, emoji in one colour. */
export function widerFontFor(character: string): Font | undefined {
  const codePoint = character.codePointAt(0) ?? 0
  const address = wider.find((one) => openFont(one).letters.has(codePoint))
  return address === undefined ? undefined : openFont(address).font
}

type Alphabet = (typeof alphabets)[number]

const openAlphabet = (name: Alphabet) =>
  openFont(import.meta.resolve(`@fontsource-variable/inter/files/inter-${name}-wght-normal.woff2`))

const opened = new Map<string, { font: Font; letters: ReadonlySet<number> }>()

function openFont(address: string) {
  const known = opened.get(address)
  if (known) return known
  const font = create(unpackWoff2(readFileSync(fileURLToPath(address))))
  if (!('layout' in font)) throw new Error(`${address} is not a single font`)
  // A glyph is made once, and one that is met first as a part of another (the O of Ö) would not know which letter it is: a
  // document could be read, and neither searched nor read aloud.
  // Not so the forms that an Arabic letter has within a word: they are to be known as the letter that was written.
  for (const letter of font.characterSet) if (letter < 0xfb50 || letter > 0xfeff) font.glyphForCodePoint(letter)
  const one = { font, letters: new Set(font.characterSet) }
  opened.set(address, one)
  return one
}

const weighed = new Map<string, Font>()

function atWeight(name: Alphabet, weight: number): Font {
  const key = `${name} ${weight}`
  const font = weighed.get(key) ?? openAlphabet(name).font.getVariation({ wght: weight })
  weighed.set(key, font)
  return font
}
