import { and, desc, eq, sql } from 'drizzle-orm'
import type { FormType } from '#contract/forms/form-content.ts'
import { listAddresses } from '#contract/forms/form-facts.ts'
import { database } from '#database/connection.ts'
import { listings } from '#database/schema/forms.ts'
import { isInState } from '#domain/ground/published-forms/listing-state.ts'
import { addressIn, type Language } from '#platform/text/locales.ts'
import { advertisementAddress } from '#platform/text/public-addresses.ts'
import { element, emptyElement, escapeText, xmlDeclaration } from '#platform/text/xml.ts'
import { translate } from '#platform/texts.ts'

interface FeedOptions {
  readonly publicUrl: string
  readonly language: Language
  readonly type?: FormType | undefined
}

const most = 50

/** An Atom feed of the newest open listings, of all types or one. */
export async function feed({ publicUrl, language, type }: FeedOptions): Promise<string> {
  const rows = await database()
    .select()
    .from(listings)
    .where(and(isInState('Open'), type && eq(listings.type, type)))
    .orderBy(sql`${desc(listings.publishedAt)} nulls last`, listings.formId)
    .limit(most)
  const self = `${publicUrl}${addressIn(language, '/feed.xml')}${type ? `?type=${type}` : ''}`
  const page = `${publicUrl}${addressIn(language, type ? listAddresses[type] : '/')}`
  const entries = rows.map((row) => {
    const link = publicUrl + addressIn(language, advertisementAddress({ ...row, formIdentityNumber: row.number }))
    return element(
      'entry',
      [
        element('id', `urn:uuid:${row.formId}`),
        element('title', escapeText(row.title)),
        element('summary', escapeText(row.summary)),
        element('author', element('name', escapeText(row.companyName))),
        element('published', row.publishedAt.toISOString()),
        element('updated', row.publishedAt.toISOString()),
        emptyElement('category', { term: row.type }),
        emptyElement('link', { rel: 'alternate', type: 'text/html', href: link, hreflang: row.language }),
      ].join(''),
    )
  })
  const head = [
    element('id', escapeText(self)),
    element('title', escapeText(translate(language, 'feed.title', { type: type ?? 'all' }))),
    element('updated', (rows[0]?.publishedAt ?? new Date(0)).toISOString()),
    emptyElement('link', { rel: 'self', type: 'application/atom+xml', href: self }),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: page }),
  ]
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }
  return xmlDeclaration + element('feed', [...head, ...entries].join(''), attributes)
}
