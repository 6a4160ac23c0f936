import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { formTypes } from '#contract/forms/form-facts.ts'
import { type SharedKind, type SharedPage, sharedKinds, sharedPages } from '#contract/listings/share-pictures.ts'
import { problem } from '#contract/problems.ts'
import { feed } from '#domain/operations/search-engines/feed.ts'
import { sharePictureOfNumbered } from '#domain/operations/search-engines/share-picture-of-numbered.ts'
import { sharePictureOfPage } from '#domain/operations/search-engines/share-picture-of-page.ts'
import { sitemapFile, sitemapIndex } from '#domain/operations/search-engines/sitemap.ts'
import { type Language, languageOf, locales } from '#platform/text/locales.ts'
import { robots } from './robots.ts'
import { sharePictures } from './share-pictures.ts'

/** robots.txt, the site map, the feed, and preview pictures for shared addresses. */
export function addSearchEngines(app: FastifyInstance, publicUrl: string) {
  const xml = 'application/xml; charset=utf-8'
  const hourly = 'public, max-age=3600'

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', hourly).send(robots(publicUrl)),
  )

  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type(xml)
      .header('cache-control', hourly)
      .send(await sitemapIndex(publicUrl)),
  )

  app.get<{ Params: { name: string } }>('/sitemaps/:name.xml', async ({ params }, reply) => {
    const file = sitemapFile(params.name, publicUrl)
    if (!file) throw problem('files.notFound')
    return reply.type(xml).header('cache-control', hourly).send(Readable.from(file))
  })

  for (const locale of locales.filter((code) => code === 'tr' || code === 'en')) {
    const language = languageOf(locale)
    app.get<{ Querystring: { type?: string } }>(
      locale === 'tr' ? '/feed.xml' : `/${locale}/feed.xml`,
      async ({ query }, reply) => {
        const type = formTypes.find((formType) => formType === query.type)
        return reply
          .type('application/atom+xml; charset=utf-8')
          .header('cache-control', 'public, max-age=300')
          .send(await feed({ publicUrl, language, type }))
      },
    )
  }

  const picture = sharePictures()
  const drawn = async (reply: FastifyReply, key: string, draw: () => Promise<Buffer>) =>
    reply
      .type('image/png')
      .header('cache-control', 'public, max-age=3600, stale-while-revalidate=86400')
      .send(await picture(key, draw))
  const language = ':language(^(?:tr|en)$)'

  app.get<{ Params: { kind: SharedKind; number: string; language: Language } }>(
    `/og/:kind(^(?:${sharedKinds.join('|')})$)/:number(^\\d{1,9}$).${language}.png`,
    ({ params: { kind, number, language } }, reply) =>
      drawn(reply, `${kind} ${Number(number)} ${language}`, () =>
        sharePictureOfNumbered(kind, Number(number), language),
      ),
  )

  app.get<{ Params: { page: SharedPage; language: Language } }>(
    `/og/pages/:page(^(?:${Object.keys(sharedPages).join('|')})$).${language}.png`,
    ({ params: { page, language } }, reply) =>
      drawn(reply, `${page} ${language}`, () => sharePictureOfPage(page, language)),
  )
}
