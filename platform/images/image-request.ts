import type { FieldError } from '#contract/problems.ts'
import { isPublicContainer, type PublicContainer } from '../files/containers.ts'
import { extensionOf, isFileKey } from '../files/file-key.ts'

export const imageWidths = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const

export interface ImageRequest {
  readonly source: ImageSource
  readonly width: number
  readonly quality: number
}

/** Our own pictures only: uploaded ones, or the site's. */
export type ImageSource =
  | { readonly container: PublicContainer; readonly key: string }
  | { readonly container: 'pictures'; readonly key: string }

/** The name under which a picture's variants are stored. */
export const originalName = ({ container, key }: ImageSource) => `${container}/${key}`

type Translate = (key: `fields.${string}`, values?: Readonly<Record<string, string | number>>) => string

/** Reads the query of `/_image`; every mistake in it is reported at once. */
export function readImageRequest(
  query: Readonly<Record<string, unknown>>,
  translate: Translate,
): { request: ImageRequest } | { errors: FieldError[] } {
  const { url, w, q, ...unknown } = query
  const errors: FieldError[] = Object.keys(unknown).map((field) => ({ field, message: translate('fields.unknown') }))
  const source = typeof url === 'string' ? readSource(url) : undefined
  const width = imageWidths.find((offered) => w === String(offered))
  const quality = q === undefined ? 75 : readQuality(q)
  if (!source) errors.push({ field: 'url', message: translate('fields.imageUrl') })
  if (!width) errors.push({ field: 'w', message: translate('fields.imageWidth', { widths: imageWidths.join(', ') }) })
  if (!quality) errors.push({ field: 'q', message: translate('fields.imageQuality') })
  return source && width && quality && errors.length === 0 ? { request: { source, width, quality } } : { errors }
}

const scalable = new Set(['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif'])

function readSource(url: string): ImageSource | undefined {
  const [, container, key] = /^\/files\/([a-z-]+)\/(.+)$/s.exec(url) ?? /^\/(pictures)\/(.+)$/s.exec(url) ?? []
  if (!container || !key || !isFileKey(key) || !scalable.has(extensionOf(key))) return undefined
  if (container === 'pictures') return url.startsWith('/pictures/') ? { container, key } : undefined
  return isPublicContainer(container) ? { container, key } : undefined
}

function readQuality(text: unknown): number | undefined {
  const quality = typeof text === 'string' && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 0
  return quality >= 1 && quality <= 100 ? quality : undefined
}
