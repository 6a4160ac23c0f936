import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answer } from '#api/answer.ts'
import { answersIn } from '#api/api.ts'
import type { Server } from '#api/server.ts'
import type { Access } from '#contract/access.ts'
import { type Call, call } from '#contract/call.ts'
import type { Person } from '#contract/caller.ts'
import {
  anyone,
  candidate,
  full,
  type May,
  member,
  open,
  operator,
  read,
  readWrite,
  root,
  signedIn,
  write,
} from '#contract/may.ts'
import { problemsOf } from '#contract/openapi/openapi-problems.ts'
import { GrantLevel, Module, type Permissions } from '#contract/permissions.ts'
import { SentFile } from '#contract/sent-file.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, aMember, aPublishedForm, bearer } from './builders.ts'
import { testDatabase } from './database.ts'
import { testApi } from './server.ts'
import { communityThings, isOfCommunity } from './walks/community-things.ts'
import { meant } from './walks/hostile.ts'
import { addressWith, type Part, partsOf, withReal } from './walks/requests.ts'

testDatabase()
const startApi = testApi()

// Includes the calls for developers.
const answers = answersIn('local')

interface Visitor {
  readonly who: string
  readonly person?: Person
  readonly headers: Readonly<Record<string, string>>
}

let visitors: readonly Visitor[]
let candidateId: string
let companyId: string

beforeAll(async () => {
  const [own, other, ours, theirs] = await Promise.all([aCandidate(), aCandidate(), aCompany(), aCompany()])
  candidateId = own.candidateId
  companyId = ours.companyId
  const subs = await Promise.all(
    everyGrant.map(async (permissions) => ({
      who: `a sub-account with ${JSON.stringify(permissions)}`,
      ...(await aMember(companyId, { permissions })),
    })),
  )
  const strangers = await aMember(theirs.companyId, { permissions: { All: 'FullAccess' } })
  const people = [
    { who: 'the candidate', ...own },
    { who: 'another candidate', ...other },
    { who: 'Root', ...ours },
    { who: 'Root of another organization', ...theirs },
    { who: 'a sub-account of another organization', ...strangers },
    ...subs,
  ]
  // An operator is also a candidate or a member, and in that role reads only their own data.
  const runs = await aCandidate({ operator: true })
  people.push({ who: 'an operator', ...runs })
  const bare = { ...runs.caller.person, operator: 'unprotected' } as const
  people.push({ who: 'an operator without a second factor', ...runs, caller: { ...runs.caller, person: bare } })
  const root = { ...theirs.caller.person, operator: 'ready' } as const
  people.push({ who: 'an operator who is Root elsewhere', ...theirs, caller: { ...theirs.caller, person: root } })
  const day = 24 * 60 * 60 * 1000
  const late = { ...ours.caller.person, protectBy: Date.now() - day }
  people.push({
    who: 'Root without the second factor that is demanded',
    ...ours,
    caller: { ...ours.caller, person: late },
  })
  const soon = { ...ours.caller.person, protectBy: Date.now() + day }
  people.push({ who: 'Root who has a day left to set one up', ...ours, caller: { ...ours.caller, person: soon } })
  const signedInVisitors = people.map(async ({ who, caller: { person } }) => ({
    who,
    person,
    headers: await bearer(person),
  }))
  visitors = [{ who: 'nobody', headers: {} }, ...(await Promise.all(signedInVisitors))]
})

const everyGrant: readonly Permissions[] = [
  {},
  ...(['All', ...Module.options] as const).flatMap((scope) => GrantLevel.options.map((level) => ({ [scope]: level }))),
  { All: 'WriteRead', Forms: 'ReadOnly' },
  { All: 'FullAccess', Forms: 'Unknown' },
  { All: 'ReadOnly', Forms: 'WriteOnly' },
]

