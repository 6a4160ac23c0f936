import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import type { Server } from '#api/server.ts'
import { setWaysIn } from '#domain/own-account/external-sign-in/ways-in.ts'
import { openIdClient } from '#platform/openid.ts'
import { testApi } from '../server.ts'
import { visitor } from '../visitor.ts'
import { type GooglePerson, googleClient, startGoogle } from './google.ts'

type Visitor = ReturnType<typeof visitor>

/** The consents of a new account. */
export const agreed = { name: 'Ayşe', surname: 'Yılmaz', termsAccepted: true, noticeRead: true }

/** The API with a Google of its own, for one test file, and people who sign in with it. */
export function testGoogle() {
  const startApi = testApi()
  const failures: unknown[] = []
  let app: Server
  let google: Awaited<ReturnType<typeof startGoogle>>
  let people = 0

  beforeAll(async () => {
    ;({ app } = await startApi())
    google = await startGoogle()
    configureGoogle()
  })
  afterEach(() => vi.useRealTimers())
  afterAll(async () => {
    setWaysIn(undefined)
    await google.stop()
  })

  /** Configures Google, and the municipal app if a secret is given. */
  function configureGoogle(more: object = {}, istanbulSeninSecret?: string) {
    const redirectUri = 'https://kopru.example/google'
    const client = openIdClient({ ...googleClient, issuer: google.issuer, redirectUri, ...more })
    setWaysIn({ google: client, istanbulSeninSecret, onFailure: (error) => failures.push(error) })
  }

  /** A person with a Google account. */
  function aPerson(details: Partial<GooglePerson> = {}): GooglePerson {
    const number = ++people
    const person = {
      sub: `google-${number}`,
      email: `google${number}@kopru.test`,
      given_name: 'Ayşe',
      family_name: 'Yılmaz',
      ...details,
    }
    google.know(person)
    return person
  }

  /** Goes to Google and back, and returns what the page then sends. */
  async function comeBack(visit: Visitor, email: string, kind = 'Candidate') {
    const { json } = await visit.get(`/accounts/google?kind=${kind}`)
    return { ...(await google.visit(json.address, email)), attempt: json.attempt as string }
  }

  const enter = async (visit: Visitor, email: string, kind?: string) =>
    visit.post('/accounts/google', await comeBack(visit, email, kind))

  const newVisitor = (options?: Parameters<typeof visitor>[1]) => visitor(app, options)

  return { google: () => google, failures, configureGoogle, aPerson, comeBack, enter, newVisitor }
}
