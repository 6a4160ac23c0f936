import { z } from 'zod'
import { problem } from '#contract/problems.ts'
import { withoutCredentials } from '#platform/url-credentials.ts'

/** The identity that a candidate claims. */
interface Claim {
  readonly tckn: string
  readonly name: string
  readonly surname: string
  readonly birthYear: number
}

/** A service that checks whether an identity number belongs to a person. */
export interface CitizenService {
  /** Whether the claim is true; throws if the service cannot tell. */
  isTrue(claim: Claim): Promise<boolean>
  onFailure(error: unknown): void
}

let service: CitizenService | undefined

/** Set at start. Without a service, valid check digits are enough. */
export function setCitizenService(given: CitizenService | undefined) {
  service = given
}

export const hasCitizenService = () => service !== undefined

/** Throws unless the service confirms the claim. */
export async function requireCitizen(claim: Claim) {
  const isTrue = await service?.isTrue(claim).catch((error: unknown) => {
    service?.onFailure(error)
    throw problem('citizen.unreachable')
  })
  if (!isTrue) throw problem('citizen.refused')
}

const Answer = z.object({ valid: z.boolean() })

/** A service at an address: it takes the claim as JSON and answers `{ "valid": true }` or `{ "valid": false }`. */
export function citizenServiceAt(url: string, onFailure: (error: unknown) => void, patience = 5000): CitizenService {
  const { address, authorization } = withoutCredentials(url)
  return {
    onFailure,
    async isTrue(claim) {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...authorization },
        body: JSON.stringify(claim),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      if (!answer.ok) {
        await answer.body?.cancel()
        throw new Error(`The citizen service answered ${answer.status}`)
      }
      return Answer.parse(await answer.json()).valid
    },
  }
}
