import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answersIn } from '#api/api.ts'
import type { Server } from '#api/server.ts'
import { modules } from '#contract/access.ts'
import type { Call } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { inviteToForm as poolCall } from '#contract/communities/form-invitations.ts'
import { sendToMembers as membersCall } from '#contract/communities/member-messages.ts'
import { sendMessages as messageCall, previewMessage as previewCall } from '#contract/mailings/mailings.ts'
import { holdPayments as holdCall } from '#contract/payments/payments.ts'
import { changeStatus as statusCall } from '#contract/review/deciding.ts'
import { SentFile } from '#contract/sent-file.ts'
import { database } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { changeStatus } from '#domain/award/deciding/change-status.ts'
import { holdPayments } from '#domain/award/payments/hold-payments.ts'
import { inviteToForm } from '#domain/communities/invite-to-form.ts'
import { sendToMembers } from '#domain/communities/messages/send-to-members.ts'
import { callBackMailing } from '#domain/review/mailings/change-mailing.ts'
import { previewMessage } from '#domain/review/mailings/preview-message.ts'
import { sendMessages } from '#domain/review/mailings/send-messages.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, aMember, aPublishedForm, aSubmittedApplication, bearer } from './builders.ts'
import { testDatabase } from './database.ts'
import { testApi } from './server.ts'
import { aPublishedCommunity } from './worlds/community-world.ts'
import { aPaymentRound, paymentsOf } from './worlds/payment-round.ts'

// WriteOnly acts on what it was given a link to: no lists, no exports, and so no file and no sample that is a piece of a list.

testDatabase()
const startApi = testApi()

const nameOf = ({ method, path }: Call) => `${method} ${path}`
const ofMembers = answersIn('local').flatMap(({ call: of }) =>
  of.may.who === 'member' || of.may.who === 'root' ? [of] : [],
)

