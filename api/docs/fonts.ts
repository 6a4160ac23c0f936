import { readFileSync } from 'node:fs'

/** Inter, as on every page of the product: the subsets for English and Turkish letters. */
const files = {
  'inter-latin': 'inter-latin-wght-normal.woff2',
  'inter-latin-ext': 'inter-latin-ext-wght-normal.woff2',
} as const

export type DocsFont = keyof typeof files

export const docsFonts = Object.keys(files) as DocsFont[]

export const fontAddress = (font: DocsFont) => `/docs/${font}.woff2`

export const readFont = (font: DocsFont) =>
  readFileSync(new URL(import.meta.resolve(`@fontsource-variable/inter/files/${files[font]}`)))
