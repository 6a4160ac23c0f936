import { answers } from '#api/api.ts'
import type { Caller } from '#contract/caller.ts'
import { sendMessages as sendCall } from '#contract/mailings/mailings.ts'
import { addNotes as addNotesCall } from '#contract/review/notes.ts'
import { createView as viewCall } from '#contract/review/views.ts'
import { database } from '#database/connection.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { entryLists } from '#database/schema/entries.ts'
import { addedDocuments } from '#database/schema/review/added-documents.ts'
import { changeStatus } from '#domain/award/deciding/change-status.ts'
import { sendMessages } from '#domain/review/mailings/send-messages.ts'
import { addNotes } from '#domain/review/notes/add-notes.ts'
import { listNotes } from '#domain/review/notes/list-notes.ts'
import { createTag } from '#domain/review/tags/save-tag.ts'
import { createView } from '#domain/review/views/create-view.ts'
import { newId } from '#platform/ids.ts'
import { aPrivateFile } from '../files/private-file.ts'
import { aHandedIn } from '../handed-in.ts'

interface Desk {
  readonly caller: Caller
  readonly accountId: string
  readonly companyId: string
  readonly formId: string
  readonly appId: string
  readonly candidateId: string
}

/**
 * Creates objects that a path of the review desk names, where that takes more than the call that adds them; returns the
 * id.
 */
const makers: Readonly<Record<string, (desk: Desk) => Promise<string | null>>> = {
  async noteId({ caller, appId, ...ids }) {
    await addNotes(caller, { ...ids, ...addNotesCall.body.parse({ applicationIds: [appId], text: 'Arandı.' }) })
    return (await listNotes(caller, { ...ids, appId })).items[0]?.id ?? null
  },
  requestId: (desk) => aRequest(desk, 'Uploaded'),
  async documentId({ accountId: addedBy, appId: applicationId, candidateId }) {
    const [id, fileId] = [newId(), await aPrivateFile(candidateId, 'eklenen.pdf')]
    await database()
      .insert(addedDocuments)
      .values({ id, applicationId, fileId, documentTypeId: 2, isShown: false, addedBy })
    return id
  },
  fileStorageId: ({ candidateId }) => aPrivateFile(candidateId, 'belge.pdf'),
  async mailingId({ caller, appId, ...ids }) {
    // Of a community, which has none yet.
    if (appId === '') return null
    const body = sendCall.body.parse({ applicationIds: [appId], subject: 'Haber', text: 'Merhaba {{name}}' })
    return (await sendMessages(caller, { ...ids, ...body })).mailingId
  },
  async actId({ caller, appId, ...ids }) {
    // Changes of a day of interviews: none exists yet.
    if (appId === '') return null
    const acted = { ...ids, applicationIds: [appId], dryRun: false, status: 'InReview' as const }
    return (await changeStatus(caller, acted)).actId
  },
  // As from a file with a good row and a bad one: reading a real one takes a thread, and a third of a second.
  async listId({ accountId, companyId, formId }) {
    const id = newId()
    const rows = [
      { line: 2, cells: ['ada@ornek.test', 'Ada', 'Bir'] },
      { line: 3, cells: ['adres@'] },
    ]
    const read = { headings: ['E-posta', 'Ad', 'Soyad'], fields: ['email', 'name', 'surname'] as const, rows }
    await database()
      .insert(entryLists)
      .values({ id, companyId, formId, accountId, fileName: 'adaylar.csv', ...read })
    return id
  },
  tagId: async ({ caller, companyId }) =>
    (await createTag(caller, { companyId, name: `Etiket ${newId()}`, colour: 'red' })).id,
  viewId: async ({ caller, companyId }) =>
    (await createView(caller, { companyId, ...viewCall.body.parse({ name: 'Görünüm' }) })).id,
}

type Company = Pick<Desk, 'caller' | 'accountId' | 'companyId'> & { readonly formId?: string | undefined }

/** Existing objects for all parameters of a review desk path; for a form also an applicant. */
export async function deskThings(path: string, company: Company): Promise<Record<string, string>> {
  const { formId } = company
  const names = [...path.matchAll(/:(\w+)/g)].flatMap(([, name = '']) =>
    makers[name] || adding(path, name) ? name : [],
  )
  if (path.includes('/forms/templates') || (formId === undefined && names.length === 0)) return {}
  const applied = formId === undefined ? undefined : await aHandedIn({ id: formId, companyId: company.companyId })
  const { appId = '', candidate: { candidateId } = { candidateId: '' } } = applied ?? {}
  const desk = { ...company, formId: formId ?? '', appId, candidateId }
  const things: Record<string, string> = applied ? { appId } : {}
  for (const name of names) things[name] = (await (makers[name] ?? adding(path, name))?.(desk)) ?? newId()
  return things
}

/** Objects without a maker are created by the POST call at the list's address, with its contract's example. */
function adding(path: string, name: string) {
  const ofDesk = /\/applications\/:appId\/|\/message-templates$/
  const list = path.slice(0, path.indexOf(`/:${name}`))
  const added = answers.find(({ call }) => call.method === 'POST' && call.path === list && ofDesk.test(list))
  const body = added?.call.body
  const [example] = (body?.meta()?.examples ?? []) as object[]
  if (!added || !body || !example) return undefined
  return async ({ caller, ...desk }: Desk) => {
    const made = await added.action(caller, { ...desk, ...body.parse(example) } as never, undefined as never)
    return (made as { readonly id?: string }).id ?? null
  }
}

/** A document that a candidate is asked for. */
export async function aRequest(
  { companyId, formId, appId: applicationId, candidateId }: Omit<Desk, 'caller' | 'accountId'>,
  status: 'Open' | 'Uploaded',
): Promise<string> {
  const id = newId()
  const row = { id, companyId, formId, applicationId, candidateId, documentTypeId: 2, status }
  await database().insert(documentRequests).values(row)
  return id
}

/** The organization asks the candidate something, who may answer then. */
export const askSomething = ({
  companyId,
  appId: applicationId,
  candidateId,
}: Pick<Desk, 'companyId' | 'appId' | 'candidateId'>) =>
  database().insert(applicationMessages).values({
    id: newId(),
    companyId,
    applicationId,
    candidateId,
    by: 'company',
    subject: 'Soru',
    text: 'Gelir misin?',
    awaitsAnswer: true,
  })