const schemaOf = ({ output }: Call) => JSON.stringify(z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' }))
const answersFile = (of: Call) =>
  of.output === SentFile || of.orFile === true || /SignedLink|contentEncoding/.test(schemaOf(of))

/** Files and links that WriteOnly may download, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'GET /companies/:companyId/forms/:formId/applications/:appId/answers':
    'one application, which one was given a link to',
  'GET /companies/:companyId/forms/:formId/applications/:appId/documents': 'one application',
  'GET /companies/:companyId/forms/:formId/applications/:appId/documents/added': 'one application',
  'GET /companies/:companyId/forms/:formId/applications/:appId/documents/:fileStorageId/information': 'one document',
  'GET /companies/:companyId/forms/:formId/applications/:appId/documents/summary':
    'counts; its zip is null without read',
  'GET /companies/:companyId/forms/:formId/applications/:appId/dossier': 'its link is null without read',
  'GET /companies/:companyId/forms/:formId/applications/:appId/messages':
    'one application, with the files that the organization sent',
  'GET /companies/:companyId/participants/applications/:candidateId/documents':
    'one participant; zip null without read',
  'GET /companies/:companyId/forms/:formId/entry-lists/template': 'an empty sheet',
  'GET /companies/:companyId/forms/:formId/entry-lists/:listId/bad-rows':
    'rows that the caller brought, of an own list',
  'GET /companies/:companyId/communities/:communityId/announcements/:announcementId': 'what members of it read',
  'POST /companies/:companyId/communities/:communityId/announcements': 'the files that the caller brought',
  'PUT /companies/:companyId/communities/:communityId/announcements/:announcementId': 'what members of it read',
  'PUT /companies/:companyId/communities/:communityId/announcements/:announcementId/pin': 'what members of it read',
  'POST /companies/:companyId/communities/:communityId/announcements/files': 'the file that the caller brought',
  'POST /companies/:companyId/exports/:exportId/file': 'an own export, if its modules may still be read',
}

describe('WriteOnly takes no file and no link to one', () => {
  let app: Server
  let companyId: string
  let members: readonly Caller[]
  beforeAll(async () => {
    ;({ app } = await startApi({ mode: 'local' }))
    ;({ companyId } = await aCompany())
    const one = (permissions: object) => aMember(companyId, { permissions })
    members = (await Promise.all(['All', ...modules].map((module) => one({ [module]: 'WriteOnly' })))).map(
      ({ caller }) => caller,
    )
  })

  test.each(ofMembers.filter(answersFile).map((of) => [nameOf(of), of] as const))('%s', async (name, of) => {
    const params = of.path.replace(/:(\w+)/g, (_, param: string) => (param === 'companyId' ? companyId : newId()))
    const heard = members.map(async ({ person }) => {
      if (!person) throw new Error('Nobody is signed in')
      const reply = await app.inject({ method: of.method, url: `/api${params}?unheardOf=1`, headers: bearer(person) })
      return reply.statusCode
    })
    const isLetIn = (await Promise.all(heard)).some((status) => status !== 403)
    expect(isLetIn).toBe(name in allowed)
  })

  test('and what it may take is still there', () => {
    const names = new Set(ofMembers.filter(answersFile).map(nameOf))
    expect(Object.keys(allowed).filter((name) => !names.has(name))).toEqual([])
  })
})

describe('WriteOnly is told how many, and nobody’s name', () => {
  /** The calls that act and name some of those concerned. A new one is tried below, or needs more than WriteOnly. */
  test('in all calls that name some', () => {
    const naming = ofMembers.filter(
      (of) =>
        of.may.who === 'member' &&
        of.may.access === 'write' &&
        /"samples?":|"first":|"names":|"recipient":/.test(schemaOf(of)),
    )
    // A list of people to be entered shows the rows that the caller brought, and so do scholars of a former year.
    const showsOwnRows = /\/entry-lists|\/participants\/manuel/
    const unlikeActs = naming
      .filter((of) => !/"(ActAnswer|Refused)"/.test(schemaOf(of)) && !showsOwnRows.test(of.path))
      .map(nameOf)
    expect(unlikeActs.sort()).toEqual([
      'POST /companies/:companyId/communities/:communityId/mailings/:mailingId/call-back',
      'POST /companies/:companyId/communities/:communityId/mailings/:mailingId/pause',
      'POST /companies/:companyId/communities/:communityId/mailings/:mailingId/resume',
      'POST /companies/:companyId/communities/:communityId/mailings/:mailingId/stop',
      'POST /companies/:companyId/forms/:formId/applications/manuel',
      'POST /companies/:companyId/forms/:formId/applications/messages/preview',
      'POST /companies/:companyId/forms/:formId/mailings/:mailingId/call-back',
      'POST /companies/:companyId/forms/:formId/mailings/:mailingId/pause',
      'POST /companies/:companyId/forms/:formId/mailings/:mailingId/resume',
      'POST /companies/:companyId/forms/:formId/mailings/:mailingId/stop',
      'POST /companies/:companyId/participants/messages/preview',
      'POST /companies/:companyId/payments/approvals',
      'POST /companies/:companyId/payments/holds',
      'POST /companies/:companyId/payments/outcomes',
    ])
  })

  test('of applications: acts, messages, their previews, and what is called back', async () => {
    const company = await aCompany()
    const form = await aPublishedForm(company)
    const ids = { companyId: company.companyId, formId: form.id }
    const people = [await aCandidate(), await aCandidate()]
    const applied = []
    for (const one of people) applied.push((await aSubmittedApplication(one, form)).id)
    const { caller } = await aMember(ids.companyId, { permissions: { Applications: 'WriteOnly' } })
    const same = { ...ids, ...statusCall.body.parse({ applicationIds: applied, status: 'Submitted', dryRun: true }) }
    expect((await changeStatus(company.caller, same)).refused).toMatchObject([{ count: 2, sample: [{}, {}] }])
    expect((await changeStatus(caller, same)).refused).toEqual([{ reason: 'unchanged', count: 2, sample: [] }])
    await database().update(applicationSnapshots).set({ fit: 'doesNotFit' })
    const approval = { ...ids, ...statusCall.body.parse({ applicationIds: applied, status: 'Approved', dryRun: true }) }
    expect((await changeStatus(company.caller, approval)).unfit).toMatchObject({
      count: 2,
      names: [expect.any(String), expect.any(String)],
    })
    expect((await changeStatus(caller, approval)).unfit).toEqual({ count: 2, names: [] })
    const words = { subject: 'Haber', text: 'Merhaba {{name}}' }
    const message = {
      ...ids,
      ...messageCall.body.parse({ applicationIds: applied, ...words, channels: ['inApp', 'sms'] }),
    }
    expect((await sendMessages(company.caller, { ...message, dryRun: true })).unreached).toMatchObject([
      { count: 2, sample: [{}, {}] },
    ])
    const sent = await sendMessages(caller, message)
    expect(sent).toMatchObject({ changed: 2, unreached: [{ channel: 'sms', count: 2, sample: [] }] })
    const several = { ...ids, ...previewCall.body.parse({ applicationIds: applied, ...words }) }
    await expect(previewMessage(caller, several)).rejects.toThrow('permissions.missing')
    expect(await previewMessage(caller, { ...several, applicationIds: applied.slice(0, 1) })).toMatchObject({
      total: 1,
      recipient: { applicationId: applied[0] },
    })
    const back = await callBackMailing(caller, { ...ids, mailingId: sent.mailingId ?? '' })
    expect(back).toMatchObject({ state: 'calledBack', recipients: 2, first: null })
  })

  test('of payments', async () => {
    const { companyId, own, plan, aPayee, caller: root } = await aPaymentRound()
    const payee = await aPayee()
    await plan({ applicationIds: [payee.appId], times: 1 })
    const paymentIds = (await paymentsOf(payee.appId)).map(({ id }) => id)
    const { caller } = await aMember(own.companyId, { permissions: { Participants: 'WriteOnly' } })
    const free = { companyId, ...holdCall.body.parse({ paymentIds, held: false, dryRun: true }) }
    expect((await holdPayments(root, free)).refused).toMatchObject([{ count: 1, sample: [{ name: 'Ayşe Yılmaz' }] }])
    expect((await holdPayments(caller, free)).refused).toMatchObject([{ count: 1, sample: [] }])
  })

  test('of members of a community', async () => {
    const company = await aCompany()
    const { ids, join } = await aPublishedCommunity(company)
    const person = await aCandidate()
    await join(person)
    const form = await aPublishedForm(company)
    const { caller } = await aMember(ids.companyId, { permissions: { Communities: 'WriteOnly' } })
    const candidateIds = [person.candidateId]
    const message = {
      ...ids,
      ...membersCall.body.parse({ candidateIds, subject: 'Haber', text: 'Selam', channels: ['sms'], dryRun: true }),
    }
    expect((await sendToMembers(company.caller, message)).refused).toMatchObject([{ sample: [{}] }])
    expect((await sendToMembers(caller, message)).refused).toMatchObject([{ count: 1, sample: [] }])
    const invitation = { ...ids, ...poolCall.body.parse({ candidateIds, formId: form.id }) }
    expect(await inviteToForm(caller, invitation)).toMatchObject({ changed: 1 })
    expect((await inviteToForm(company.caller, invitation)).refused).toMatchObject([{ sample: [{}] }])
    expect((await inviteToForm(caller, invitation)).refused).toEqual([
      { reason: 'alreadyInvited', count: 1, sample: [] },
    ])
  })
})