describe('every call of the product lets in whom it says, and nobody else', () => {
  let app: Server
  beforeAll(async () => {
    ;({ app } = await startApi({ mode: 'local' }))
  })

  test.each(answers.map((one) => [nameOf(one.call), one.call] as const))('%s', async (_, of) => {
    expect(await walk(app, of)).toEqual(expectedOf(of))
  })

  test.each(answers.map((one) => [nameOf(one.call), one.call] as const))(
    '%s names in its address whose it is',
    (_, of) => {
      if (of.may.who === 'candidate') expect(of.path).toMatch(/^\/candidates\/:candidateId(\/|$)/)
      if (of.may.who === 'member' || of.may.who === 'root') expect(of.path).toMatch(/^\/companies\/:companyId(\/|$)/)
    },
  )
})

test.each(answers.map((one) => [nameOf(one.call), one.call] as const))('%s says whom it refuses how', (_, of) => {
  const refusals = [
    'accounts.signInNeeded',
    'accounts.notFound',
    'permissions.missing',
    'operations.secondFactorNeeded',
    'companies.secondFactorNeeded',
  ]
  const heard = new Set(Object.values(expectedOf(of)).map((outcome) => codeOf(outcome)))
  expect(problemsOf(of)).toEqual(expect.arrayContaining(refusals.filter((code) => heard.has(code))))
})

describe('what is of another’s community is not there', () => {
  let app: Server
  let ours: Awaited<ReturnType<typeof aCompany>>
  let theirs: Awaited<ReturnType<typeof aCompany>>
  let stranger: Awaited<ReturnType<typeof aCandidate>>
  beforeAll(async () => {
    ;({ app } = await startApi())
    ;[ours, theirs, stranger] = await Promise.all([aCompany(), aCompany(), aCandidate()])
  })

  /** The answers to well-formed requests about existing objects. */
  async function heardOf(of: Call, who: Person, own: Part, things: Part) {
    const headers = await bearer(who)
    const heard = new Set<string>()
    for (const [params = {}, query = {}, body = {}] of fc.sample(fc.tuple(...partsOf(of).map(meant)), 30)) {
      const answer = await app.inject({
        method: of.method,
        url: addressWith(of, { ...params, ...things, ...own }, query),
        headers: { ...headers, ...(of.body && { 'content-type': 'application/json' }) },
        ...(of.body && { body: JSON.stringify(withReal(body, things)) }),
      })
      const said = answer.statusCode < 300 ? 'accepted' : answer.json().code
      if (said !== 'request.invalid') heard.add(said)
    }
    return [...heard]
  }

  const about = answers.map((one) => one.call).filter(({ path }) => isOfCommunity(path))
  const ofMembers = about.filter(({ may }) => may.who === 'member' || may.who === 'root')

  test.each(ofMembers.map((of) => [nameOf(of), of] as const))('%s, of another organization', async (_, of) => {
    const things = await communityThings(of.path, { company: theirs })
    const own = { companyId: ours.companyId, ...(await formIn(of, ours)) }
    expect(await heardOf(of, ours.caller.person, own, things)).toEqual(['communities.notFound'])
  })

  // An announcement, a letter, an invitation or a removal.
  const ofParts = ofMembers.filter(({ path }) => /:(?!companyId|communityId|formId)\w+/.test(path))

  test.each(ofParts.map((of) => [nameOf(of), of] as const))('%s, under a community of one’s own', async (_, of) => {
    const { communityId } = await communityThings(of.path, { company: ours })
    const things = { ...(await communityThings(of.path, { company: theirs })), communityId }
    const heard = await heardOf(of, ours.caller.person, { companyId: ours.companyId }, things)
    expect(heard).toEqual([expect.stringMatching(/otFound$|^communities.removalOver$/)])
  })

  // All candidates may view and join a community.
  const ofCandidates = about.filter(
    ({ may, method, path }) => may.who === 'candidate' && !(/:communityId$/.test(path) && /GET|PUT/.test(method)),
  )

  test.each(ofCandidates.map((of) => [nameOf(of), of] as const))('%s, for who is no member', async (_, of) => {
    const things = await communityThings(of.path, {})
    const { candidateId, caller } = stranger
    expect(await heardOf(of, caller.person, { candidateId }, things)).toEqual(['communities.notFound'])
  })
})

