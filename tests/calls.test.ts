import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { answers } from '#api/api.ts'
import type { Server } from '#api/server.ts'
import type { Call } from '#contract/call.ts'
import { problemsOf } from '#contract/openapi/openapi-problems.ts'
import type { Schema } from '#contract/openapi/openapi-schemas.ts'
import { Problem } from '#contract/problems.ts'
import { SentFile } from '#contract/sent-file.ts'
import { aCandidate, aCompany, anApplication, aPublishedForm, aSubmittedApplication, bearer } from './builders.ts'
import { anyAddress, chance } from './chance.ts'
import { testDatabase } from './database.ts'
import { testApi } from './server.ts'
import { communityThings, isOfCommunity } from './walks/community-things.ts'
import { dataRequestThings } from './walks/data-request-things.ts'
import { aRequest, askSomething, deskThings } from './walks/desk-things.ts'
import { meant, partFor, valuesIn } from './walks/hostile.ts'
import { countActs, operatorThings } from './walks/operator-things.ts'
import { anyOrder } from './walks/order-things.ts'
import { isOfParticipants, participantThings } from './walks/participant-things.ts'
import { addressWith, type Part, partsOf, withReal } from './walks/requests.ts'

testDatabase()
const startApi = testApi()
let app: Server
let lines: string[]
beforeAll(async () => {
  ;({ app, lines } = await startApi())
})

// FUZZ_RUNS=10000 npx vitest run tests/calls.test.ts --test-timeout 3600000 is a longer fuzzing run. It runs several
// calls in parallel, because half of a request's time is waiting for the database.
const isLong = process.env.FUZZ_RUNS !== undefined
const runsFor = (parts: readonly Schema[]) => Number(process.env.FUZZ_RUNS ?? Math.min(90, 10 + 6 * valuesIn(parts)))

/** The minimum number of valid requests, beside the random ones. */
const FAIR = 5

describe('whatever is sent, a call answers as its contract says', { concurrent: isLong }, () => {
  test.each(answers.map(({ call }) => [`${call.method} ${call.path}`, call] as const))('%s', async (_, call) => {
    const outcomes = new Set<string>()
    const send = senderOf(call)
    const parts = partsOf(call)
    const answersAsDescribed = (valuesFor: (part: Schema) => fc.Arbitrary<Part>) =>
      fc.asyncProperty(fc.tuple(...parts.map(valuesFor)), async ([params = {}, query = {}, body = {}]) => {
        const answer = await send(params, query, body)
        outcomes.add(answer.statusCode < 300 ? 'accepted' : answer.json().code)
        expectAsDescribed(call, answer)
      })
    await fc.assert(answersAsDescribed(meant), { numRuns: FAIR })
    await fc.assert(answersAsDescribed(partFor), { numRuns: runsFor(parts) })
    // Both accepted and refused requests were tried.
    expect((await send({}, { unheardOf: '1' }, {})).json().code).toBe('request.invalid')
    expect([...outcomes].some((outcome) => !outcome.startsWith('request.'))).toBe(true)
    if (isOfCommunity(call.path)) await expectAccepted(send, parts)
  })
})

/** Some well-formed requests about existing objects must be accepted: otherwise only validation was tested. */
async function expectAccepted(send: ReturnType<typeof senderOf>, parts: readonly Schema[]) {
  const heard = new Set<string>()
  for (const [params = {}, query = {}, body = {}] of fc.sample(fc.tuple(...parts.map(meant)), 40)) {
    const answer = await send(params, query, body, () => true)
    if (answer.statusCode < 300) return
    heard.add(answer.json().code)
  }
  expect([...heard]).toContain('accepted')
}

/** Operators' accepted acts are recorded, refused ones are not. Parallel acts cannot be told apart. */
const isActOfOperator = ({ may, method, reads }: Call) =>
  may.who === 'operator' && method !== 'GET' && !reads && !isLong

function expectAsDescribed(call: Call, answer: Answer) {
  expect(answer.statusCode).toBeLessThan(500)
  if (answer.statusCode === 204) expect(answer.body).toBe('')
  else if (answer.statusCode < 300 && (call.output === SentFile || (call.orFile && answer.statusCode === 200)))
    expectFile(answer)
  else if (answer.statusCode < 300) expect(call.output.safeParse(answer.json()).error).toBeUndefined()
  else {
    expect(Problem.strict().safeParse(answer.json()).error).toBeUndefined()
    expect([...problemsOf(call), 'request.unknownPath']).toContain(answer.json().code)
  }
}

type Answer = Awaited<ReturnType<Server['inject']>>

/** Expects a file: bytes with a name and a type, which no cache may store. */
function expectFile({ headers, rawPayload }: Answer) {
  expect(rawPayload.length).toBeGreaterThan(0)
  expect(headers['content-type']).not.toContain('json')
  expect(headers['content-disposition']).toMatch(/^(?:inline|attachment); filename=/)
  expect(headers['cache-control']).toBe('private, no-store')
}

