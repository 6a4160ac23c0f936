import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Question } from '#contract/form-content.ts'
import { database } from '#database/connection.ts'
import { candidateEducations, candidates } from '#database/schema/candidates.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, aPublishedForm, aSubmittedApplication } from '../../tests/builders.ts'
import { testDatabase } from '../../tests/database.ts'
import { receiptFile } from './receipt-file.ts'

testDatabase()

const question = (kind: Question['kind'], label: string, more: Partial<Question> = {}): Question => ({
  ...{ id: newId(), kind, label, help: '', required: false, options: [], min: null, max: null, showIf: null },
  ...more,
})

test('the receipt is a letter with everything that was handed in, in Turkish letters', async () => {
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
  expect(file).toMatchObject({ name: `basvuru-${receipt?.number}.pdf`, type: 'application/pdf', inline: true })
  const content = Buffer.from(file.content as Uint8Array)
  expect(content.subarray(0, 5).toString()).toBe('%PDF-')
  expect(content.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBe(3)
  expect(content.length).toBe(file.size)
  expect((await receiptFile(id, 'en')).name).toBe(`application-${receipt?.number}.pdf`)
})

test('what was never handed in has no receipt', async () => {
  await expect(receiptFile(newId(), 'tr')).rejects.toThrow('files.notFound')
})
