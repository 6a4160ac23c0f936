import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { unpackWoff2 } from './unpack-woff2.ts'

/** Inter as the pages have it, cut into alphabets. One is read only when a text needs it, and then kept. */
const alphabets = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'] as const

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

type Alphabet = (typeof alphabets)[number]

const opened = new Map<Alphabet, { font: Font; letters: ReadonlySet<number> }>()

function openAlphabet(name: Alphabet) {
  const known = opened.get(name)
  if (known) return known
  const file = import.meta.resolve(`@fontsource-variable/inter/files/inter-${name}-wght-normal.woff2`)
  const font = create(unpackWoff2(readFileSync(fileURLToPath(file))))
  if (!('layout' in font)) throw new Error(`${name} is not a single font`)
  const alphabet = { font, letters: new Set(font.characterSet) }
  opened.set(name, alphabet)
  return alphabet
}

const weighed = new Map<string, Font>()

function atWeight(name: Alphabet, weight: number): Font {
  const key = `${name} ${weight}`
  const font = weighed.get(key) ?? openAlphabet(name).font.getVariation({ wght: weight })
  weighed.set(key, font)
  return font
}
