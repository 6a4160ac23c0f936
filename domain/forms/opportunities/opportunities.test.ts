import { expect, test } from 'vitest'
import { aCandidate, aCompany } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { addOpportunity, changeOpportunity, removeOpportunity } from './edit-opportunities.ts'
import { listOpportunities } from './list-opportunities.ts'
import { listOwnOpportunities } from './own-opportunities.ts'
import { readOpportunity } from './read-opportunity.ts'
import { takeOpportunity } from './take-opportunity.ts'

testDatabase()

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const offer = {
  title: 'Şehir Tiyatrosu: öğrenciye %50',
  summary: 'Hafta içi bütün oyunlarda yarı fiyatına.',
  body: '<p>Gişede göster.</p><script>alert(1)</script>',
  language: 'tr',
  cover: null,
  code: 'SAHNE50',
  link: null,
  startsAt: inDays(-1),
  endsAt: inDays(30),
} as const
const everything = { pageNumber: 1, pageSize: 20 }

test('an opportunity is public; its code or link is for candidates, and counted once for each', async () => {
  const company = await aCompany()
  const { id, opportunityNumber, body } = await addOpportunity(company.caller, {
    companyId: company.companyId,
    ...offer,
  })
  expect(body).toBe('<p>Gişede göster.</p>')

  const { items } = await listOpportunities(company.caller, { ...everything, search: 'sehir tiyatrosu' })
  expect(items.map((opportunity) => opportunity.id)).toEqual([id])
  const read = await readOpportunity(company.caller, { opportunityNumber: String(opportunityNumber) })
  expect(JSON.stringify(read)).not.toContain('SAHNE50')

  const candidate = await aCandidate()
  const taken = await Promise.all([1, 2, 3].map(() => takeOpportunity(candidate.caller, { discountId: id })))
  expect(new Set(taken.map(({ code, takenAt }) => `${code} ${takenAt}`)).size).toBe(1)
  expect(taken[0]?.code).toBe('SAHNE50')
  const own = await listOwnOpportunities(company.caller, { companyId: company.companyId })
  expect(own.items.map((opportunity) => opportunity.taken)).toEqual([1])

  await expect(takeOpportunity(company.caller, { discountId: id })).rejects.toThrow('opportunities.candidatesOnly')
})

test('an ended opportunity is no longer listed; candidates who claimed it keep it', async () => {
  const { companyId, caller } = await aCompany()
  const { id, opportunityNumber } = await addOpportunity(caller, { companyId, ...offer })
  const [early, late] = [await aCandidate(), await aCandidate()]
  await takeOpportunity(early.caller, { discountId: id })
  await changeOpportunity(caller, { companyId, opportunityId: id, ...offer, endsAt: inDays(-0.5) })

  await expect(readOpportunity(caller, { opportunityNumber: String(opportunityNumber) })).rejects.toThrow(
    'opportunities.notFound',
  )
  await expect(takeOpportunity(late.caller, { discountId: id })).rejects.toThrow('opportunities.over')
  expect((await takeOpportunity(early.caller, { discountId: id })).code).toBe('SAHNE50')
})

test('it has a code or a link, not both; other organizations can neither change nor remove it', async () => {
  const [ours, theirs] = [await aCompany(), await aCompany()]
  const { companyId } = ours
  const both = { ...offer, link: 'https://tiyatro.example' }
  await expect(addOpportunity(ours.caller, { companyId, ...both })).rejects.toThrow('opportunities.codeOrLink')
  await expect(addOpportunity(ours.caller, { companyId, ...offer, cover: 'x/none.webp' })).rejects.toThrow(
    'images.notFound',
  )

  const { id } = await addOpportunity(ours.caller, { companyId, ...offer })
  const foreign = { companyId: theirs.companyId, opportunityId: id }
  await expect(changeOpportunity(theirs.caller, { ...foreign, ...offer })).rejects.toThrow('opportunities.notFound')
  await expect(removeOpportunity(theirs.caller, foreign)).rejects.toThrow('opportunities.notFound')
  await removeOpportunity(ours.caller, { companyId, opportunityId: id })
  expect((await listOwnOpportunities(ours.caller, { companyId })).items).toEqual([])
})