/** A form of the organization, where the address names one. */
const formIn = async ({ path }: Call, company: Awaited<ReturnType<typeof aCompany>>) =>
  path.includes(':formId') ? { formId: (await aPublishedForm(company)).id } : {}

describe('every rule that a call can have is kept', () => {
  const rules: readonly May[] = [
    ...[anyone, signedIn, candidate, member, root, operator],
    ...Module.options.flatMap((module) => [open, read, write, readWrite, full].map((may) => may(module))),
  ]
  const calls = rules.map((may, index) => {
    const owner = may.who === 'candidate' ? '/candidates/:candidateId' : '/companies/:companyId'
    const names = may.who === 'candidate' ? { candidateId: z.string() } : { companyId: z.string() }
    return call('PUT', `${owner}/rule-${index}`, { summary: 'A rule', params: z.object(names), output: z.null(), may })
  })
  let app: Server
  beforeAll(async () => {
    ;({ app } = await startApi({ answers: calls.map((of) => answer(of, async () => null)) }))
  })

  test.each(calls.map((of) => [JSON.stringify(of.may), of] as const))('%s', async (_, of) => {
    expect(await walk(app, of)).toEqual(expectedOf(of))
  })
})

describe('whoever may only write opens one thing by its address', () => {
  const ofModules = answers.flatMap(({ call: of }) => (of.may.who === 'member' && of.may.module ? [of] : []))
  const readers = ofModules.filter((of) => !['write', 'readWrite', 'full'].includes(accessOf(of) ?? ''))

  test('and there are such calls, about a form and about an application', () => {
    const opened = readers.filter(showsOne).map(nameOf)
    expect(opened).toContain('GET /companies/:companyId/forms/:formId')
    expect(opened).toContain('GET /companies/:companyId/forms/:formId/applications/:appId')
  })

  test.each(readers.map((of) => [nameOf(of), of] as const))('%s', (_, of) => {
    expect(accessOf(of)).toBe(showsOne(of) ? 'open' : 'read')
  })
})

const accessOf = ({ may }: Call) => (may.who === 'member' ? may.access : undefined)

/**
 * Whether a call shows a single application, participant, form or community, or a part of one. Everything else is a
 * list, a count or an export, including what belongs to another module below a form: it concerns all its applications.
 */
function showsOne({ method, path, output, query, may }: Call) {
  // Marking as seen counts as opening, also after a prefetch.
  if (path.endsWith('/applications/:appId/seen')) return true
  if (method !== 'GET' || output === SentFile) return false
  if (path.includes('/applications/:appId')) return true
  if (/\/participants\/(:id|applications\/:candidateId)|\/terms\/:termId$/.test(path)) return true
  if (/\/communities\/:communityId(\/announcements\/:announcementId)?$/.test(path)) return true
  const isPage = Object.keys(query?.shape ?? {}).includes('pageNumber')
  return path.includes('/forms/:formId') && may.who === 'member' && may.module === 'Forms' && !isPage
}

test('a rule that this walk has never heard of is a mistake, not a pass', () => {
  const strange = { ...(answers[0]?.call as Call), may: { who: 'passerBy' } as unknown as May }
  expect(() => expectedOf(strange)).toThrow('passerBy')
})

type Outcome = 'sign in first' | 'not found' | 'not allowed' | 'protect first' | 'protect as the team does' | 'let in'

/**
 * The outcome of a call for every kind of caller. An unknown query key makes permitted calls fail, so that nothing is
 * changed.
 */
