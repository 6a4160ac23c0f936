import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { openPrivateFile } from '#domain/operations/private-files/open-private-file.ts'
import { newId } from '#platform/ids.ts'
import { sealJson } from '#platform/sealed-json.ts'
import { aCompany, aMember, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { pdfPages } from '../../../tests/files/pdf-text.ts'
import { aQuestion } from '../../../tests/form-parts.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { linkDossier } from './link-dossier.ts'

testDatabase()

test('the dossier has the answers and the list of documents, but nothing sensitive', async () => {
  const company = await aCompany()
  const why = aQuestion('longText', { label: 'Neden başvuruyorsun?' })
  const transcript = { id: newId(), documentTypeId: 2, required: true, note: '', when: null }
  const form = await aPublishedForm(company, { content: { questions: [why], documents: [transcript] } })
  const file = { formDocumentId: transcript.id, documentTypeId: 2, fileId: newId(), name: 'transkript.pdf' }
  const { appId } = await aHandedIn(
    { id: form.id, companyId: company.companyId },
    {
      profile: { name: 'İpek', surname: 'Şıkoğlu', about: 'Denizi severim.' },
      snapshot: {
        answers: { [why.id]: 'Çünkü ışığı seviyorum.' },
        documents: [{ ...file, type: 'application/pdf', size: 2048 }],
        sensitiveSealed: await sealJson({ tckn: '10000000146', requirements: null }),
      },
    },
  )
  const ids = { companyId: company.companyId, formId: form.id, appId }
  const open = async () => {
    const { link } = await linkDossier(company.caller, ids)
    const search = new URL(link?.address ?? '', 'http://kopru').searchParams
    return openPrivateFile(company.caller, { appId, token: search.get('token') ?? '', download: undefined })
  }
  const sent = await open()
  expect(sent).toMatchObject({
    type: 'application/pdf',
    inline: false,
    name: expect.stringMatching(/^İpek Şıkoğlu - .*\.pdf$/),
  })
  const text = (await pdfPages(sent.content as Uint8Array)).join(' ')
  for (const words of ['İpek Şıkoğlu', 'Denizi severim.', 'Çünkü ışığı seviyorum.', 'transkript.pdf'])
    expect(text).toContain(words)
  expect(text).not.toContain('10000000146')

  const writer = await aMember(company.companyId, { permissions: { Applications: 'WriteOnly' } })
  expect(await linkDossier(writer.caller, ids)).toEqual({ link: null })

  const { link } = await linkDossier(company.caller, ids)
  await database().update(applications).set({ sealed: true }).where(eq(applications.id, appId))
  await expect(linkDossier(company.caller, ids)).rejects.toMatchObject({ code: 'applications.sealed' })
  const token = new URL(link?.address ?? '', 'http://kopru').searchParams.get('token') ?? ''
  await expect(openPrivateFile(company.caller, { appId, token, download: undefined })).rejects.toMatchObject({
    code: 'files.notFound',
  })
})
