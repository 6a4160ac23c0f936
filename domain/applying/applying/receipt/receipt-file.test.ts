import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Question } from '#contract/forms/form-content.ts'
import { database } from '#database/connection.ts'
import { candidateEducations, candidates } from '#database/schema/candidates.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, aPublishedForm, aSubmittedApplication } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { pdfPages } from '../../../../tests/files/pdf-text.ts'
import { aQuestion } from '../../../../tests/form-parts.ts'
import { receiptFile } from './receipt-file.ts'

testDatabase()

const question = (kind: Question['kind'], label: string, more: Partial<Question> = {}) =>
  aQuestion(kind, { label, required: false, ...more })

test('the receipt is a letter with the complete submission, in Turkish letters', async () => {
  const options = [
    { id: 'a', label: 'Bilim ve teknoloji' },
    { id: 'b', label: 'Sanat, müzik, tiyatro' },
  ]
  const [page, why, city, interests, day, agrees, none] = [
    question('page', 'Seni tanıyalım'),
    question('longText', 'Neden bu bursa başvuruyorsun?'),
    question('city', 'Hangi ilde yaşamak istersin?'),
    question('multiple', 'İlgi alanların neler?', { options }),
    question('date', 'Ne zaman başlayabilirsin?'),
    question('yesNo', 'Başka bir burs alıyor musun?'),
    question('shortText', 'Eklemek istediğin bir şey var mı?'),
  ] as const
  const company = await aCompany()
  const form = await aPublishedForm(company, {
    content: { questions: [page, why, city, interests, day, agrees, none] },
  })
  const candidate = await aCandidate({ name: 'İpek Ğ.', surname: 'Şıkoğlu', gsm: '+905321234567' })
  const { candidateId } = candidate
  const place = { cityId: 34, countryId: 223, birthDate: '2004-02-29' }
  await database().update(candidates).set(place).where(eq(candidates.id, candidateId))
  await database().insert(candidateEducations).values({ id: newId(), candidateId, level: 'bachelor', universityId: 1 })
  const words = 'Çünkü ağabeyim gibi mühendis olmak istiyorum; ığdır, şırnak, İĞÜŞÖÇ. '
  const answers = {
    [why.id]: `${words.repeat(40)}\n\n${'Uzunkelime'.repeat(20)}\nSon satır.`,
    [city.id]: 35,
    [interests.id]: ['a', 'b'],
    [day.id]: '2026-12-01',
    [agrees.id]: false,
  }
  const { id, receipt } = await aSubmittedApplication(candidate, form, { answers })
  const file = await receiptFile(id, 'tr')
  expect(file).toMatchObject({ name: `basvuru-belgesi-${receipt?.number}.pdf`, type: 'application/pdf', inline: true })
  const content = Buffer.from(file.content as Uint8Array)
  expect(content.subarray(0, 5).toString()).toBe('%PDF-')
  const pages = await pdfPages(content)
  expect(pages).toHaveLength(3)
  expect(pages.join(' ')).toContain('Çünkü ağabeyim gibi mühendis olmak istiyorum; ığdır, şırnak, İĞÜŞÖÇ.')
  expect(content.length).toBe(file.size)
  expect((await receiptFile(id, 'en')).name).toBe(`application-receipt-${receipt?.number}.pdf`)
})

/** The receipt of one answer to one question, page by page. */
async function pagesOf(
  asked: Question,
  answer: string | number,
  person: { name?: string; surname?: string } = {},
  language: 'tr' | 'en' = 'tr',
) {
  const candidate = await aCandidate(person)
  const form = await aPublishedForm(await aCompany(), { content: { questions: [asked] } })
  const { id } = await aSubmittedApplication(candidate, form, { answers: { [asked.id]: answer } })
  const { content } = await receiptFile(id, language)
  return pdfPages(content as Uint8Array)
}

const long = question('longText', 'Kendini anlat')

