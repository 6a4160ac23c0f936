import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import { database } from '#database/connection.ts'
import { sessions } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { dataCopies } from '#database/schema/exports/data-copies.ts'
import { files as filesTable } from '#database/schema/files.ts'
import { notifications } from '#database/schema/notifications.ts'
import { outbox } from '#database/schema/outbox.ts'
import { lockOwnAccount } from '#domain/accounts/accounts/own-account.ts'
import { fileStore, setFileStore } from '#domain/ground/files/store.ts'
import { notifyNews } from '#domain/ground/notifications/notify-news.ts'
import { closeAccount } from '#domain/own-account/account-settings/close-account.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, bearer } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { readZip } from '../../../tests/files/read-zip.ts'
import { removeWhatIsLeft } from '../../../tests/files/remove-what-is-left.ts'
import { testApi } from '../../../tests/server.ts'
import { statementsOf } from '../../../tests/statements.ts'
import { fullCandidate, hidden, mark } from '../../../tests/worlds/full-candidate.ts'
import { makeDataCopy, makeTaken } from './making/make-data-copy.ts'
import { resumeDataCopies } from './making/resume-data-copies.ts'
import { takeCopy } from './making/take-copy.ts'
import { parts } from './parts/parts.ts'
import { sweepDataCopies } from './sweep-data-copies.ts'

testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

type Candidate = Awaited<ReturnType<typeof aCandidate>>

const ask = (who: Candidate, method: 'GET' | 'POST', path = '', whose = who) =>
  app.inject({
    method,
    url: `/api/candidates/${whose.candidateId}/data-copies${path}`,
    headers: bearer(who.caller.person),
  })

/** Requests a copy and returns its id. */
async function asked(who: Candidate): Promise<string> {
  const answer = await ask(who, 'POST')
  expect(answer.statusCode).toBe(202)
  return answer.json().items[0].id
}

const rowOf = async (id: string) => (await database().select().from(dataCopies).where(eq(dataCopies.id, id)))[0]

async function taken(who: Candidate, id: string) {
  const { address } = (await ask(who, 'POST', `/${id}/file`)).json()
  return app.inject({ url: address })
}

const newsOf = async ({ accountId }: Candidate) =>
  (await database().select().from(notifications).where(eq(notifications.accountId, accountId))).map(
    ({ event }) => event,
  )

/** Adds a file with this name to a candidate's documents, and returns its key. */
async function aFileOf({ candidateId }: Candidate, name: string): Promise<string> {
  const id = newId()
  const key = `${id}.pdf`
  await fileStore().put('private', key, Buffer.from(key))
  const size = key.length
  await database()
    .insert(filesTable)
    .values({ id, candidateId, name, key, size, type: 'application/pdf', sha256: 'x', pages: 1 })
  return key
}

