import type { UploadFailure } from './upload.ts'

export const MAX_BYTES = 10_000_000

/** Refuses a file before anything is sent; the server looks into the file and decides. */
export function refusalOf(file: Pick<File, 'name' | 'type' | 'size'>, accept: readonly string[]) {
  if (file.size === 0) return refusal('empty')
  const type = typeOf(file)
  if (!accept.includes(type)) return refusal(/^image\/hei[cf]/.test(type) ? 'heic' : 'wrongType')
  return file.size > MAX_BYTES && !canShrink(type) ? refusal('tooLarge') : undefined
}

/** Whether the browser can decode pictures of this type, and so make them smaller. */
export const canShrink = (type: string) => ['image/jpeg', 'image/png', 'image/webp'].includes(type)

/**
 * The media type by the file's name where the browser gives none: some do not know HEIC, some Android pickers give no
 * type at all.
 */
export function typeOf({ name, type }: Pick<File, 'name' | 'type'>): string {
  if (type !== '' && type !== 'application/octet-stream') return type
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return types[ending] ?? type
}

const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  heic: 'image/heic',
  heif: 'image/heif',
}

const refusal = (kind: Exclude<UploadFailure['kind'], 'refused'>): UploadFailure => ({ kind })
