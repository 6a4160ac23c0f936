import { afterAll, beforeAll } from 'vitest'
import type { listApplicationDocuments } from '#contract/applying/application-documents.ts'
import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { signedLink } from '#domain/ground/files/signed-link.ts'
import { setWaysIn } from '#domain/own-account/external-sign-in/ways-in.ts'
import { openIdClient } from '#platform/openid.ts'
import { anApplication, bearer, password } from '../builders.ts'
import { testApi } from '../server.ts'
import { googleClient, startGoogle } from '../services/google.ts'
import { istanbulSeninSecret } from '../services/handover.ts'
import { lastMessageTo } from '../visitor.ts'
import type { Before, Sent } from './bodies.ts'
import { aWorld, type World } from './world.ts'

interface Request {
  readonly method: string
  readonly path: string
  /** As `calls.json` says it. */
  readonly who: string
  readonly at: NonNullable<Sent['at']>
  readonly query: NonNullable<Sent['query']>
  readonly body: object | undefined
  readonly by: Sent['by']
}

/** One listening server with one world, for a test file that sends the specification's calls to it. */
export function specificationServer() {
  const startApi = testApi()
  let world: World
  let address: string
  let google: Awaited<ReturnType<typeof startGoogle>>

  beforeAll(async () => {
    const { app } = await startApi()
    address = await app.listen({ host: '127.0.0.1', port: 0 })
    google = await startGoogle()
    const redirectUri = 'https://kopru.example/google'
    setWaysIn({
      google: openIdClient({ ...googleClient, issuer: google.issuer, redirectUri }),
      istanbulSeninSecret,
      onFailure: () => {},
    })
    world = await aWorld()
  })
  afterAll(async () => {
    setWaysIn(undefined)
    await google.stop()
  })

  /** Makes a call as JSON, and answers its status and what came back. */
  async function make(method: string, path: string, body?: object, caller?: Caller) {
    const reply = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        'accept-language': 'en',
        ...(caller?.person && bearer(caller.person)),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const isJson = reply.headers.get('content-type')?.includes('json')
    return { status: reply.status, json: isJson ? await reply.json() : await reply.arrayBuffer() }
  }

  const callerFor = (who: string, by: Sent['by']) => {
    if (by || who === 'anyone') return by?.caller
    return (who === 'the candidate' ? world.candidate : world.company).caller
  }

  /**
   * Sends a call of the specification; `accepted`, or the status, the code and the fields of the problem. An act
   * that answers 200 but refuses everybody counts as refused.
   */
  async function send({ method, path, who, at, query, body, by }: Request) {
    const named: Readonly<Record<string, unknown>> = { ...world, ...at }
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(named[name])))
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([key, value]) => [value].flat().map((one) => [key, String(one)])),
    )
    const asked = search.size > 0 ? `${filled}?${search}` : filled
    const { status, json } = await make(method, asked, body, callerFor(who, by))
    const isIdle = status < 300 && json.changed === 0 && json.uploadId === undefined
    if (isIdle) return `changes nobody: ${JSON.stringify(json.refused)}`
    if (status < 300) return 'accepted'
    const fields = (json.errors ?? []).map(({ field }: { readonly field: string }) => field)
    return [status, json.code, ...fields].join(' ')
  }

  const before: Before = {
    async codeFor(by, method, path, body, to) {
      const { status, json } = await make(method, path, body, by?.caller)
      if (status >= 300) throw new Error(`${method} ${path}: ${status} ${json.code}`)
      return before.lastCodeTo(to)
    },
    lastCodeTo: async (to) => (await lastMessageTo(to)).code,
    lastTokenTo: async (to) => (await lastMessageTo(to)).token,
    async refreshTokenOf(email) {
      const signedIn = await make('POST', '/accounts/token', { grantType: 'password', email, password })
      return signedIn.json.refreshToken
    },
    async comeFromGoogle(email) {
      google.know({ sub: `google of ${email}`, email })
      const { json } = await make('GET', '/accounts/google?kind=Candidate')
      return { ...(await google.visit(json.address, email)), attempt: json.attempt }
    },
    async documentIn(draftId, documentTypeId) {
      const path = `/candidates/${world.candidateId}/applications/${draftId}/documents`
      const { json } = await make('GET', path, undefined, world.candidate.caller)
      const { items } = json as Output<typeof listApplicationDocuments>
      return items.find((one) => one.documentTypeId === documentTypeId)?.files[0]?.id ?? ''
    },
    linkTo(target, appId) {
      const { address: link } = signedLink(world.company.caller, target, appId)
      return Object.fromEntries(new URL(link, address).searchParams)
    },
    async numbersOf(path) {
      const { json } = await make('GET', path)
      return json.items[0].id
    },
  }

  const bare = { at: {}, query: {}, body: undefined, by: undefined }

  /** The requests for each call that is refused on purpose. */
  const refused: Readonly<Record<string, () => Promise<Omit<Request, 'method' | 'path' | 'who'>>>> = {
    'GET /common/forms/opportunities/{discountId}/apply': async () => bare,
    'PUT /candidates/{candidateId}/applications/{id}/finalize': async () => {
      const { id } = await anApplication(world.candidate, world.forms.other)
      return { ...bare, at: { id }, body: { formId: world.forms.other.id } }
    },
    'PUT /candidates/{candidateId}/profile/gsm': async () => ({ ...bare, body: { gsm: '+90AB12', code: '123456' } }),
  }

  return {
    get world() {
      return world
    },
    before,
    refused,
    send,
  }
}
