/** The address of a photo or banner: what was saved as a bare file key gets the media prefix. Undefined when refused. */
export function mediaAddress(value: string, prefix: string): string | undefined {
  const text = value.trim()
  if (text === '' || text.split(/[/\\]/).includes('..')) return undefined
  if (/^https?:\/\//i.test(text)) return text
  if (/^(\/\/|\/?\\|[a-z][a-z0-9+.-]*:)/i.test(text)) return undefined
  const base = prefix.replace(/\/+$/, '')
  return text.startsWith(`${base}/`) ? text : `${base}/${text.replace(/^\/+/, '')}`
}

/** Gives every photo and banner field of a preview (`photo`, `section1.Photo2`, `section3.Banner` …) its address. */
export function withMediaAddresses<T>(preview: T, prefix: string): T {
  return addressed(preview, prefix) as T
}

function addressed(value: unknown, prefix: string): unknown {
  if (Array.isArray(value)) return value.map((item) => addressed(item, prefix))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      typeof inner === 'string' && isMediaField(field) ? (mediaAddress(inner, prefix) ?? '') : addressed(inner, prefix),
    ]),
  )
}

function isMediaField(field: string): boolean {
  return /^(photo\d*|banner)$/i.test(field)
}