describe('a copy of all data', () => {
  let files: Record<string, string>
  let owner: Awaited<ReturnType<typeof fullCandidate>>
  let another: typeof owner
  beforeAll(async () => {
    owner = await fullCandidate()
    another = await fullCandidate()
    const id = await asked(owner.candidate)
    await makeDataCopy({ copyId: id })
    const answer = await taken(owner.candidate, id)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
    files = await readZip(answer.rawPayload)
  })
  const all = (folder: string) =>
    Object.entries(files)
      .filter(([name]) => name.startsWith(folder))
      .map(([, content]) => content)
      .join('\n')

  test.each(parts.map(({ name }) => name))('has rows of %s', (name) => {
    expect(JSON.parse(files[`json/${name}.json`] ?? '[]').length).toBeGreaterThan(0)
  })

  const marked = [
    ...['profile', 'bankSealed', 'requirements', 'educations', 'experiences', 'certificates', 'competencies'],
    ...['communityMembers', 'joining', 'announcementReadings', 'communityMessages'],
    ...['documents', 'files', 'opportunityClaims', 'applications', 'handedIn', 'snapshotSensitive', 'profileThen'],
    ...['soru', 'typedAnswers', 'results', 'history', 'messages', 'documentRequests', 'sharedDocuments'],
    ...['interviews', 'interviewTimes', 'calendar', 'terms', 'excused', 'studyYears', 'bankAccounts', 'payments'],
    ...['transfers', 'account', 'sentCodes', 'passkeys', 'news', 'sentMessages', 'contacts', 'helpGiven'],
  ]
  test.each(marked)('tells %s, to people and to programs', (what) => {
    expect([all('html/').includes(mark(what)), all('json/').includes(mark(what))]).toEqual([true, true])
  })

  test('contains the decrypted values, for its owner', () => {
    for (const secret of ['10000000146', 'TR330006100519786457841326', owner.iban])
      expect([all('html/').includes(secret), all('json/').includes(secret)]).toEqual([true, true])
  })

  test('contains all files of the candidate, and those that are shown to them', () => {
    const contents = Object.entries(files).flatMap(([name, content]) => (name.startsWith('dosyalar/') ? content : []))
    const brought = [mark('sharedDocuments'), mark('messageFiles')]
    expect(contents.sort()).toEqual([`${mark('files')}.pdf`, ...brought, 'transkript.pdf'].sort())
    // The pages link to them.
    const links = [...all('html/').matchAll(/href="\.\.\/(dosyalar\/[^"]+)"/g)].map(([, path]) =>
      decodeURIComponent(path ?? ''),
    )
    expect(links.length).toBeGreaterThan(2)
    expect(links.filter((path) => !(path in files))).toEqual([])
  })

  test('contains no unpublished decision, internal data, secrets or data of others', () => {
    expect(all('').match(new RegExp(`${hidden('')}\\w+`, 'g'))).toBeNull()
    const statuses = JSON.parse(files['json/applications.json'] ?? '').map(({ status }: { status: string }) => status)
    expect(statuses.sort()).toEqual(['Approved', 'Submitted'])
    expect(all('html/')).not.toContain('Kabul edilmedi')
    expect(all('json/')).not.toContain('Rejected')
  })

  test('contains nothing of another candidate with the same kinds of data', () => {
    const { candidateId, accountId, appId, participantId, formId, otherId, company, candidate } = another
    const theirs = [candidateId, accountId, appId, participantId, formId, otherId, candidate.email]
    expect(theirs.filter((one) => all('').includes(one))).toEqual([])
    expect(all('')).not.toContain(`Kurum ${company.companyId.slice(-4)}`)
    // The own organization is named, so a leak would be found by this search.
    expect(all('')).toContain(`Kurum ${owner.company.companyId.slice(-4)}`)
  })

  test('names every field in the reader’s language', () => {
    expect(all('html/').match(/<dt class="raw">[^<]*/g)).toBeNull()
    expect(files['index.html']).toContain('Köprü’deki verilerin')
  })

  test('takes as many statements for sixty pieces of news as for three', async () => {
    const statements = async (count: number) => {
      const who = await aCandidate()
      const happened = { accountId: who.accountId, kind: 'documents', event: 'dataCopyReady', values: { days: 3 } }
      await database()
        .insert(notifications)
        .values(Array.from({ length: count }, () => ({ id: newId(), ...happened })))
      const id = await asked(who)
      const sent = await statementsOf(() => makeDataCopy({ copyId: id }))
      // The progress updates of each second are not counted.
      return sent.filter(({ text }) => !text.startsWith('update "data_copies" set "done"')).length
    }
    const few = await statements(3)
    expect(await statements(60)).toBe(few)
  })
})

