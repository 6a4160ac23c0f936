import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { FormDocument } from '#contract/forms/form-content.ts'
import { database } from '#database/connection.ts'
import { files } from '#database/schema/files.ts'
import { listPublicDocuments } from '#domain/forms/advertisements/list-public-documents.ts'
import { sweepCompanyFiles } from '#domain/ground/files/sweep-company-files.ts'
import { takeFile } from '#domain/ground/files/take-file.ts'
import { aCompany, aForm } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { uploaded } from '../../../../tests/files/uploaded.ts'
import { aDocument } from '../../../../tests/form-parts.ts'
import { aDocx, aPdf } from '../../../../tests/made-files.ts'
import { duplicateForm } from '../duplicate-form.ts'
import { publishForm } from '../publishing/publish-form.ts'
import { readForm } from '../read-form.ts'
import { saveForm } from '../save-form.ts'
import { addBlankForm } from './add-blank-form.ts'
import { openBlankForm } from './open-blank-form.ts'

testDatabase()

async function aDraft() {
  const company = await aCompany()
  const ids = await aForm(company.companyId)
  const bring = async (says: string) =>
    addBlankForm(company.caller, { ...ids, file: (await aPdf(says)).toString('base64'), fileName: `${says}.pdf` })
  const save = (version: number, documents: FormDocument[]) => saveForm(company.caller, { ...ids, version, documents })
  const open = (fileId: string, formId = ids.formId) => openBlankForm(company.caller, { formId, fileId })
  return { company, ids, bring, save, open }
}

const notFound = { code: 'files.notFound' }
const document = aDocument(54)

test('a published blank form can be downloaded by everybody, one of the draft by nobody', async () => {
  const { company, ids, bring, save, open } = await aDraft()
  const [first, second] = [await bring('taahhütname'), await bring('yenisi')]
  await save(1, [{ ...document, blank: { ...first, name: 'başka.exe', size: 1 } }])
  expect((await readForm(company.caller, ids)).content.documents).toEqual([{ ...document, blank: first }])
  await expect(open(first.fileId)).rejects.toMatchObject(notFound)
  await publishForm(company.caller, { ...ids, version: 2 })
  const sent = await open(first.fileId)
  expect(sent).toMatchObject({ name: 'taahhütname.pdf', type: 'application/pdf', inline: false })
  const content = sent.content instanceof Uint8Array ? sent.content : await buffer(await sent.content())
  expect(content.subarray(0, 5).toString()).toBe('%PDF-')
  const listed = async () => (await listPublicDocuments(company.caller, { id: ids.formId })).formDocuments[0]?.blank
  const address = `/api/common/forms/${ids.formId}/blank-forms`
  expect(await listed()).toEqual({ name: first.name, size: first.size, address: `${address}/${first.fileId}` })

  await save(2, [{ ...document, blank: second }])
  await expect(open(second.fileId)).rejects.toMatchObject(notFound)
  expect((await listed())?.address).toBe(`${address}/${first.fileId}`)
  await publishForm(company.caller, { ...ids, version: 3 })
  expect((await listed())?.address).toBe(`${address}/${second.fileId}`)
  // Applicants of the earlier version still have its blank form.
  expect((await open(first.fileId)).name).toBe('taahhütname.pdf')
  const other = await aForm(company.companyId)
  await expect(open(first.fileId, other.formId)).rejects.toMatchObject(notFound)
})

test('only the organization’s blank forms can be referred to, not its other files', async () => {
  const { company, bring, save } = await aDraft()
  const { companyId, caller } = company
  const { fileId } = await bring('form')
  const others = await aDraft()
  const refused = { code: 'request.invalid', errors: [{ field: 'documents.0.blank' }] }
  await expect(others.save(1, [{ ...document, blank: { fileId, name: 'x', size: 1 } }])).rejects.toMatchObject(refused)
  const accountId = caller.person?.accountId ?? ''
  const sent = { file: (await aPdf('sözleşme')).toString('base64'), fileName: 'sözleşme.pdf' }
  const added = await takeFile({ companyId, accountId }, sent, { accept: ['application/pdf'] })
  const named = { fileId: added.id, name: added.name, size: added.size }
  await expect(save(1, [{ ...document, blank: named }])).rejects.toMatchObject(refused)
})

test('Word files are accepted, one upload is one file, and other types are refused', async () => {
  const { company, ids } = await aDraft()
  const uploadId = await uploaded(company.accountId, await aDocx(), { filename: 'form.docx' })
  const bring = () => addBlankForm(company.caller, { ...ids, uploadId, fileName: 'form.docx' })
  const [one, other] = await Promise.all([bring(), bring()])
  expect(one).toEqual(other)
  expect(one.name).toBe('form.docx')
  const page = { file: Buffer.from('<script>1</script>').toString('base64'), fileName: 'form.html' }
  await expect(addBlankForm(company.caller, { ...ids, ...page })).rejects.toMatchObject({ code: 'files.wrongType' })
})

test('a copy of the form has it too; one that no form and no version refers to is swept after a day', async () => {
  const { company, ids, bring, save } = await aDraft()
  const [kept, replaced] = [await bring('kalan'), await bring('giden')]
  await save(1, [{ ...document, blank: replaced }])
  await save(2, [{ ...document, blank: kept }])
  const copy = await duplicateForm(company.caller, { ...ids, newTerm: true })
  expect(copy.content.documents).toMatchObject([{ documentTypeId: 54, blank: kept }])
  await save(3, [document])
  const left = async () => {
    const rows = await database().select({ id: files.id }).from(files).where(eq(files.companyId, ids.companyId))
    return rows.map(({ id }) => id).sort()
  }
  await sweepCompanyFiles()
  expect(await left()).toEqual([kept.fileId, replaced.fileId].sort())
  await database().update(files).set({ createdAt: sql`now() - interval '2 days'` })
  await sweepCompanyFiles()
  expect(await left()).toEqual([kept.fileId])
})