/** Sends requests of one call, each by a person who may make it. */
function senderOf(call: Call) {
  let visitor: Visitor | undefined
  return async (params: Part, query: Part, body: Part, isNamed = mostly): Promise<Answer> => {
    visitor ??= await visitorFor(call)
    const { headers, own, things } = visitor
    // Sometimes names an object that does not exist, or an invalid id.
    const named = isNamed() ? things : {}
    const before = isActOfOperator(call) ? await countActs() : 0
    const answer = await sendUntilHeard({
      method: call.method,
      url: addressWith(call, { ...params, ...own, ...named }, query),
      // A new address each time, because rate limits have tests of their own.
      remoteAddress: anyAddress(),
      headers: { ...headers, ...(call.body ? { 'content-type': 'application/json' } : {}) },
      ...(call.body ? { body: JSON.stringify(withReal(body, named)) } : {}),
    })
    if (isActOfOperator(call)) expect(await countActs()).toBe(before + (answer.statusCode < 300 ? 1 : 0))
    // Drops the log: thousands of requests log a gigabyte.
    lines.length = 0
    visitor = answer.statusCode === 401 ? undefined : await nextVisitor(call, visitor, answer)
    return answer
  }
}

const mostly = () => chance(4) > 0

/** Retries for a minute while the server sheds load on a busy machine. */
async function sendUntilHeard(request: InjectOptions): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    const answer = await app.inject(request)
    if (tries >= 600 || answer.statusCode !== 503 || answer.json().code !== 'server.busy') return answer
    await pause(100)
  }
}

/** A visitor who changed something may have nothing left to change; replacements can be repeated. */
async function nextVisitor(call: Call, visitor: Visitor, { statusCode }: Answer): Promise<Visitor | undefined> {
  if (statusCode >= 300 || call.method === 'GET' || call.method === 'PUT') return visitor
  // Reuses visitors: creating people takes longer than the request.
  if (chance(isLong ? 20 : 3) === 0) return undefined
  if (call.body) return visitor
  return visitor.newThings && { ...visitor, things: await visitor.newThings() }
}

interface Visitor {
  readonly headers: Record<string, string>
  readonly own: Part
  readonly things: Part
  /** Creates more objects, if that is faster than another visitor */
  readonly newThings?: () => Promise<Part>
}

/** A visitor who may make the call, and the ids of what belongs to them. */
async function visitorFor({ may, path }: Call): Promise<Visitor> {
  const formId = path.includes(':formId') || path.startsWith('/common/forms/:id') ? await aFormOf() : undefined
  const about = formId === undefined ? {} : { formId: formId.formId, id: formId.formId }
  if (may.who === 'anyone') return { headers: {}, own: about, things: await communityThings(path, {}) }
  if (path.includes(':orderId') || path.startsWith('/operations/companies/:id')) return visitorOfOrder(may)
  if (may.who === 'member' || may.who === 'root') {
    const company = formId?.company ?? (await aCompany())
    const { caller, companyId } = company
    const makeThings = isOfParticipants(path) ? participantThings : deskThings
    const newThings = async () => ({
      ...(await makeThings(path, { ...company, formId: formId?.formId })),
      ...(await dataRequestThings(path, may, { companyId })),
      ...(await communityThings(path, { company })),
    })
    const things = await newThings()
    const headers = await bearer(caller.person)
    return { headers, own: { companyId, ...about }, things, ...(Object.keys(things).length > 0 && { newThings }) }
  }
  const person = await aCandidate({ operator: may.who === 'operator' })
  const { caller, candidateId } = person
  const applied = path.includes('/applications/:id') ? await applicationOf({ caller, candidateId }) : {}
  const asked = path.includes(':requestId') ? { requestId: await aRequestTo({ caller, candidateId }) } : {}
  const things = {
    ...asked,
    ...(await operatorThings(path, may)),
    ...(await dataRequestThings(path, may, { candidateId })),
    ...(await communityThings(path, { member: person })),
  }
  return { headers: await bearer(caller.person), own: { candidateId, ...about, ...applied }, things }
}

/** A Root of an organization with an order, or an operator. */
async function visitorOfOrder({ who }: Call['may']): Promise<Visitor> {
  const { orderId, buyer } = await anyOrder()
  const { caller, companyId: id } = who === 'operator' ? { ...buyer, ...(await aCandidate({ operator: true })) } : buyer
  return {
    headers: await bearer(caller.person),
    own: who === 'operator' ? { id } : { companyId: id },
    things: { orderId },
  }
}

let formToApply: ReturnType<typeof aFormOf> | undefined

/** Begun, or handed in and asked about: both can be read and changed. */
async function applicationOf(candidate: Parameters<typeof anApplication>[0]) {
  formToApply ??= aFormOf()
  const { formId, company } = await formToApply
  if (chance(2)) return { id: (await anApplication(candidate, { id: formId })).id }
  const { id } = await aSubmittedApplication(candidate, { id: formId })
  await askSomething({ companyId: company.companyId, appId: id, candidateId: candidate.candidateId })
  return { id }
}

async function aRequestTo(candidate: Parameters<typeof anApplication>[0]) {
  const { formId, company } = await aFormOf()
  const { id: appId } = await aSubmittedApplication(candidate, { id: formId })
  return aRequest({ companyId: company.companyId, formId, appId, candidateId: candidate.candidateId }, 'Open')
}

async function aFormOf() {
  const company = await aCompany()
  const { id: formId } = await aPublishedForm(company)
  return { company, formId }
}
