import { beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import { applicationConsents } from '#contract/applying/application-consents.ts'
import type { Person } from '#contract/caller.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, aPublishedForm, bearer } from './builders.ts'
import { testDatabase } from './database.ts'
import { aQuestion } from './form-parts.ts'
import { testApi } from './server.ts'

// The API in the specification's own words: what it sends has to be enough, under the names that it uses.

testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

async function senderFor(person: Person) {
  const headers = { ...(await bearer(person)), 'accept-language': 'en' }
  return async (method: Method, path: string, body?: object) => {
    const reply = await app.inject({ method, url: `/api${path}`, headers, ...(body && { body }) })
    return { status: reply.statusCode, json: reply.statusCode === 204 ? null : reply.json() }
  }
}

describe('applying, with nothing but what the specification names', () => {
  const why = aQuestion('shortText')
  let form: Awaited<ReturnType<typeof aPublishedForm>>
  beforeAll(async () => {
    form = await aPublishedForm(await aCompany(), { content: { questions: [why] } })
  })

  async function begin(body: object = {}) {
    const { caller, candidateId } = await aCandidate()
    const send = await senderFor(caller.person)
    const all = `/candidates/${candidateId}/applications`
    const { status, json } = await send('POST', all, { formId: form.id, ...body })
    expect(status).toBe(201)
    const address = `${all}/${json.id}`
    const answer = (value: string, more: object = {}) =>
      send('POST', `${address}/answers`, { isCompleted: true, answers: [{ questionId: why.id, value }], ...more })
    const kept = async () => (await send('GET', `${address}/answers`)).json.items[0]?.value
    const finalize = (more: object = {}) => send('PUT', `${address}/finalize`, { formId: form.id, ...more })
    return { send, all, address, answer, kept, finalize }
  }

  const consents = [...applicationConsents]

  test('answers are isCompleted and answers', async () => {
    const { answer, kept, send, address } = await begin()
    const empty = await send('POST', `${address}/answers`, { isCompleted: true, answers: [] })
    expect(empty.json.problems).toMatchObject([{ field: `answers.${why.id}` }])
    expect(await answer('Çünkü istiyorum')).toMatchObject({
      status: 200,
      json: { problems: [], newer: [], replaced: [] },
    })
    expect(await kept()).toBe('Çünkü istiyorum')
  })

  test('an answer without a device stands against what came before it, and gives way to what is typed after', async () => {
    const { answer, kept } = await begin()
    await answer('on a phone', { device: 'phone-0001', order: 7 })
    expect((await answer('without a device')).json).toMatchObject({ newer: [], replaced: [{ value: 'on a phone' }] })
    // The device's own earlier answer is not reported as another's.
    expect((await answer('without one again')).json).toMatchObject({ newer: [], replaced: [] })
    expect(await kept()).toBe('without one again')
    // Typed before, arrived later: the phone was offline.
    const late = { questionId: why.id, value: 'typed an hour ago', age: 3_600_000 }
    const heard = await answer('', { device: 'phone-0001', order: 8, answers: [late] })
    expect(heard.json.newer).toMatchObject([{ value: 'without one again', isOwn: false }])
    await answer('on the phone after all', { device: 'phone-0001', order: 9 })
    expect(await kept()).toBe('on the phone after all')
  })

  test('finalize is formId, where the consents came with the application', async () => {
    const { answer, finalize } = await begin({ consents })
    await answer('Çünkü istiyorum')
    expect(await finalize()).toMatchObject({ status: 200, json: { status: 'Submitted' } })
    // Twice answers the same.
    expect(await finalize()).toMatchObject({ status: 200, json: { status: 'Submitted' } })
  })

  test('or where they were given in a call of their own, one by one, as often as one likes', async () => {
    const { answer, finalize, send, address } = await begin()
    const [sharing, correctness] = consents
    await answer('Çünkü istiyorum')
    const outdated = { text: 'correctness', version: '1999-01-01' }
    for (const _ of ['once', 'twice']) {
      const given = await send('PUT', `${address}/consents`, { consents: [sharing, outdated] })
      expect(given).toEqual({ status: 200, json: { given: [sharing], missing: [correctness] } })
    }
    expect(await finalize()).toMatchObject({ status: 400, json: { errors: [{ field: 'consents.correctness' }] } })
    const whole = await send('PUT', `${address}/consents`, { consents: [correctness] })
    expect(whole.json).toEqual({ given: consents, missing: [] })
    expect(await finalize()).toMatchObject({ status: 200, json: { status: 'Submitted' } })
  })

  test('begun twice, the consents that come with the second time count too', async () => {
    const { answer, finalize, send, all } = await begin()
    await answer('Çünkü istiyorum')
    await send('POST', all, { formId: form.id, consents })
    expect((await finalize()).status).toBe(200)
  })

  test('what is missing is told by its field: the answer, and each consent', async () => {
    const { finalize } = await begin()
    const { status, json } = await finalize()
    expect([status, json.code]).toEqual([400, 'applications.incomplete'])
    expect(json.errors).toEqual([
      { field: `answers.${why.id}`, message: expect.any(String) },
      { field: 'consents.sharing', message: expect.stringContaining('sharing') },
      { field: 'consents.correctness', message: expect.stringContaining('correct') },
    ])
  })

  test('nobody agrees for somebody else, nor to what is not there', async () => {
    const { address } = await begin()
    const stranger = await aCandidate()
    const send = await senderFor(stranger.caller.person)
    expect((await send('PUT', `${address}/consents`, { consents })).status).toBe(404)
    const own = `/candidates/${stranger.candidateId}/applications/${newId()}/consents`
    expect((await send('PUT', own, { consents })).json.code).toBe('applications.notFound')
  })
})

describe('sections of an organization’s page, spelled as the specification spells them', () => {
  const given = {
    Title: 'Neler yapıyoruz?',
    Exp: '<p>Burs veriyoruz.</p>',
    Tags: ['burs'],
    Video: 'https://youtu.be/dQw4w9WgXcQ',
    Photo1: null,
    Photo2: null,
    Banner: null,
  }
  const ours = {
    title: given.Title,
    exp: given.Exp,
    tags: given.Tags,
    video: given.Video,
    photo1: null,
    photo2: null,
    banner: null,
  }
  async function anOrganization() {
    const { caller, companyId } = await aCompany()
    return { send: await senderFor(caller.person), own: `/companies/${companyId}` }
  }

  test.each([1, 2, 3])(
    'section%i takes and answers Title, Exp, Tags, Video, Photo1, Photo2, Banner',
    async (number) => {
      const { send, own } = await anOrganization()
      const section = `${own}/section${number}`
      expect(await send('PUT', section, given)).toEqual({ status: 200, json: { ...ours, ...given } })
      expect((await send('GET', section)).json).toEqual({ ...ours, ...given })
      expect((await send('GET', own)).json[`section${number}`]).toEqual({ ...ours, ...given })
      // Our own spelling still works.
      const renamed = await send('PUT', section, { ...ours, title: 'Biz kimiz?' })
      expect(renamed.json).toMatchObject({ title: 'Biz kimiz?', Title: 'Biz kimiz?' })
    },
  )

  test('what was answered is sent back with one of the two names changed', async () => {
    const { send, own } = await anOrganization()
    const answered = (await send('PUT', `${own}/section1`, given)).json
    const capital = await send('PUT', `${own}/section1`, { ...answered, Title: 'Yeni' })
    expect(capital.json).toMatchObject({ title: 'Yeni', Title: 'Yeni', exp: given.Exp })
    const own1 = await send('PUT', `${own}/section1`, { ...capital.json, tags: ['staj'] })
    expect(own1.json).toMatchObject({ title: 'Yeni', tags: ['staj'], Tags: ['staj'] })
    const unclear = await send('PUT', `${own}/section1`, { ...own1.json, title: 'Bir', Title: 'İki' })
    expect(unclear).toMatchObject({ status: 400, json: { code: 'request.invalid', errors: [{ field: 'Title' }] } })
    expect((await send('GET', `${own}/section1`)).json.title).toBe('Yeni')
  })

  test('what is under neither name is told', async () => {
    const { send, own } = await anOrganization()
    const { Banner: _, ...rest } = given
    expect((await send('PUT', `${own}/section2`, rest)).json.errors).toMatchObject([{ field: 'banner' }])
  })
})
