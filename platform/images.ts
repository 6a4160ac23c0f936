import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type FieldError, problem } from '#contract/problems.ts'
import { extensionOf } from './files/file-key.ts'
import type { FileFacts, FileStore } from './files/file-store.ts'
import { hasAlready, lastingOf, serveFiles } from './files/serve-files.ts'
import { type ImageRequest, originalName, readImageRequest } from './images/image-request.ts'
import { madePictures } from './images/made-pictures.ts'
import { BrokenPicture, pictureMaker } from './images/picture-maker.ts'
import { pictureSources } from './images/picture-sources.ts'
import { formatFor, type ImageFormat } from './images/scale.ts'
import { openVariantFolder } from './images/variant-folder.ts'
import { QueueFull } from './limited.ts'
import { acceptedLanguage } from './text/accept-language.ts'
import { translate } from './texts.ts'

export interface ImageOptions {
  readonly files: FileStore
  /** Where scaled pictures are kept. */
  readonly cacheDir: string
  readonly maxBytes: number
  /** The site's own static files; what is in its `pictures` folder may be scaled too. */
  readonly publicDir: string
}

/** Serves `/files/{container}/{key}` and `/_image?url&w&q`; returns the purge of pictures made of removed files. */
export async function registerImages(app: FastifyInstance, options: ImageOptions) {
  serveFiles(app, options.files)
  const sources = pictureSources(options.files, options.publicDir)
  const variants = await openVariantFolder(options.cacheDir, options.maxBytes)
  const picture = pictureMaker(sources, variants, (error) =>
    app.log.error({ err: error }, 'a scaled picture was not kept'),
  )

  app.get('/_image', async (request, reply) => {
    const wanted = wantedImage(request)
    const facts = await sources.facts(wanted.source)
    if (!facts) throw problem('files.notFound')
    const format = formatFor(request.headers.accept, extensionOf(wanted.source.key))
    const name = variantName(wanted, facts, format)
    const headers = headersOf(wanted, name, format)
    if (hasAlready(request, headers.etag)) return reply.code(304).headers(headers).send()
    const content = await picture(name, wanted, format).catch((error: unknown) => {
      throw refusal(error, request)
    })
    return reply.headers(headers).send(content)
  })
  return madePictures(options.files, variants, (error) =>
    app.log.error({ err: error }, 'pictures made of removed files were not forgotten'),
  )
}

function wantedImage(request: FastifyRequest): ImageRequest {
  const read = readImageRequest(request.query as Record<string, unknown>, (key, values) => words(request, key, values))
  if ('errors' in read) throw invalid(read.errors)
  return read.request
}

/** The name covers everything that its bytes depend on, so a changed original or setting gives another name. */
function variantName({ source, width, quality }: ImageRequest, { version }: FileFacts, format: ImageFormat): string {
  const hash = createHash('sha256').update(JSON.stringify([version, width, quality, format]))
  return `${originalName(source)}/${hash.digest('hex').slice(0, 40)}`
}

function headersOf({ source }: ImageRequest, name: string, format: ImageFormat) {
  return {
    'content-type': `image/${format}`,
    'content-disposition': 'inline',
    'cache-control': lastingOf(source),
    vary: 'Accept',
    etag: `"${name.slice(name.lastIndexOf('/') + 1)}"`,
    'x-content-type-options': 'nosniff',
  }
}

function refusal(error: unknown, request: FastifyRequest): unknown {
  if (error instanceof QueueFull) return problem('server.busy')
  if (!(error instanceof BrokenPicture)) return error
  return invalid([{ field: 'url', message: words(request, 'fields.imageBroken') }])
}

function invalid(errors: FieldError[]) {
  return problem('images.invalid', {}, errors)
}

function words(request: FastifyRequest, key: `fields.${string}`, values?: Readonly<Record<string, string | number>>) {
  return translate(acceptedLanguage(request.headers['accept-language']), key, values)
}
