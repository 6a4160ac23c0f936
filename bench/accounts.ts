import { verify } from '@node-rs/argon2'
import { issueAccessToken, personOfToken } from '#domain/accounts/accounts/sessions/access-token.ts'
import { hashPassword } from '#platform/passwords.ts'
import { setSecret } from '#platform/secrets.ts'
import { aCandidate, password } from '../tests/builders.ts'
import { post, requests } from './load.ts'
import { alternately, operations } from './measure.ts'
import { limit, ratio } from './rows.ts'

const width = 16

/**
 * Signing in over HTTP, compared with its password hash, which is slow on purpose. Every lane has a person of its own.
 */
export async function measureSignIn(url: string) {
  const people = await Promise.all(Array.from({ length: width }, () => aCandidate()))
  const stored = await hashPassword(password)
  let next = 0
  const signIn = () => {
    const email = people[next++ % width]?.email
    return post(`${url}/api/accounts/token`, { grantType: 'password', email, password })
  }
  const speed = await alternately({
    signIn: () => operations(signIn, { width, seconds: 3 }),
    bare: () => operations(() => verify(stored, password), { width, seconds: 3 }),
  })
  return [ratio('sign-ins over HTTP / bare argon2id verifications', speed.signIn, speed.bare, 0.8)]
}

/** The cost of verifying a token, as a share of the cheapest call: a cached answer of a few lines. */
export async function measureToken(url: string) {
  setSecret('the bench signs and believes its own tokens')
  const { caller } = await aCandidate()
  const token = issueAccessToken(caller.person)
  const speed = await alternately({
    check: () => operations(() => personOfToken(token)),
    call: () => requests(`${url}/api/data/levels`),
  })
  return [limit('token check, of the time of a small call', (100 * speed.call) / speed.check, '%', 5)]
}
