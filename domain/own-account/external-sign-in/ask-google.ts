import { z } from 'zod'
import { Email, Name, Surname } from '#contract/fields/patterns.ts'
import { problem } from '#contract/problems.ts'
import { OpenIdRefused, type OpenIdReturn, OpenIdUnreachable } from '#platform/openid.ts'
import type { Attempt } from './sealed.ts'
import { google } from './ways-in.ts'

/** Exchanges the code from Google for the person's identity, as far as Google has verified it. */
export async function askGoogle(back: OpenIdReturn, attempt: Attempt) {
  const claims = Claims.safeParse(await inWords((client) => client.finish(back, attempt))).data
  if (!claims) throw problem('google.emailUnverified')
  const { sub: subject, email, given_name: name, family_name: surname } = claims
  return { subject, email, name: Name.catch('').parse(name), surname: Surname.catch('').parse(surname) }
}

/** Turns any failure of Google into a problem. */
export async function inWords<T>(work: (client: ReturnType<typeof google>['client']) => Promise<T>): Promise<T> {
  const { client, onFailure } = google()
  try {
    return await work(client)
  } catch (error) {
    if (error instanceof OpenIdRefused) throw problem('google.refused')
    if (!(error instanceof OpenIdUnreachable)) throw error
    onFailure(error)
    throw problem('google.unreachable')
  }
}

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: Email,
  email_verified: z.literal(true),
  given_name: z.string().trim().optional(),
  family_name: z.string().trim().optional(),
})
