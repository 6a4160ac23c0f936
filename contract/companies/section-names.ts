// A section's fields have two spellings: ours, and the specification's with a capital letter. Both are returned and
// both are accepted. Without schemas, so that a page may import it.

/** Our spelling of each field, with the specification's. */
export const sectionNames = {
  title: 'Title',
  exp: 'Exp',
  tags: 'Tags',
  video: 'Video',
  photo1: 'Photo1',
  photo2: 'Photo2',
  banner: 'Banner',
} as const

export type SectionField = keyof typeof sectionNames
export const sectionFields = Object.keys(sectionNames) as SectionField[]

type Capitals<T extends Readonly<Record<SectionField, unknown>>> = { [K in SectionField as Capitalize<K>]: T[K] }

export function inBothSpellings<T extends Readonly<Record<SectionField, unknown>>>(section: T): T & Capitals<T> {
  const capitals = Object.fromEntries(sectionFields.map((field) => [sectionNames[field], section[field]]))
  return { ...section, ...(capitals as Capitals<T>) }
}
