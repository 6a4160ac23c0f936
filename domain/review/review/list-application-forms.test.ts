import { expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import { listApplicationForms as call } from '#contract/review/application-forms.ts'
import { aCompany, aForm, aPublishedForm, wholeContent } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { testCompany } from '../../../tests/test-company.ts'
import { listApplicationForms } from './list-application-forms.ts'

testDatabase()
const { company } = testCompany()

type Company = Awaited<ReturnType<typeof aCompany>>
const list = ({ caller, companyId }: Company, asked: Partial<Asked<typeof call>> = {}) =>
  listApplicationForms(caller, { companyId, ...call.query.parse(asked) })

test('only forms with applications are listed, those awaiting review first', async () => {
  const { companyId } = company
  const titled = async (title: string) => {
    const form = await aPublishedForm(company, { content: { basics: { ...wholeContent().basics, title } } })
    return { id: form.id, companyId }
  }
  const [calm, busy] = [await titled('Işık bursu'), await titled('Mühendislik bursu')]
  await titled('Kimsenin başvurmadığı')
  await aForm(companyId)
  const stranger = await aCompany()
  await aHandedIn({ id: (await aPublishedForm(stranger)).id, companyId: stranger.companyId })
  await aHandedIn(calm, { application: { status: 'InReview', action: 'DocumentRequested' } })
  await aHandedIn(busy)
  await aHandedIn(busy)
  await aHandedIn(busy, { application: { status: 'Withdrawn' } })
  await aHandedIn(busy, { application: { sealed: true } })

  const { items, total, numbers } = await list(company)
  expect(
    items.map(({ id, applications, awaiting, awaitingReplies, sealed }) => [
      id,
      applications,
      awaiting,
      awaitingReplies,
      sealed,
    ]),
  ).toEqual([
    [busy.id, 2, 2, 0, 1],
    [calm.id, 1, 0, 1, 0],
  ])
  expect({ total, numbers }).toEqual({ total: 2, numbers: { applications: 3, awaiting: 2, awaitingReplies: 1 } })
  expect(items[0]).toMatchObject({ title: 'Mühendislik bursu', state: 'Published', type: 'scholarship' })

  const found = await list(company, { search: 'ISIK' })
  expect(found).toMatchObject({ total: 1, items: [{ id: calm.id }], numbers })
  const byNumber = await list(company, { search: String(items[0]?.formIdentityNumber) })
  expect(byNumber.items.map(({ id }) => id)).toEqual([busy.id])
  expect((await list(company, { sort: 'title' })).items.map(({ id }) => id)).toEqual([calm.id, busy.id])
  const second = await list(company, { pageSize: '1', pageNumber: '2' } as never)
  expect(second).toMatchObject({ total: 2, items: [{ id: calm.id }] })
})
