import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type SharedPage, sharedKinds, sharedPages, sharePictureSize } from '#contract/listings/share-pictures.ts'
import { database } from '#database/connection.ts'
import { communities } from '#database/schema/communities.ts'
import { companies } from '#database/schema/companies.ts'
import { opportunities } from '#database/schema/opportunities.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm, wholeContent } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { feed } from './feed.ts'
import { sharePictureOfNumbered } from './share-picture-of-numbered.ts'
import { sharePictureOfPage } from './share-picture-of-page.ts'
import { sitemapFile, sitemapIndex } from './sitemap.ts'

testDatabase()
const publicUrl = 'https://kopru.example'
const titled = (title: string) => ({ basics: { ...wholeContent().basics, title } })

test('the sitemap index names every file, and each file its pages, in both languages', async () => {
  const company = await aCompany()
  const { formIdentityNumber: number } = await aPublishedForm(company, { content: titled('Işık <Bursu> & Şöleni') })

  const index = await sitemapIndex(publicUrl)
  const file = `forms-${Math.floor(number / 25_000)}`
  expect(index).toContain(`<loc>${publicUrl}/sitemaps/pages.xml</loc>`)
  expect(index).toContain(`<loc>${publicUrl}/sitemaps/${file}.xml</loc>`)

  const content = await text(Readable.from(sitemapFile(file, publicUrl) ?? []))
  expect(content).toContain(`<loc>${publicUrl}/scholarships/isik-bursu-soleni-${number}</loc>`)
  expect(content).toContain(`<loc>${publicUrl}/en/scholarships/isik-bursu-soleni-${number}</loc>`)
  expect(await text(Readable.from(sitemapFile('pages', publicUrl) ?? []))).toContain(`<loc>${publicUrl}/en/jobs</loc>`)
  for (const name of ['forms-', 'forms-x', 'accounts-1', 'toString-1', '']) {
    expect(sitemapFile(name, publicUrl)).toBeUndefined()
  }
})

test('a file with more pages than one batch has all of them, each once', async () => {
  const { companyId } = await aCompany()
  const content = JSON.stringify(wholeContent())
  await database().execute(sql`
    with made as (
      insert into forms (id, number, company_id, type, content)
      select gen_random_uuid(), 900000 + nth, ${companyId}, 'job', ${content}::jsonb from generate_series(1, 2300) nth
      returning id, number
    )
    insert into listings (form_id, number, company_id, company_name, type, is_open, title, summary, language, tags, levels,
      university_ids, city_ids, published_at)
    select id, number, ${companyId}, 'Kurum', 'job', true, 'İlan ' || number, '', 'tr', '{}', '{}', '{0}', '{0}', now() from made`)
  const file = await text(Readable.from(sitemapFile('forms-36', publicUrl) ?? []))
  const addresses = [...file.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1])
  expect(addresses).toHaveLength(4600)
  expect(new Set(addresses).size).toBe(4600)
})

test('the feed has the latest listings, escaped, and of one type on request', async () => {
  const company = await aCompany()
  const { id } = await aPublishedForm(company, { type: 'voluntary', content: titled('Kıyı "temizliği" <3 & çay') })
  const atom = await feed({ publicUrl, language: 'tr', type: 'voluntary' })
  expect(atom).toContain(`<id>urn:uuid:${id}</id>`)
  expect(atom).toContain('<title>Kıyı &quot;temizliği&quot; &lt;3 &amp; çay</title>')
  expect(atom).toContain('xml:lang="tr"')
  expect(await feed({ publicUrl, language: 'en', type: 'program' })).not.toContain('<entry>')
})

const isPicture = async (picture: Buffer) => {
  const { width, height, format } = await sharp(picture).metadata()
  expect({ width, height, format }).toEqual({ ...sharePictureSize, format: 'png' })
  expect(picture.length).toBeLessThan(60_000)
}

test('shared forms and organizations have a preview picture; unknown ones have none', async () => {
  const company = await aCompany()
  const { formIdentityNumber } = await aPublishedForm(company)
  const [row] = await database().select().from(companies).where(eq(companies.id, company.companyId))
  await isPicture(await sharePictureOfNumbered('forms', formIdentityNumber, 'tr'))
  await isPicture(await sharePictureOfNumbered('organizations', row?.number ?? 0, 'en'))
  for (const kind of sharedKinds) await expect(sharePictureOfNumbered(kind, 1, 'tr')).rejects.toThrow('.notFound')
})

test('opportunities and communities have a preview picture', async () => {
  const { companyId } = await aCompany()
  const [offer, group] = [newId(), newId()]
  const said = { companyId, summary: 'Kısa', language: 'tr' } as const
  const [made] = await database()
    .insert(opportunities)
    .values({
      id: offer,
      ...said,
      title: 'Müze kartı',
      code: 'MUZE',
      startsAt: new Date(0),
      endsAt: new Date('2100-01-01'),
    })
    .returning({ number: opportunities.number })
  const [joined] = await database()
    .insert(communities)
    .values({ id: group, ...said, name: 'Mezunlar', joinRule: 'open', publishedAt: new Date() })
    .returning({ number: communities.number })
  await isPicture(await sharePictureOfNumbered('opportunities', made?.number ?? 0, 'tr'))
  await isPicture(await sharePictureOfNumbered('communities', joined?.number ?? 0, 'en'))
})

test.each(Object.keys(sharedPages) as SharedPage[])('%s has a picture in both languages', async (page) => {
  const [tr, en] = [await sharePictureOfPage(page, 'tr'), await sharePictureOfPage(page, 'en')]
  await isPicture(tr)
  await isPicture(en)
  expect(tr.equals(en)).toBe(false)
})
