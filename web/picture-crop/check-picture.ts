/** What a phone or a camera makes, and no drawing that could bring a script along. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']
export const MAX_BYTES = 10_000_000

export type Refusal = 'wrongType' | 'tooLarge'

export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): Refusal | undefined {
  if (!pictureTypes.includes(type)) return 'wrongType'
  return size > MAX_BYTES ? 'tooLarge' : undefined
}