test('no page is empty, wherever the text ends, and every page after the first has a running title', async () => {
  const counts = new Set<number>()
  for (let lines = 10; lines <= 34; lines += 2) {
    const text = `${Array.from({ length: lines }, (_, nth) => `${nth + 1}. satır`).join('\n')}\n\n\n`
    const pages = await pagesOf(long, text)
    counts.add(pages.length)
    expect(pages.at(-1)).toMatch(/satır|Kendini anlat/)
    for (const [at, page] of pages.entries()) expect(page).toContain(`Sayfa ${at + 1} / ${pages.length}`)
    for (const page of pages.slice(1)) expect(page).toContain('Köprü · Yarının Mühendisleri Bursu')
  }
  expect([...counts]).toEqual([1, 2])
}, 60_000)

test('no page ends with a heading, or with a question whose answer is on the next', async () => {
  const asked = (nth: number) => [
    question('page', `Bölüm ${nth}`),
    question('longText', `Soru ${nth}: ${'uzun bir açıklaması olan, '.repeat(7)}bitti`),
  ]
  const questions = Array.from({ length: 8 }, (_, at) => asked(at + 1)).flat()
  const form = await aPublishedForm(await aCompany(), { content: { questions } })
  for (let lines = 1; lines <= 12; lines++) {
    const text = Array.from({ length: lines }, (_, nth) => `${nth + 1}. satır`).join('\n')
    const answers = Object.fromEntries(questions.flatMap(({ id, kind }) => (kind === 'page' ? [] : [[id, text]])))
    const { id } = await aSubmittedApplication(await aCandidate(), form, { answers })
    const { content } = await receiptFile(id, 'tr')
    for (const page of await pdfPages(content as Uint8Array)) {
      // Headers and footers are at the end of the extracted text.
      const written = page.replace(/( Köprü · Yarının Mühendisleri Bursu \S+)? \S+ · Sayfa \d.*$/, '')
      expect(written).toMatch(/satır$/)
      if (lines > 1) expect(written).not.toMatch(/bitti 1\. satır$/)
    }
  }
}, 60_000)

test('emoji, Arabic, Greek and Cyrillic letters are included; characters without a font are not dropped silently', async () => {
  const pages = await pagesOf(long, 'Mezun oldum 🎓🎉 👩‍🎓, teşekkürler ❤️ 日本', {
    name: 'أحمد علي',
    surname: 'Παπαδόπουλος Жданова',
  })
  const text = pages.join(' ')
  for (const word of ['🎓', '🎉', '👩', '❤', 'Παπαδόπουλος', 'Жданова', 'teşekkürler', '[?]'])
    expect(text).toContain(word)
  expect(text.replaceAll(/\P{Script=Arabic}/gu, '')).toContain('أحمد')
})

test('numbers are formatted, and money has its currency', async () => {
  expect((await pagesOf(question('number', 'Aylık gelirin (TL)'), 12500.5)).join(' ')).toContain('12.500,50 TL')
  expect((await pagesOf(question('number', 'Aylık gelirin (TL)'), 12500.5, {}, 'en')).join(' ')).toContain(
    'TRY 12,500.50',
  )
  expect((await pagesOf(question('number', 'Kaç sayfa okudun?'), 12500.5)).join(' ')).toContain('12.500,50')
  expect((await pagesOf(question('number', 'Kaç kardeşin var?'), 3)).join(' ')).toMatch(/Kaç kardeşin var\? 3 /)
})

test('the average is beside the school', async () => {
  const candidate = await aCandidate()
  const { candidateId } = candidate
  await database()
    .insert(candidateEducations)
    .values({ id: newId(), candidateId, level: 'bachelor', universityId: 1, gpa: 3.4, gpaSystemId: 1 })
  const form = await aPublishedForm(await aCompany(), { content: { questions: [] } })
  const { id } = await aSubmittedApplication(candidate, form)
  const { content } = await receiptFile(id, 'tr')
  expect((await pdfPages(content as Uint8Array)).join(' ')).toMatch(/not ortalaması 3,40 \(4/)
})

test('an endless word and an answer of many pages are complete', async () => {
  const pages = await pagesOf(long, `${'ñ'.repeat(3000)} ${'Uzun bir yanıt. '.repeat(1000)}SON`)
  expect(pages.length).toBeGreaterThan(3)
  expect(pages.join('').match(/ñ/g)).toHaveLength(3000)
  expect(pages.at(-1)).toContain('SON')
})

test('an application never submitted has no receipt', async () => {
  await expect(receiptFile(newId(), 'tr')).rejects.toThrow('files.notFound')
})
