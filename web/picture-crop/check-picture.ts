/** The types of photographs; no SVG, which could carry a script. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']
export const MAX_BYTES = 10_000_000

export type Refusal = 'wrongType' | 'tooLarge'

export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): Refusal | undefined {
  if (!pictureTypes.includes(type)) return 'wrongType'
  return size > MAX_BYTES ? 'tooLarge' : undefined
}
