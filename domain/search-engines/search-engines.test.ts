import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { aCompany, aPublishedForm, wholeContent } from '../../tests/builders.ts'
import { testDatabase } from '../../tests/database.ts'
import { feed } from './feed.ts'
import { sharePictureOf } from './share-picture.ts'
import { sitemapFile, sitemapIndex } from './sitemap.ts'

testDatabase()
const publicUrl = 'https://kopru.example'
const titled = (title: string) => ({ basics: { ...wholeContent().basics, title } })

test('the site map names every file, and each file the pages it holds, in both languages', async () => {
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

test('a file with more pages than are read at once holds all of them, each once', async () => {
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

test('the feed holds what was published last, escaped, and of one type when asked', async () => {
  const company = await aCompany()
  const { id } = await aPublishedForm(company, { type: 'voluntary', content: titled('Kıyı "temizliği" <3 & çay') })
  const atom = await feed({ publicUrl, language: 'tr', type: 'voluntary' })
  expect(atom).toContain(`<id>urn:uuid:${id}</id>`)
  expect(atom).toContain('<title>Kıyı &quot;temizliği&quot; &lt;3 &amp; çay</title>')
  expect(atom).toContain('xml:lang="tr"')
  expect(await feed({ publicUrl, language: 'en', type: 'program' })).not.toContain('<entry>')
})

test('an address that is shared has a picture; one that is not there has none', async () => {
  const company = await aCompany()
  const { formIdentityNumber } = await aPublishedForm(company)
  const picture = await sharePictureOf(formIdentityNumber, 'tr')
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  await expect(sharePictureOf(1, 'tr')).rejects.toThrow('forms.notFound')
})