describe('the life of a copy', () => {
  test('one file, one piece of news, one e-mail; one a day', async () => {
    const who = await aCandidate()
    const id = await asked(who)
    expect((await ask(who, 'POST', `/${id}/file`)).json().code).toBe('dataCopies.notReady')
    await makeDataCopy({ copyId: id })
    await makeDataCopy({ copyId: id })
    await notifyNews()
    expect((await ask(who, 'GET')).json().items).toMatchObject([{ id, state: 'ready' }])
    expect(await newsOf(who)).toEqual(['dataCopyReady'])
    const mails = await database().select().from(outbox).where(eq(outbox.recipient, who.email))
    expect(mails.map(({ text }) => text.includes('/student-dashboard/settings/data'))).toEqual([true])
    expect((await ask(who, 'POST')).json().code).toBe('dataCopies.tooSoon')
    await database()
      .update(dataCopies)
      .set({ createdAt: sql`now() - interval '25 hours'` })
      .where(eq(dataCopies.id, id))
    expect((await ask(who, 'POST')).statusCode).toBe(202)
    // The stored file is encrypted, so the store alone is not enough to read it.
    const stored = await fileStore().get('private', (await rowOf(id))?.fileKey ?? '')
    expect((await buffer(stored?.stream ?? Readable.from([]))).includes('index.html')).toBe(false)
  })

  test('two concurrent requests make one copy', async () => {
    const who = await aCandidate()
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(who, 'POST')))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409, 409, 409, 409])
  })

  test('is restarted if its process dies: one file, one piece of news', async () => {
    const who = await aCandidate()
    const id = await asked(who)
    const dead = await takeCopy(id)
    await fileStore().put('private', dead?.fileKey ?? '', Buffer.from('half a file'))
    await makeDataCopy({ copyId: id })
    expect((await rowOf(id))?.state).toBe('making')
    await database().update(dataCopies).set({ leasedUntil: sql`now()` }).where(eq(dataCopies.id, id))
    await resumeDataCopies()
    await makeDataCopy({ copyId: id })
    const ended = await rowOf(id)
    expect([ended?.state, ended?.attempts]).toEqual(['ready', 2])
    expect(await fileStore().exists('private', dead?.fileKey ?? '')).toBe(false)
    // The lost worker continues: its file is deleted.
    if (dead) await makeTaken(dead)
    expect((await rowOf(id))?.fileKey).toBe(ended?.fileKey)
    expect(await newsOf(who)).toEqual(['dataCopyReady'])
    // Or it writes its file and dies before deleting it.
    await fileStore().put('private', dead?.fileKey ?? '', Buffer.from('a whole file'))
    await removeWhatIsLeft('later')
    expect(await fileStore().exists('private', dead?.fileKey ?? '')).toBe(false)
    expect(await fileStore().exists('private', ended?.fileKey ?? '')).toBe(true)
  })

  test('is deleted after three days', async () => {
    const who = await aCandidate()
    const id = await asked(who)
    await makeDataCopy({ copyId: id })
    const { fileKey } = (await rowOf(id)) ?? {}
    await database().update(dataCopies).set({ expiresAt: sql`now()` }).where(eq(dataCopies.id, id))
    expect((await ask(who, 'POST', `/${id}/file`)).json().code).toBe('dataCopies.gone')
    await sweepDataCopies()
    expect(await fileStore().exists('private', fileKey ?? '')).toBe(false)
    expect((await ask(who, 'GET')).json().items).toMatchObject([{ id, state: 'expired' }])
  })

  test('is for its candidate alone, with a confirmation within ten minutes', async () => {
    const [who, another] = [await aCandidate(), await aCandidate()]
    const id = await asked(who)
    await makeDataCopy({ copyId: id })
    expect((await ask(another, 'POST', `/${id}/file`)).json().code).toBe('dataCopies.notFound')
    expect((await ask(another, 'POST', `/${id}/file`, who)).json().code).toBe('accounts.notFound')
    await database()
      .update(sessions)
      .set({ confirmedAt: sql`now() - interval '11 minutes'` })
      .where(eq(sessions.accountId, who.accountId))
    expect((await ask(who, 'POST', `/${id}/file`)).json().code).toBe('accounts.confirmationNeeded')
  })

  test('an earlier link is void once the copy has expired, and after the account is closed', async () => {
    const who = await aCandidate()
    const id = await asked(who)
    await makeDataCopy({ copyId: id })
    const { address } = (await ask(who, 'POST', `/${id}/file`)).json()
    expect((await app.inject({ url: address })).statusCode).toBe(200)
    await database().update(dataCopies).set({ expiresAt: sql`now()` }).where(eq(dataCopies.id, id))
    expect((await app.inject({ url: address })).statusCode).toBe(404)
    await database().update(dataCopies).set({ expiresAt: sql`now() + interval '1 day'` }).where(eq(dataCopies.id, id))
    expect((await app.inject({ url: address })).statusCode).toBe(200)
    await database().transaction(async (tx) => closeAccount(tx, await lockOwnAccount(tx, who.caller)))
    expect((await app.inject({ url: address })).statusCode).toBe(404)
  })

  test('a file missing in the store is listed on the first page, and the rest is complete', async () => {
    const who = await aCandidate()
    const [kept, lost] = [await aFileOf(who, 'durur.pdf'), await aFileOf(who, 'kayıp <b>.pdf')]
    await fileStore().remove('private', lost)
    const id = await asked(who)
    await makeDataCopy({ copyId: id })
    const files = await readZip((await taken(who, id)).rawPayload)
    expect(Object.entries(files).flatMap(([name, content]) => (name.startsWith('dosyalar/') ? content : []))).toEqual([
      kept,
    ])
    expect(files['index.html']).toContain('<li>kayıp &lt;b&gt;.pdf</li>')
  })

  test('closing the account during the copy leaves no file and sends no news', async () => {
    const who = await aCandidate()
    await aFileOf(who, 'belge.pdf')
    const id = await asked(who)
    const copy = await takeCopy(id)
    if (!copy?.fileKey) throw new Error('It was not taken')
    // The account is closed after the copy has read everything, when only the final update is left.
    const store = fileStore()
    setFileStore({
      ...store,
      async put(container, key, content, ...others) {
        const stored = await store.put(container, key, content, ...others)
        if (key === copy.fileKey)
          await database().transaction(async (tx) => closeAccount(tx, await lockOwnAccount(tx, who.caller)))
        return stored
      },
    })
    try {
      await makeTaken(copy)
    } finally {
      setFileStore(store)
    }
    expect(await rowOf(id)).toBeUndefined()
    expect(await store.exists('private', copy.fileKey)).toBe(false)
    expect(await newsOf(who)).toEqual([])
  })

  test('closing the account leaves no file even if the worker finishes writing it and then dies', async () => {
    const who = await aCandidate()
    const copy = await takeCopy(await asked(who))
    if (!copy?.fileKey) throw new Error('It was not taken')
    await database().transaction(async (tx) => closeAccount(tx, await lockOwnAccount(tx, who.caller)))
    await removeWhatIsLeft('now')
    await fileStore().put('private', copy.fileKey, Buffer.from('everything about them'))
    await removeWhatIsLeft('later')
    expect(await fileStore().exists('private', copy.fileKey)).toBe(false)
  })

  test('texts are escaped: neither pages nor the first page run scripts', async () => {
    const evil = '</script><script>alert(1)</script><img src=x onerror="alert(1)">'
    const who = await aCandidate({ name: evil, surname: `"><b>` })
    await aFileOf(who, `${evil}/../../../etc/passwd.pdf`)
    await database()
      .update(candidates)
      .set({ about: `${evil}\n${evil}` })
      .where(eq(candidates.id, who.candidateId))
    const id = await asked(who)
    await makeDataCopy({ copyId: id })
    const files = await readZip((await taken(who, id)).rawPayload)
    for (const [name, page] of Object.entries(files)) {
      expect(name).not.toMatch(/[<>"\\]|(?:^|\/)\.\.|^\//)
      if (!name.endsWith('.html')) continue
      expect(page).not.toMatch(/<script|<img|<b>|onerror="/)
      // The policy also stops scripts that a later page forgets to escape.
      expect(page).toContain(`<meta http-equiv="Content-Security-Policy" content="default-src 'none'`)
    }
    expect(files['html/profile.html']).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(files['index.html']).toContain('&lt;script&gt;')
    expect(JSON.parse(files['json/profile.json'] ?? '[]')[0].aboutMe).toBe(`${evil}\n${evil}`)
  })

  test('is deleted with the account', async () => {
    const who = await aCandidate()
    const id = await asked(who)
    await makeDataCopy({ copyId: id })
    await database().transaction(async (tx) => closeAccount(tx, await lockOwnAccount(tx, who.caller)))
    expect(await rowOf(id)).toBeUndefined()
  })

  test('is in the language of the account', async () => {
    const who = await aCandidate({ language: 'en' })
    const id = await asked(who)
    await makeDataCopy({ copyId: id })
    const files = await readZip((await taken(who, id)).rawPayload)
    expect(files['index.html']).toContain('Your data on Köprü')
    expect(files['html/profile.html']).toContain('<h1>Profile</h1>')
  })
})