async function walk(app: Server, of: Call): Promise<Record<string, string>> {
  const url = `/api${of.path.replace(/:(\w+)/g, (_, name: string) => idFor(name))}?unheardOf=1`
  const heard = visitors.map(async ({ who, headers }) => {
    const reply = await app.inject({ method: of.method, url, headers })
    return [who, outcomeOf(`${reply.statusCode} ${reply.json().code}`)] as const
  })
  return Object.fromEntries(await Promise.all(heard))
}

const idFor = (name: string) => ({ candidateId, companyId })[name] ?? newId()

const outcomes: Readonly<Record<string, Outcome>> = {
  '401 accounts.signInNeeded': 'sign in first',
  '404 accounts.notFound': 'not found',
  '403 permissions.missing': 'not allowed',
  '403 operations.secondFactorNeeded': 'protect first',
  '403 companies.secondFactorNeeded': 'protect as the team does',
  '400 request.invalid': 'let in',
}
const outcomeOf = (heard: string) => outcomes[heard] ?? heard
const codeOf = (outcome: Outcome) =>
  Object.keys(outcomes)
    .find((heard) => outcomes[heard] === outcome)
    ?.split(' ')[1]

function expectedOf(of: Call): Record<string, Outcome> {
  return Object.fromEntries(visitors.map(({ who, person }) => [who, expectedFor(of, person)]))
}

/** The rules of permission, written independently of the code that they are compared with. */
function expectedFor({ may, method, path }: Call, person: Person | undefined): Outcome {
  if (may.who === 'anyone') return 'let in'
  if (!person) return 'sign in first'
  switch (may.who) {
    case 'signedIn':
      return 'let in'
    case 'candidate':
      return person.kind === 'Candidate' && person.candidateId === candidateId ? 'let in' : 'not found'
    case 'operator':
      return expectedOfOperator(person)
    case 'root':
    case 'member':
      if (!isMember(person)) return 'not found'
      if (isLate(person) && !setsUp.test(`${method} ${path}`)) return 'protect as the team does'
      return person.userType === 'Root' || isGranted(may, person.permissions) ? 'let in' : 'not allowed'
    default:
      throw new Error(`Nobody has said who passes "${JSON.stringify(may)}"`)
  }
}

const isMember = (person: Person): person is Extract<Person, { kind: 'Company' }> =>
  person.kind === 'Company' && person.companyId === companyId

const isLate = (person: Person) =>
  person.kind === 'Company' && person.protectBy !== undefined && person.protectBy < Date.now()

/** Setting up a second factor, and notifications. */
const setsUp =
  /^(PUT .*:companyId\/(twofactor|gsm|otp)|POST .*:companyId\/(send\/verification|news\/read)|GET .*:companyId\/news)$/

const expectedOfOperator = ({ operator: state }: Person): Outcome =>
  state === undefined ? 'not found' : state === 'ready' ? 'let in' : 'protect first'

const levelsFor: Readonly<Record<Access, RegExp>> = {
  open: /^(ReadOnly|WriteOnly|WriteRead|FullAccess)$/,
  read: /^(ReadOnly|WriteRead|FullAccess)$/,
  write: /^(WriteOnly|WriteRead|FullAccess)$/,
  readWrite: /^(WriteRead|FullAccess)$/,
  full: /^FullAccess$/,
}

function isGranted(may: May, permissions: Permissions) {
  if (may.who !== 'member') return false
  const { module, access } = may
  if (module === undefined || access === undefined) return true
  const level = permissions[module] ?? permissions.All ?? ''
  // `All` with write access adds writing to a module with read access.
  if (access === 'readWrite' && levelsFor.write.test(permissions.All ?? '')) return levelsFor.read.test(level)
  if (levelsFor[access].test(level)) return true
  // `All` with write access writes everywhere, and opens what it writes.
  return (access === 'write' || access === 'open') && levelsFor.write.test(permissions.All ?? '')
}

function nameOf({ method, path }: Call) {
  return `${method} ${path}`
}
